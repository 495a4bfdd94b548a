import { LAYOUT_VERSION } from '../assembly/shared/layout/layout'
import type { CoreApi } from './core-api'
import { CoreMemory } from './core-memory'
import { ResidentCores } from './resident-cores'

/**
 * A core over one wasm instance, the same on every host.
 * @throws Error when the compiled core has another memory layout than this code.
 */
export async function createCoreMemory(module: WebAssembly.Module): Promise<CoreMemory> {
  const core = new CoreMemory(await WebAssembly.instantiate(module, {}))
  const found = core.layoutVersion()
  if (found !== LAYOUT_VERSION)
    throw new Error(`The compiled core has memory layout ${found}, this program ${LAYOUT_VERSION}: build it again.`)
  return core
}

export async function createCore(module: WebAssembly.Module): Promise<CoreApi> {
  const core = await createCoreMemory(module)
  const residents = new ResidentCores(() => createCoreMemory(module))
  const load = (handle: number, pack: ArrayBuffer): void => {
    core.loadPack(handle, pack)
    residents.keepPack(handle, pack)
  }
  const answer = (buffer: ArrayBuffer, work: () => void): Promise<ArrayBuffer> =>
    new Promise((resolve) => {
      work()
      resolve(buffer)
    })
  return {
    layoutVersion: () => Promise.resolve(core.layoutVersion()),
    loadPack: (handle, pack) => answer(pack, () => load(handle, pack)).then(() => undefined),
    inspect: (handle, system) => new Promise((resolve) => resolve(core.inspect(handle, system))),
    open: (packHandle, system) => residents.open(packHandle, system),
    edit: (handle, edits) => new Promise((resolve) => resolve(residents.edit(handle, edits))),
    follow: (handle, edits) => new Promise((resolve) => resolve(residents.follow(handle, edits))),
    openMask: (packHandle, handle, question) => answer(question, () => core.dropMask(packHandle, residents.system(handle), question)),
    openDrop: (packHandle, handle, question) =>
      new Promise((resolve) => resolve([core.drop(packHandle, residents.system(handle), question), question])),
    read: (handle) => new Promise((resolve) => resolve(residents.read(handle))),
    findings: (handle, from, count) => new Promise((resolve) => resolve(residents.findings(handle, from, count))),
    meters: (handle, system) => new Promise((resolve) => resolve(core.meters(handle, system))),
    residentMeters: (handle) => new Promise((resolve) => resolve(residents.meters(handle))),
    close: (handle) => Promise.resolve().then(() => residents.close(handle)),
    arrange: (handle, system, places) => answer(places, () => core.arrange(handle, system, places)),
    dropMask: (handle, system, question) => answer(question, () => core.dropMask(handle, system, question)),
    drop: (handle, system, question) => new Promise((resolve) => resolve([core.drop(handle, system, question), question])),
    prove: (handle, system, question) => answer(question, () => core.prove(handle, system, question)),
    propose: (handle, demand) => answer(demand, () => core.propose(handle, demand)),
    ask: (handle, question) => answer(question, () => core.ask(handle, question)),
    convertBatch: (batch) => answer(batch, () => core.convertBatch(batch)),
    convertColumn: (values, from, to) => answer(values, () => core.convertColumn(values, from, to)),
  }
}
