import type { ChangedPipes, PipeRecord, PostedSystem } from '../../../src/contract/device/pipes'
import { InputError } from '../../../src/contract/input-error'
import type { Pack } from '../../../src/contract/pack'
import { readProject } from '../../../src/contract/project/project-wire'
import { metricName } from '../../../src/contract/wire/measures/measured-fields'
import { isRecord } from '../../../src/contract/wire/read-value'
import { toSystemRecord } from '../../../src/engine/decode/system-record'
import type { Engine } from '../../../src/engine/engine'
import { shownMeasures, toMetric } from '../../../src/engine/measure/measure'
import { findingSentences } from '../../../src/engine/words/finding-sentence'

/** Place of the system in the project that is made of it, and where it stands in the body. */
const READ_AT = '$.selection.oduList[0]'
const SENT_AT = '$.system'

interface Question {
  pack: Pack
  engine: Engine
  library: string
  language: string
}

/**
 * Returns pipes and joints of one system, from the same core and reader as a whole project.
 * @throws InputError with the place in the body of the first value that is wrong
 */
export async function pipeRecordOf({ pack, engine, library, language }: Question, posted: PostedSystem): Promise<PipeRecord> {
  const project = readPosted(posted, pack)
  const system = project.systems[project.systemOrder[0] ?? '']
  if (!system) throw new InputError(SENT_AT, 'an outdoor system')
  const context = { design: project.information.design, revision: 0, arrange: false, library }
  const record = toSystemRecord(await engine.inspect(system, context), system, pack, await findingSentences(language, project.unitSettings))
  return {
    systemId: record.systemId,
    PipeOutput: record.PipeOutput,
    JointOutput: record.JointOutput,
    totals: record.ODUOutput && totalsOf(record.ODUOutput),
    findings: record.findings.map(({ nodeId, edgeId, code, severity, values, message }) => ({
      ...(nodeId === undefined ? {} : { nodeId }),
      ...(edgeId === undefined ? {} : { edgeId }),
      ...{ code, severity, values, message },
    })),
  }
}

const totalsOf = (output: NonNullable<PipeRecord['totals']>): NonNullable<PipeRecord['totals']> => ({
  totalM: output.totalM,
  farthestActualM: output.farthestActualM,
  farthestEquivalentM: output.farthestEquivalentM,
  afterFirstBranchM: output.afterFirstBranchM,
  additionalChargeKg: output.additionalChargeKg,
  totalChargeKg: output.totalChargeKg,
})

/** Reads the system as the only one of a project; it counts as active whatever its status. */
function readPosted({ system, page1 = {}, unit }: PostedSystem, pack: Pack) {
  const json = { page1, ...(unit === undefined ? {} : { unit }), selection: { oduList: [{ ...system, status: 1 }] } }
  try {
    return readProject(json, { toMetric, shown: shownMeasures, pack })
  } catch (error) {
    if (error instanceof InputError && error.path.startsWith(READ_AT))
      throw new InputError(SENT_AT + error.path.slice(READ_AT.length), error.expected)
    throw error
  }
}

/**
 * Returns the system with changed pipes, in the units in which both were sent.
 * @throws InputError for an edge that the drawing does not have
 */
export function withChangedPipes({ pipes, ...posted }: ChangedPipes): PostedSystem {
  const graph = posted.system['pipingGraphData']
  const edges: unknown[] = isRecord(graph) && Array.isArray(graph['edges']) ? [...(graph['edges'] as unknown[])] : []
  const rows = new Map(edges.map((edge, row) => [isRecord(edge) ? edge['id'] : undefined, row]))
  for (const [place, { edgeId, ...changes }] of pipes.entries()) {
    const row = rows.get(edgeId)
    const edge = row === undefined ? undefined : edges[row]
    if (row === undefined || !isRecord(edge)) throw new InputError(`$.pipes[${place}].edgeId`, 'a pipe of the drawing')
    edges[row] = { ...edge, data: changedData(isRecord(edge['data']) ? edge['data'] : {}, changes) }
  }
  return { ...posted, system: { ...posted.system, pipingGraphData: { ...(isRecord(graph) ? graph : {}), edges } } }
}

/** Returns the data of an edge with changes; metric values kept beside the changed ones go with them. */
function changedData(data: Record<string, unknown>, changes: Omit<ChangedPipes['pipes'][number], 'edgeId'>): Record<string, unknown> {
  const given = Object.entries(changes)
  const stale = new Set(given.flatMap(([field]) => [field, metricName(field, 'length')]))
  const kept = Object.entries(data).filter(([field]) => !stale.has(field))
  return { ...Object.fromEntries(kept), ...Object.fromEntries(given.filter(([, value]) => value !== null)) }
}
