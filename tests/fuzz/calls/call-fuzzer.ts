import type { FastifyInstance, InjectOptions } from 'fastify'
import { CODE } from '../../../src/contract/envelope'
import type { Caller } from '../../helpers/server'
import { diceFor, type Dice } from '../dice'
import { mutateJson } from '../mutate-json'
import { toText } from '../odd-values'
import type { FuzzCall } from './call-list'
import { valueFor, type KnownValues } from './schema-value'

/** An answer that takes longer hangs. */
const HANG_MS = 20_000
const CLOSED = [401, 403]

export interface FuzzCaller {
  current: () => Promise<Caller>
  /** True after a call has ended the caller's session: the caller signs in before the next one. */
  signedOut: () => void
}

export interface CallFuzz {
  app: FastifyInstance
  calls: readonly FuzzCall[]
  /** Callers to choose from. */
  callers: readonly FuzzCaller[]
  known: KnownValues
  /** Bodies that work, by path: what a schema cannot describe is reached by changing these. */
  bodies: Readonly<Record<string, (dice: Dice) => object>>
  /** Texts that belong to somebody else; none of them may come back. */
  secrets: readonly string[]
}

export type CallOutcome = { call: FuzzCall; code: number; failure: null } | { call: FuzzCall; code: number; failure: string }

/** The request of a number, always the same for the same seed. */
export function requestOf({ calls, known, bodies }: CallFuzz, dice: Dice): { call: FuzzCall; options: InjectOptions } {
  const call = calls[dice.below(calls.length)]
  if (!call) throw new Error('There is no call to fuzz')
  let url = call.path
  const query: Record<string, string> = {}
  const headers: Record<string, string> = { language: dice.pick(['en-US', 'zh-CN', 'de_DE', '..', 'x'.repeat(300)]) }
  for (const parameter of call.parameters) {
    if (!parameter.isRequired && dice.onceIn(3)) continue
    const value = asText(valueFor(parameter.schema, known, dice))
    if (parameter.in === 'path') url = url.replace(`:${parameter.name}`, encodeURIComponent(value))
    else query[parameter.name] = value
  }
  const payload = call.method === 'GET' ? undefined : bodyOf(call, known, bodies, dice)
  return {
    call,
    options: {
      method: call.method,
      url: url.replace(/:\w+/g, 'x'),
      query,
      headers: payload === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      // Rates are counted by address: one address for all would only test the limit.
      remoteAddress: `10.${dice.below(250)}.${dice.below(250)}.${dice.below(250)}`,
      ...(payload === undefined ? {} : { payload }),
    },
  }
}

/** Makes the request of a number and judges the answer: an envelope, no failure of the server, nothing of others, in time. */
export async function fuzzCall(fuzz: CallFuzz, seed: number, number: number): Promise<CallOutcome> {
  const dice = diceFor(seed, number)
  const { call, options } = requestOf(fuzz, dice)
  const who = fuzz.callers[dice.below(fuzz.callers.length)]
  if (!who) throw new Error('There is nobody to call')
  const caller = await who.current()
  const response = await Promise.race([
    caller.send(options),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), HANG_MS).unref()),
  ])
  if (!response) return { call, code: 0, failure: `no answer after ${HANG_MS} ms` }
  const leaked = fuzz.secrets.find((secret) => response.body.includes(secret))
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const code = isJson ? ((JSON.parse(response.body) as { code?: number }).code ?? 0) : response.statusCode
  if (code === CODE.signedOut) who.signedOut()
  if (leaked) return { call, code, failure: `somebody else's data came back: ${leaked}` }
  if (response.statusCode >= 500 || code === CODE.serverError)
    return { call, code, failure: `${response.body.slice(0, 300)} to ${JSON.stringify(options)}` }
  if (isJson && typeof code !== 'number') return { call, code, failure: `an answer without an envelope: ${response.body.slice(0, 300)}` }
  if (CLOSED.includes(response.statusCode)) return { call, code, failure: `HTTP ${response.statusCode} where a refusal is an envelope` }
  return { call, code, failure: null }
}

function bodyOf(call: FuzzCall, known: KnownValues, bodies: CallFuzz['bodies'], dice: Dice): string {
  if (dice.onceIn(60)) return dice.pick(['', '{', '[]', 'null', '"text"', '\ufeff{}', '{"__proto__":{"role":"superAdmin"}}'])
  const working = bodies[call.path]
  const value = working && !dice.onceIn(4) ? working(dice) : valueFor(call.body ?? {}, known, dice)
  if (typeof value === 'object' && value !== null && dice.onceIn(3)) mutateJson(value as Record<string, unknown>, dice)
  return toText(value)
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : toText(value))
