import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { together, type FuzzReport, type FuzzTask } from './fuzz-report'

const INPUTS = 1_000_000
/** An input that takes longer than this hangs. */
const HANG_MS = 60_000
const WATCH_MS = 2_000
/** Slower than this is no hang, but no answer a user would wait for either. */
const BUDGET_MS = 5_000
const FOUND = join('tests', 'fuzz', 'found')

/**
 * Runs `npm run fuzz`: mutated projects, packs, quantities and lists of rooms over all threads of the machine, or with `--rules` drawings under random packs, or with
 * `--selection` units for rooms, adjusted lists and selections. Exit 1 where one of them is not answered rightly.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    inputs: { type: 'string' },
    first: { type: 'string' },
    threads: { type: 'string' },
    rules: { type: 'boolean' },
    selection: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const first = Number(values.first ?? 0)
const count = first + Number(values.inputs ?? INPUTS)
const threads = Number(values.threads ?? availableParallelism())
const program = values.rules === true ? './rule.worker.js' : values.selection === true ? './selection.worker.js' : './fuzz.worker.js'
const start = performance.now()
console.log(`seed ${seed}, inputs ${first} to ${count - 1}, ${threads} threads`)
const reports = await Promise.all(Array.from({ length: threads }, (_, place) => runThread(place)))
process.exitCode = print(together(reports))

function runThread(place: number): Promise<FuzzReport> {
  const at = new SharedArrayBuffer(4)
  const task: FuzzTask = { seed, first, place, step: threads, count, at }
  const worker = new Worker(new URL(program, import.meta.url), { workerData: task })
  const underWay = new Int32Array(at)
  let latest: FuzzReport = { done: 0, accepted: {}, refused: {}, failures: {}, slowestMs: 0, slowest: 0 }
  let seen = -1
  let since = performance.now()
  let printed = 0
  return new Promise((resolve) => {
    const end = (name: string, detail: string): void => {
      latest.failures[name] = { count: 1, first: underWay[0] ?? 0, detail }
      done()
    }
    const done = (): void => {
      clearInterval(watch)
      void worker.terminate()
      resolve(latest)
    }
    const watch = setInterval(() => {
      const number = Atomics.load(underWay, 0)
      if (number !== seen) [seen, since] = [number, performance.now()]
      else if (performance.now() - since > HANG_MS) end('an input hangs', `input ${number} takes longer than ${HANG_MS} ms`)
    }, WATCH_MS)
    worker.on('message', (report: FuzzReport) => {
      latest = report
      if (place === 0 && performance.now() - printed > 30_000) {
        printed = performance.now()
        const failures = Object.entries(report.failures).map(([name, failure]) => `${name} (${failure.first})`)
        console.log(
          `about ${report.done * threads} inputs, ${rate(report.done * threads)} a second${failures.map((one) => `\n  FAILED: ${one}`).join('')}`,
        )
      }
    })
    worker.on('error', (error) => end('a thread died', String(error)))
    worker.on('exit', done)
  })
}

function rate(inputs: number): number {
  return Math.round(inputs / ((performance.now() - start) / 1000))
}

/** Prints what came out and keeps what failed; gives the exit code. */
function print({ done, accepted, refused, failures, slowestMs, slowest }: FuzzReport): number {
  console.log(`${done} inputs in ${Math.round((performance.now() - start) / 1000)} s, ${rate(done)} a second, seed ${seed}`)
  console.log('accepted', accepted)
  console.log('refused ', refused)
  console.log(`slowest ${slowestMs.toFixed(0)} ms, input ${slowest}`)
  for (const [name, failure] of Object.entries(failures)) {
    console.log(`FAILED ${failure.count}×: ${name}; first input ${failure.first}\n  ${failure.detail.slice(0, 600)}`)
    if (!failure.input) continue
    mkdirSync(FOUND, { recursive: true })
    const file = join(
      FOUND,
      `${name
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')
        .slice(0, 60)}-${seed}-${failure.first}.json`,
    )
    writeFileSync(file, `${JSON.stringify({ failure: name, ...failure.input }, null, 2)}\n`)
    console.log(`  kept in ${file}`)
  }
  const isSlow = slowestMs > BUDGET_MS
  if (isSlow) console.log(`FAILED: an input takes longer than ${BUDGET_MS} ms`)
  const isShort = done < count - first
  if (isShort) console.log(`FAILED: only ${done} of ${count - first} inputs were checked`)
  return Object.keys(failures).length > 0 || isSlow || isShort ? 1 : 0
}
