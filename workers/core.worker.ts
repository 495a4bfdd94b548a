import { expose, transfer } from 'comlink'
import { buffersIn } from './buffers-in'
import type { CoreCall } from './core-api'
import { fetchCore } from './fetch-core'

/**
 * Runs one call of the core in a browser worker and transfers every buffer of the answer. `expose` runs before anything is awaited, so that no early message
 * is lost; the first call fetches the wasm.
 */
const call: CoreCall = async (name, given) => {
  const core = await fetchCore()
  const answer = await (core[name] as (...given: unknown[]) => Promise<unknown>)(...given)
  const buffers = buffersIn(answer)
  return buffers.length > 0 ? transfer(answer, buffers) : answer
}

expose(call)
