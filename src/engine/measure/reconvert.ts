import type { CoreApi } from '../../../workers/core-api'
import type { JsonRecord } from '../../contract/wire/read-value'
import { metricNumbers, projectInUnits } from '../../contract/wire/measures/project-in-units'
import { writeProject, type WireProject } from '../../contract/project/project-wire'
import type { Project } from '../../model/project/project'
import type { UnitSettings } from '../../model/project/quantity'
import { pipeLabel, pipeMm } from './measure'
import type { PackedCore } from '../host/packed-core'
import * as B from '../../../assembly/common/layout/layout-batch'
import type { Verb } from '../../../workers/verb'
import type { ConvertedNumbers, MetricNumbers } from '../../contract/wire/measures/project-in-units'
import { measureCode, metricMeasure } from './measure-codes'

const CONVERT_BATCH = { name: 'convertBatch', takes: ['layout-batch'] } as const satisfies Verb

/** Converts all numbers of a project from metric in one call of the core. */
async function convertBatch(core: CoreApi, numbers: MetricNumbers, settings: UnitSettings): Promise<ConvertedNumbers> {
  const segments = [...numbers]
  const total = segments.reduce((sum, [, list]) => sum + list.length, 0)
  const batch = new ArrayBuffer(B.batchBytes(total))
  const head = new DataView(batch)
  head.setInt32(B.BATCH_SEGMENTS, segments.length, true)
  let from = 0
  segments.forEach(([quantity, list], segment) => {
    const at = B.BATCH_FIRST + segment * B.BATCH_SEGMENT_BYTES
    head.setInt32(at + B.BATCH_COUNT, list.length, true)
    head.setInt32(at + B.BATCH_FROM, measureCode(quantity, metricMeasure(quantity)), true)
    head.setInt32(at + B.BATCH_TO, measureCode(quantity, settings[quantity]), true)
    new Float64Array(batch, B.BATCH_HEADER_BYTES + from * 8, list.length).set(list)
    from += list.length
  })
  const [answer] = await core.call(CONVERT_BATCH, batch)
  let place = 0
  return new Map(
    segments.map(([quantity, { length }]) => {
      const values = new Float64Array(answer, B.BATCH_HEADER_BYTES + place * 8, length)
      const isExact = new Uint8Array(answer, B.batchFlags(total) + place, length)
      place += length
      return [quantity, { values, isExact }]
    }),
  )
}

// See docs/decisions/0015-saved-projects-are-metric.md.
/**
 * Converts a metric project in wire form to other units: the numbers of all its graphs, lists and design conditions in one batch. The metric value remains the
 * source: it is stored beside every number that would not read back as the same bits.
 */
export async function reconvert<P extends JsonRecord>(core: CoreApi, project: P, settings: UnitSettings): Promise<P> {
  const converted = await convertBatch(core, metricNumbers(project, settings), settings)
  return { ...project, ...projectInUnits(project, settings, converted, { pipeLabel, pipeMm }) }
}

/** Writes a project in wire form in other units than metric, converted in one batch. */
export async function reconvertProject({ core }: PackedCore, project: Project, settings: UnitSettings): Promise<WireProject> {
  return reconvert(core, writeProject(project), settings)
}
