import type { MessagePort } from 'node:worker_threads'
import type { Outcome } from './check-project'
import type { FuzzReport, FuzzTask, Kind } from './fuzz-report'

/** Questions between two reports. */
const REPORT_EVERY = 500

/** A fuzzer whose questions follow from their numbers. */
interface NumberFuzzer {
  check(number: number): Promise<{ kind: Kind; outcome: Outcome }>
}

/** Asks a thread's share of the questions and reports to the port: every block of `together` numbers belongs to one thread. */
export async function runNumbers(
  fuzzer: NumberFuzzer,
  kinds: readonly Kind[],
  task: FuzzTask,
  port: MessagePort,
  together: number,
): Promise<void> {
  const { first, place, step, count, at } = task
  const underWay = new Int32Array(at)
  const report: FuzzReport = { done: 0, accepted: {}, refused: {}, failures: {}, slowestMs: 0, slowest: first }
  for (const kind of kinds) report.accepted[kind] = report.refused[kind] = 0
  for (let number = first; number < count; number++) {
    if (Math.floor(number / together) % step !== place) continue
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
}
