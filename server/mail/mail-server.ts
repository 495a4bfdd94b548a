import { createTransport } from 'nodemailer'
import type { MailServerSettings } from '../config'
import type { Mail } from './repository'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** A reachable server answers within seconds; its work after the last line of a mail may take ten minutes (RFC 5321, 4.5.3.2.6). */
const TIMEOUTS = {
  ...{ dnsTimeout: 15 * SECOND_MS, connectionTimeout: 15 * SECOND_MS, greetingTimeout: 15 * SECOND_MS },
  socketTimeout: 10 * MINUTE_MS,
}

/** Longest time for one mail, whatever the server does. */
const LONGEST_MS = 12 * MINUTE_MS

/** A server that delivers a mail claims it for longer than that. */
export const CLAIM_MS = 15 * MINUTE_MS

/** Opens the mail server that takes the outbox's mail. */
export function openMailServer({ url, from }: MailServerSettings) {
  const transport = createTransport({ url, ...TIMEOUTS }, { from })
  const giveUp = new AbortController()
  return {
    /** Resolves when the server has accepted the mail. Throws its answer otherwise; an aborted mail may have been accepted all the same. */
    carry: async ({ id, to, subject, text }: Mail): Promise<void> => {
      const signal = AbortSignal.any([giveUp.signal, AbortSignal.timeout(LONGEST_MS)])
      await transport.sendMail({ to, subject, text, messageId: `<${id}@branchline>`, signal })
    },
    /** Aborts the running delivery after the given time. */
    stopWithin: (patienceMs: number): void => {
      setTimeout(() => giveUp.abort(), patienceMs).unref()
    },
    close: (): void => transport.close(),
  }
}

/**
 * Returns whether a mail server has permanently refused this mail: its recipient, or its content. Any other failure may be resolved on
 * either side.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')
