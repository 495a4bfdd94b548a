import type { RuleKind } from './rules/rule-fuzzer'
import type { SelectionKind } from './selection/selection-fuzzer'
import type { Input, Kind as InputKind } from './run-inputs'

export type Kind = InputKind | RuleKind | SelectionKind

/** The work of a thread: its share of the inputs from `first` on. */
export interface FuzzTask {
  seed: number
  first: number
  /** Number of the thread among `step` threads. */
  place: number
  step: number
  /** Inputs of all threads together. */
  count: number
  /** Where the thread says which input is under way. */
  at: SharedArrayBuffer
}

/** What a thread has found so far. */
export interface FuzzReport {
  done: number
  accepted: Partial<Record<Kind, number>>
  refused: Partial<Record<Kind, number>>
  failures: Record<string, FuzzFailure>
  slowestMs: number
  /** Number of the slowest input. */
  slowest: number
}

export interface FuzzFailure {
  count: number
  /** Number of the first input that failed so. */
  first: number
  detail: string
  /** The first one, made small. */
  input?: Input
}

/** The reports of all threads as one. */
export function together(reports: readonly FuzzReport[]): FuzzReport {
  const whole: FuzzReport = { done: 0, accepted: {}, refused: {}, failures: {}, slowestMs: 0, slowest: 0 }
  for (const report of reports) {
    whole.done += report.done
    for (const outcome of ['accepted', 'refused'] as const)
      for (const [kind, count] of Object.entries(report[outcome]))
        whole[outcome][kind as Kind] = (whole[outcome][kind as Kind] ?? 0) + count
    for (const [name, failure] of Object.entries(report.failures)) {
      const known = whole.failures[name]
      whole.failures[name] = known ? { ...known, count: known.count + failure.count } : { ...failure }
    }
    if (report.slowestMs > whole.slowestMs) Object.assign(whole, { slowestMs: report.slowestMs, slowest: report.slowest })
  }
  return whole
}
