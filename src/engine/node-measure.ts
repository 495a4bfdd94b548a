import { readCore } from './core-file'
import { startMeasure } from './measure'

let started: Promise<void> | undefined

/** Starts the conversions of this thread in Node; the core is read from disk once, however often this is asked. */
export function startNodeMeasure(): Promise<void> {
  started ??= startMeasure(readCore())
  return started
}
