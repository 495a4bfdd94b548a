import { parseArgs } from 'node:util'
import { fuzzCall } from './call-fuzzer'
import { fuzzedServer } from './fuzzed-server'

const REQUESTS = 1_000_000
const SAY_EVERY = 20_000

/** One process of `npm run fuzz -- calls`: its share of requests to every call of the server, from its own schemas; exit 1 where one of them is not answered rightly. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, inputs: { type: 'string' }, first: { type: 'string' } },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const first = Number(values.first ?? 0)
const end = first + Number(values.inputs ?? REQUESTS)
const { fuzz, owned, close } = await fuzzedServer()
const before = await owned()
const codes = new Map<number, number>()
let failed = 0
const start = performance.now()
console.log(`seed ${seed}, requests ${first} to ${end - 1} to ${fuzz.calls.length} calls`)
for (let number = first; number < end; number++) {
  const { call, code, failure } = await fuzzCall(fuzz, seed, number)
  codes.set(code, (codes.get(code) ?? 0) + 1)
  if (failure !== null) {
    failed++
    console.log(`FAILED request ${number}, ${call.method} ${call.path}: ${failure.slice(0, 600)}`)
  }
  const done = number + 1 - first
  if (done % SAY_EVERY === 0) console.log(`${done} requests, ${Math.round(done / ((performance.now() - start) / 1000))} a second`)
}
if ((await owned()) !== before) {
  failed++
  console.log("FAILED: somebody else's project was changed")
}
console.log('answers by code', Object.fromEntries([...codes].sort(([a], [b]) => a - b)))
console.log(`${end - first} requests, ${failed} failed, seed ${seed}`)
await close()
process.exit(failed > 0 ? 1 : 0)
