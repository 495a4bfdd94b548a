import type { FindingOutput, SystemRecord } from '../../contract/system-record'
import { findingSentences } from '../words/finding-sentence'
import { findingOutput, toSystemRecord } from '../decode/system-record'
import type { System } from '../../model/project/project'
import { projectWiring, type WiredSystem } from '../wiring/project-wiring'
import type { Host } from './host'
import { openProject, type OpenProject } from './open-project'
import type { HeadlessOptions } from './options'

/** The record of a system with its wiring and controllers. */
export type CalculatedSystem = SystemRecord & Pick<WiredSystem, 'WiringOutput' | 'ControllerOutput'>

/** One record for each active system: metric, ratios in per cent, numbers unrounded. */
export interface Calculation {
  systems: CalculatedSystem[]
}

/** Rules and limits that a project breaks; `valid` where none of them is an error. */
export interface Validation {
  valid: boolean
  findings: FindingOutput[]
}

export async function calculate(host: Host, json: unknown, options: HeadlessOptions): Promise<Calculation> {
  return { systems: await recordsOf(await openProject(host, json, options), options.language) }
}

export async function validate(host: Host, json: unknown, options: HeadlessOptions): Promise<Validation> {
  const findings = await findingsOf(await openProject(host, json, options), options.language)
  return { valid: !findings.some(isError), findings }
}

/** Returns the records of a project's active systems, with findings worded in a language. */
export async function recordsOf({ project, pack, engine, systems, context }: OpenProject, language = 'en'): Promise<CalculatedSystem[]> {
  const sentence = await findingSentences(language, project.unitSettings)
  const records: CalculatedSystem[] = []
  for await (const [system, wired] of wiredSystems({ project, pack, engine, systems })) {
    const { findings, ...record } = toSystemRecord(await engine.inspect(system, context), system, pack, sentence)
    const { WiringOutput, ControllerOutput } = wired
    const ofWiring = wired.findings.map((finding) => findingOutput(finding, sentence))
    records.push({ ...record, WiringOutput, ControllerOutput, findings: [...findings, ...ofWiring] })
  }
  return records
}

/** Returns only the findings of a project's active systems, without the cost of the other records. */
export async function findingsOf({ project, pack, engine, systems, context }: OpenProject, language = 'en'): Promise<FindingOutput[]> {
  const sentence = await findingSentences(language, project.unitSettings)
  const found: FindingOutput[] = []
  for await (const [system, wired] of wiredSystems({ project, pack, engine, systems })) {
    const { findings } = await engine.inspect(system, context)
    for (const finding of [...findings, ...wired.findings]) found.push(findingOutput(finding, sentence))
  }
  return found
}

async function* wiredSystems({
  project,
  pack,
  engine,
  systems,
}: Pick<OpenProject, 'project' | 'pack' | 'engine' | 'systems'>): AsyncGenerator<[System, WiredSystem]> {
  const ids = systems.map(({ id }) => id)
  for await (const wired of projectWiring(project, pack, engine, ids)) {
    const system = project.systems[wired.systemId]
    if (system) yield [system, wired]
  }
}

/** Returns whether a finding makes a design invalid. */
export function isError(finding: FindingOutput): boolean {
  return finding.severity === 'error'
}
