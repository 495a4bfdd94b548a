import { LAYOUT_VERSION } from '../assembly/common/layout/layout'
import type { CoreApi } from './core-api'
import { CoreMemory } from './core-memory'
import { instantiateCore } from './instantiate-core'
import { ResidentCores } from './resident-cores'
import type { Answer, Given, Verb } from './verb'

/**
 * Creates a core over one wasm instance, the same on every host.
 * @throws Error when the compiled core has another memory layout than this code.
 */
export async function createCoreMemory(module: WebAssembly.Module): Promise<CoreMemory> {
  const core = new CoreMemory(await instantiateCore(module))
  const found = core.layoutVersion()
  if (found !== LAYOUT_VERSION)
    throw new Error(`The compiled core has memory layout ${found}, this program ${LAYOUT_VERSION}: build it again.`)
  return core
}

/** Returns the interface of a core on this thread; errors of its calls reject their promises. */
export async function createCore(module: WebAssembly.Module): Promise<CoreApi> {
  const core = await createCoreMemory(module)
  const residents = new ResidentCores(() => createCoreMemory(module))
  const answer = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()))
  return {
    layoutVersion: () => answer(() => core.layoutVersion()),
    loadPack: (handle, pack) =>
      answer(() => {
        core.loadPack(handle, pack)
        residents.keepPack(handle, pack)
      }),
    call: <V extends Verb>(verb: V, ...given: Given<V>): Promise<Answer<V>> =>
      answer(() => core.call(verb, given, (open) => residents.system(open))),
    open: (packHandle, system) => residents.open(packHandle, system),
    edit: (handle, edits) => answer(() => residents.edit(handle, edits)),
    follow: (handle, edits) => answer(() => residents.follow(handle, edits)),
    read: (handle) => answer(() => residents.read(handle)),
    findings: (handle, from, count) => answer(() => residents.findings(handle, from, count)),
    residentMeters: (handle) => answer(() => residents.meters(handle)),
    close: (handle) => answer(() => residents.close(handle)),
  }
}
