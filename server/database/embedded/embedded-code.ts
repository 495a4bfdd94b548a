import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let code: Promise<WebAssembly.Module> | null = null

/** Returns the database, compiled once for all threads of the process: compiling takes half the time of opening a folder. */
export function embeddedCode(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return (code ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(new Uint8Array(bytes))))
}
