import { afterAll, beforeAll, expect, it } from 'vitest'
import { CODE } from '../../../src/contract/envelope'
import { fuzzCall } from './call-fuzzer'
import { fuzzedServer, type FuzzedServer } from './fuzzed-server'

/** `npm run fuzz -- calls` makes a million of a new seed; these are always the same. */
const SEED = 20_261_121
const REQUESTS = 10_000

let fuzzed: FuzzedServer
beforeAll(async () => {
  fuzzed = await fuzzedServer()
}, 60_000)
afterAll(() => fuzzed.close())

it('section 7, fuzz of every call: no request of a stranger to the schemas fails the server, hangs it or brings back what belongs to others', async () => {
  const before = await fuzzed.owned()
  const answered = new Map<string, Set<number>>()
  let successes = 0
  for (let number = 0; number < REQUESTS; number++) {
    const { call, code, failure } = await fuzzCall(fuzzed.fuzz, SEED, number)
    if (failure !== null) expect.fail(`request ${number} of seed ${SEED}, ${call.method} ${call.path}: ${failure}`)
    if (code === CODE.ok) successes++
    const name = `${call.method} ${call.path}`
    answered.set(name, (answered.get(name) ?? new Set()).add(code))
  }
  expect(await fuzzed.owned()).toBe(before)
  expect(answered.size).toBe(fuzzed.fuzz.calls.length)
  // Requests that are all refused would test nothing behind the first check.
  expect(successes).toBeGreaterThan(REQUESTS / 10)
}, 300_000)
