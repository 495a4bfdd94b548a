import { LAYOUT_VERSION } from '../assembly/layout'
import type { CoreApi } from './core-api'
import { CoreMemory } from './core-memory'

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
  return {
    layoutVersion: () => Promise.resolve(core.layoutVersion()),
    loadPack: async (handle, pack) => core.loadPack(handle, pack),
    inspect: async (handle, system) => {
      core.inspect(handle, system)
      return system
    },
    propose: async (handle, demand) => {
      core.propose(handle, demand)
      return demand
    },
    convertColumn: async (values, from, to) => {
      core.convertColumn(values, from, to)
      return values
    },
  }
}
