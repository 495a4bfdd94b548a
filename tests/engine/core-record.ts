import { readFileSync } from 'node:fs'
import { readPack } from '../../src/contract/pack'
import type { SystemRecord } from '../../src/contract/system-record'
import { createEngine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { toSystemRecord } from '../../src/engine/decode/system-record'
import type { DesignConditions, Project, System } from '../../src/model/project/project'
import type { PackTables } from '../reference/pack-tables'

const packFile: unknown = JSON.parse(readFileSync(new URL('../../packs/default.json', import.meta.url), 'utf8'))

export const defaultPack = readPack(packFile)
/** The same file as the reference reads it: the default pack is complete, where the schema lets others leave things out. */
export const packTables = packFile as PackTables

/** The engine over the default pack. */
export const engine = nodeCore().then((core) => createEngine(core, defaultPack))

/** What the compiled core says of one system, in the form of the wire. */
export async function coreRecord(system: System, context: { design: DesignConditions; library?: string }): Promise<SystemRecord> {
  const result = await (await engine).inspect(system, { ...context, revision: 1 })
  return toSystemRecord(result, system, defaultPack, (finding) => finding.code)
}

/** The record of the only system of a test's project. */
export async function recordOfProject(project: Project): Promise<SystemRecord> {
  const system = project.systems[project.systemOrder[0] ?? '']
  if (!system) throw new Error('The project has no system')
  return coreRecord(system, { design: project.information.design })
}
