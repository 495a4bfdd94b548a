import { createMeasureCore, type MeasureCore } from '../../../workers/measure-core'

let started: MeasureCore | undefined

/**
 * Starts this thread's own small core; every formula and conversion of single numbers is synchronous and needs it first. Without a source the
 * core is fetched, which works in a browser only; in Node give it `readCore()`.
 */
export async function startMeasure(source?: BufferSource | WebAssembly.Module): Promise<void> {
  started ??= await createMeasureCore(
    source ?? (await WebAssembly.compileStreaming(fetch(new URL('../../../build/core.wasm', import.meta.url)))),
  )
}

/** @throws Error before `startMeasure`. */
export function pageCore(): MeasureCore {
  if (!started) throw new Error('Measures are not started: await startMeasure() first.')
  return started
}
