import type { CoreApi } from './core-api'
import { createCore } from './create-core'

let loading: Promise<CoreApi> | undefined

/** Fetches and compiles the core in a browser, on a page or in a worker. */
export function compileCore(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(new URL('../build/core.wasm', import.meta.url)))
}

/** Returns the core on this thread of a browser; the wasm is fetched at the first call. */
export function fetchCore(): Promise<CoreApi> {
  loading ??= compileCore().then(createCore)
  return loading
}
