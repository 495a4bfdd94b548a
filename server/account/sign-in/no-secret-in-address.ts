import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'

const SECRETS = /pass|pwd|secret|^(?:key|code|verificationcode|ticket|token)$/

/**
 * Refuses a password, a key or a code in the address of a call: addresses end up in logs, histories and proxies. Runs before the body is
 * read.
 */
export function noSecretInAddress({ query }: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const secret = Object.keys(query ?? {}).find((name) => SECRETS.test(name.toLowerCase().replace(/[^a-z]/g, '')))
  done(secret === undefined ? undefined : refused(secret))
}

const refused = (name: string): Refusal =>
  new Refusal(
    CODE.secretInAddress,
    `The address of this call must not carry "${name}": addresses are written to logs. Send it in the body, and choose another password if it was a plain one.`,
    { name },
  )
