import type { CoreApi } from '../../../workers/core-api'
import { createCore } from '../../../workers/create-core'
import { readCore } from './core-file'
import { startKitLayout } from '../arrange/kit-layout'
import { startFormulas } from './page-core'

let loading: Promise<CoreApi> | undefined

/** Returns the core in Node, for the command line, the server and tests: one instance per process. Also starts this thread's formulas and kit layout. */
export function nodeCore(): Promise<CoreApi> {
  loading ??= load()
  return loading
}

async function load(): Promise<CoreApi> {
  const module = await WebAssembly.compile(readCore())
  await startFormulas(module)
  await startKitLayout(module)
  return createCore(module)
}
