import { afterEach, describe, expect, it, vi } from 'vitest'
import packJson from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { readCore } from '../../src/engine/host/core-file'
import { ServerInMemory } from './server-twin'

afterEach(() => vi.unstubAllGlobals())

/** Loads the modules of a page that has not started a core yet, without the ports' own kit layout. */
async function freshPage() {
  vi.resetModules()
  const { configureState } = await import('../../src/state/page/ports')
  const ports = new ServerInMemory().ports()
  delete ports.startKits
  configureState(ports)
  return import('../../src/state/core/pack')
}

describe('the rule pack of a page', () => {
  it('a page has its rule pack only together with the kit layout of the core, and fetches the core again after a failure', async () => {
    const { loadPack, packState } = await freshPage()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(loadPack()).rejects.toThrow('Failed to fetch')
    expect(packState.pack).toBeNull()
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(readCore(), { headers: { 'content-type': 'application/wasm' } })))
    expect(await loadPack()).toStrictEqual(readPack(packJson))
    const airHandler = { coils: 1, choices: [{ id: 'a', model: 'AK-090', kits: 1, ports: 1, coolingKw: [], heatingKw: [], extra: {} }] }
    expect(packState.pack?.findKitLayout(airHandler, { x: 0, y: 0, feedingX: 0 })).toMatchObject({ connection: 'direct', addedHeight: 40 })
  })
})
