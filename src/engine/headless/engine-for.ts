import type { Pack } from '../../contract/pack'
import { createEngine, type Engine } from '../engine'
import type { Host } from './host'

const engines = new WeakMap<Host, WeakMap<Pack, Promise<Engine>>>()

/** Returns the engine of a pack on this thread, started on first use. */
export function engineFor(host: Host, pack: Pack): Promise<Engine> {
  const known = engines.get(host) ?? new WeakMap<Pack, Promise<Engine>>()
  engines.set(host, known)
  const running = known.get(pack)
  if (running) return running
  const engine = host.core().then((core) => createEngine(core, pack))
  known.set(pack, engine)
  return engine
}
