import { createTransport } from 'nodemailer'
import type { MailServerSettings } from '../config'
import type { Mail } from './repository'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** A server that is there answers within seconds; what it does with a mail after the last line may take ten minutes (RFC 5321, 4.5.3.2.6). */
const TIMEOUTS = {
  ...{ dnsTimeout: 15 * SECOND_MS, connectionTimeout: 15 * SECOND_MS, greetingTimeout: 15 * SECOND_MS },
  socketTimeout: 10 * MINUTE_MS,
}

/** No mail takes longer, whatever the server does. */
const LONGEST_MS = 12 * MINUTE_MS

/** Whoever carries a mail has it for himself for longer than that. */
export const CLAIM_MS = 15 * MINUTE_MS

/** The mail server that takes the outbox's mail. */
export function openMailServer({ url, from }: MailServerSettings) {
  const transport = createTransport({ url, ...TIMEOUTS }, { from })
  const giveUp = new AbortController()
  return {
    /** Resolves when the server has taken the mail. Throws what it answered; a mail that was cut off may be taken all the same. */
    carry: async ({ id, to, subject, text }: Mail): Promise<void> => {
      const signal = AbortSignal.any([giveUp.signal, AbortSignal.timeout(LONGEST_MS)])
      await transport.sendMail({ to, subject, text, messageId: `<${id}@branchline>`, signal })
    },
    /** Cuts off what is being carried, as soon as the given time is over. */
    stopWithin: (patienceMs: number): void => {
      setTimeout(() => giveUp.abort(), patienceMs).unref()
    },
    close: (): void => transport.close(),
  }
}

/** Whether a mail server has refused this mail for good: its recipient, or what it says. Anything else may be mended on either side. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')
