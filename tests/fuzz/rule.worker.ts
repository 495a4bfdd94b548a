import { parentPort, workerData } from 'node:worker_threads'
import type { FuzzReport, FuzzTask } from './fuzz-report'
import { createRuleFuzzer, DRAWINGS_OF_PACK, RULE_KINDS } from './rules/rule-fuzzer'

/** Drawings between two reports. */
const REPORT_EVERY = 500

if (!parentPort) throw new Error('This module runs in a worker thread.')
const port = parentPort
const { seed, first, place, step, count, at } = workerData as FuzzTask
const underWay = new Int32Array(at)
const fuzzer = await createRuleFuzzer(seed)
const report: FuzzReport = { done: 0, accepted: {}, refused: {}, failures: {}, slowestMs: 0, slowest: first }
for (const kind of RULE_KINDS) report.accepted[kind] = report.refused[kind] = 0

// A thread takes every drawing of its packs.
for (let number = first; number < count; number++) {
  if (Math.floor(number / DRAWINGS_OF_PACK) % step !== place) continue
  Atomics.store(underWay, 0, number)
  const start = performance.now()
  const { kind, outcome } = await fuzzer.check(number)
  const ms = performance.now() - start
  if (ms > report.slowestMs) Object.assign(report, { slowestMs: ms, slowest: number })
  if (typeof outcome === 'string') report[outcome][kind] = (report[outcome][kind] ?? 0) + 1
  else (report.failures[outcome.failure] ??= { count: 0, first: number, detail: outcome.detail }).count++
  if (++report.done % REPORT_EVERY === 0) port.postMessage(report)
}
Atomics.store(underWay, 0, -1)
port.postMessage(report)
