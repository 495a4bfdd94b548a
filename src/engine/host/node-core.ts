import type { CoreApi } from '../../../workers/core-api'
import { createCore } from '../../../workers/create-core'
import { readCore } from './core-file'
import { startMeasure } from '../measure/measure'

let loading: Promise<CoreApi> | undefined

/** The core in Node, for the command line, the server and tests: one instance a process. Starts this thread's measures too. */
export function nodeCore(): Promise<CoreApi> {
  loading ??= load()
  return loading
}

async function load(): Promise<CoreApi> {
  const module = await WebAssembly.compile(readCore())
  await startMeasure(module)
  return createCore(module)
}
