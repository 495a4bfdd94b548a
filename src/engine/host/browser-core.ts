import { transfer, wrap } from 'comlink'
import { buffersIn } from '../../../workers/buffers-in'
import { passedOn, type CoreApi, type CoreCall } from '../../../workers/core-api'

/** Starts the core in a browser worker; every buffer is transferred instead of copied. */
export function browserCore(): CoreApi {
  const worker = new Worker(new URL('../../../workers/core.worker.ts', import.meta.url), { type: 'module', name: 'core' })
  const remote = wrap<CoreCall>(worker)
  return passedOn((name, given) => remote(name, transfer(given, buffersIn(given))))
}
