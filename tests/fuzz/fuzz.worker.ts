import { parentPort, workerData } from 'node:worker_threads'
import type { FuzzReport, FuzzTask } from './fuzz-report'
import { minimise } from './minimise'
import { createFuzzer, KINDS } from './run-inputs'

/** Failures of one sort that are made small; the others are only counted. */
const MOST_KEPT = 1
/** Inputs between two reports. */
const REPORT_EVERY = 500

if (!parentPort) throw new Error('This module runs in a worker thread.')
const port = parentPort
const { seed, first, place, step, count, at } = workerData as FuzzTask
const underWay = new Int32Array(at)
const fuzzer = await createFuzzer(seed)
const report: FuzzReport = { done: 0, accepted: {}, refused: {}, failures: {}, slowestMs: 0, slowest: first }
for (const kind of KINDS) report.accepted[kind] = report.refused[kind] = 0

for (let number = first + place; number < count; number += step) {
  Atomics.store(underWay, 0, number)
  const input = fuzzer.input(number)
  const start = performance.now()
  const outcome = await fuzzer.check(input)
  const ms = performance.now() - start
  if (ms > report.slowestMs) Object.assign(report, { slowestMs: ms, slowest: number })
  if (typeof outcome === 'string') report[outcome][input.kind] = (report[outcome][input.kind] ?? 0) + 1
  else {
    const failure = (report.failures[outcome.failure] ??= { count: 0, first: number, detail: outcome.detail })
    if (++failure.count <= MOST_KEPT) failure.input = await minimise(input, outcome.failure, fuzzer)
  }
  if (++report.done % REPORT_EVERY === 0) port.postMessage(report)
}
Atomics.store(underWay, 0, -1)
port.postMessage(report)
