import type { FindingOutput, SystemRecord } from '../../contract/system-record'
import { findingSentences } from '../words/finding-sentence'
import { findingOutput, toSystemRecord } from '../decode/system-record'
import type { Host } from './host'
import { openProject, type OpenProject } from './open-project'
import type { HeadlessOptions } from './options'

/** One record for each active system: metric, ratios in per cent, numbers unrounded. */
export interface Calculation {
  systems: SystemRecord[]
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
export async function recordsOf({ project, pack, engine, systems, context }: OpenProject, language = 'en'): Promise<SystemRecord[]> {
  const sentence = await findingSentences(language, project.unitSettings)
  const records: SystemRecord[] = []
  for (const system of systems) records.push(toSystemRecord(await engine.inspect(system, context), system, pack, sentence))
  return records
}

/** Returns only the findings of a project's active systems, without the cost of the other records. */
export async function findingsOf({ project, engine, systems, context }: OpenProject, language = 'en'): Promise<FindingOutput[]> {
  const sentence = await findingSentences(language, project.unitSettings)
  const found: FindingOutput[] = []
  for (const system of systems) {
    const { findings } = await engine.inspect(system, context)
    for (const finding of findings) found.push(findingOutput(finding, sentence))
  }
  return found
}

/** Returns whether a finding makes a design invalid. */
export function isError(finding: FindingOutput): boolean {
  return finding.severity === 'error'
}
