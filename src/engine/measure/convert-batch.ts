import * as B from '../../../assembly/shared/layout/layout-batch'
import type { CoreApi } from '../../../workers/core-api'
import type { ConvertedNumbers, MetricNumbers } from '../../contract/wire/project-in-units'
import type { UnitSettings } from '../../model/project/quantity'
import { measureCode, metricMeasure } from './measure-codes'

/** Converts all numbers of a project from metric in one call of the core. */
export async function convertBatch(core: CoreApi, numbers: MetricNumbers, settings: UnitSettings): Promise<ConvertedNumbers> {
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
  const answer = await core.convertBatch(batch)
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
