import { createEngine } from '../../engine/engine'
import type { Engine } from '../../engine/engine'
import { loadPack } from './pack'
import { statePorts } from '../document/ports'

let started: Promise<Engine> | null = null

/** The engine of this page with the loaded pack; its worker starts with the first call. A start that failed is tried again. */
export function engine(): Promise<Engine> {
  started ??= start()
  return started
}

async function start(): Promise<Engine> {
  try {
    const pack = await loadPack()
    const { startCore } = statePorts()
    const core = startCore ? await startCore() : (await import('../../engine/host/browser-core')).browserCore()
    return await createEngine(core, pack)
  } catch (error) {
    started = null
    throw error
  }
}
