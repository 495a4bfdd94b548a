import { createEngine } from '../../engine/engine'
import type { Engine } from '../../engine/engine'
import { loadPack } from './pack'
import { statePorts } from '../page/ports'

let started: Promise<Engine> | null = null

/** Returns the engine of this page with the loaded pack. Its worker starts with the first call; a start that failed is tried again. */
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
