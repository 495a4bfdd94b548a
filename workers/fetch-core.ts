import type { CoreApi } from './core-api'
import { createCore } from './create-core'

let loading: Promise<CoreApi> | undefined

/** The core on this thread of a browser; the wasm is fetched when first asked. */
export function fetchCore(): Promise<CoreApi> {
  loading ??= WebAssembly.compileStreaming(fetch(new URL('../build/core.wasm', import.meta.url))).then(createCore)
  return loading
}
