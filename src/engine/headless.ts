import defaultPack from '../../packs/default.json'
import { readPack, type Pack } from '../contract/pack'
import { readProject } from '../contract/project-wire'
import type { FindingOutput, SystemRecord } from '../contract/system-record'
import type { Project, System } from '../model/project'
import { createEngine, type Engine } from './engine'
import { findingSentences } from './finding-sentence'
import { toMetric } from './measure'
import { nodeCore } from './node-core'
import { startNodeMeasure } from './node-measure'
import { toSystemRecord } from './system-record'

export { convertValue, type Conversion } from './convert-value'
export { InputError } from '../contract/input-error'
export { readPack, type Pack } from '../contract/pack'

export interface HeadlessOptions {
  /** A pack from `readPack`; the embedded default pack where none is given. */
  pack?: Pack
  /** Library code of the customer, such as NA0101. */
  library?: string
  /** Language of the findings' sentences; English where none is given or the language has none. */
  language?: string
}

/** Rules and limits a project breaks; `valid` where none of them is an error. */
export interface Validation {
  valid: boolean
  findings: FindingOutput[]
}

/** One record for each active system: metric, ratios in per cent, numbers unrounded. */
export interface Calculation {
  systems: SystemRecord[]
}

/**
 * Checks a saved project. Systems that are not active are skipped.
 * @throws InputError with the JSON path of the first value that is wrong
 */
export async function validateProject(json: unknown, options: HeadlessOptions = {}): Promise<Validation> {
  const { systems } = await calculateProject(json, options)
  const findings = systems.flatMap((system) => system.findings)
  return { valid: !findings.some(isError), findings }
}

/**
 * Calculates a saved project: pipes, joints, capacities, ratios, charge and findings of each active system.
 * @throws InputError with the JSON path of the first value that is wrong
 */
export async function calculateProject(json: unknown, options: HeadlessOptions = {}): Promise<Calculation> {
  const pack = options.pack ?? embeddedPack()
  await startNodeMeasure()
  const project = readProject(json, { toMetric, pack })
  const engine = await engineFor(pack)
  const sentence = await findingSentences(options.language ?? 'en', project.unitSettings)
  const systems: SystemRecord[] = []
  for (const system of activeSystems(project)) {
    const result = await engine.inspect(system, {
      design: project.information.design,
      revision: project.savedRevision,
      arrange: false,
      ...(options.library === undefined ? {} : { library: options.library }),
    })
    systems.push(toSystemRecord(result, system, pack, sentence))
  }
  return { systems }
}

/** Whether a finding makes a design invalid. */
export function isError(finding: FindingOutput): boolean {
  return finding.severity === 'error'
}

let embedded: Pack | undefined
const engines = new WeakMap<Pack, Promise<Engine>>()

function embeddedPack(): Pack {
  embedded ??= readPack(defaultPack)
  return embedded
}

function engineFor(pack: Pack): Promise<Engine> {
  const running = engines.get(pack)
  if (running) return running
  const engine = nodeCore().then((core) => createEngine(core, pack))
  engines.set(pack, engine)
  return engine
}

function activeSystems(project: Project): System[] {
  return project.systemOrder.flatMap((id) => {
    const system = project.systems[id]
    return system?.active ? [system] : []
  })
}
