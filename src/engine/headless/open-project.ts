import { outdoorBasis } from '../../model/project/outdoor-basis'
import { readProject } from '../../contract/project/project-wire'
import type { Pack } from '../../contract/pack'
import type { Project, System } from '../../model/project/project'
import type { InspectContext } from '../encode/encode-design'
import type { Engine } from '../engine'
import { shownMeasures, toMetric } from '../measure/measure'
import type { Host } from './host'
import { checkOptions, packOf, type HeadlessOptions } from './options'
import { createEngine } from '../engine'

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

/** A saved project with the engine of its pack. */
export interface OpenProject {
  project: Project
  pack: Pack
  engine: Engine
  /** Systems to calculate, in the order of the project. */
  systems: System[]
  context: InspectContext
}

/**
 * Reads a saved project and starts the engine of its pack.
 * @throws InputError with the JSON path of the first value that is wrong
 */
export async function openProject(host: Host, json: unknown, options: HeadlessOptions): Promise<OpenProject> {
  checkOptions(options)
  const pack = packOf(options)
  const project = readProject(json, { toMetric, shown: shownMeasures, pack })
  return {
    project,
    pack,
    engine: await engineFor(host, pack),
    systems: project.systemOrder.flatMap((id) => {
      const system = project.systems[id]
      return system?.active ? [system] : []
    }),
    context: {
      design: project.information.design,
      outdoorBasis: outdoorBasis(project.information),
      revision: project.savedRevision,
      arrange: false,
      ...(options.library === undefined ? {} : { library: options.library }),
    },
  }
}
