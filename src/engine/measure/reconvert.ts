import type { CoreApi } from '../../../workers/core-api'
import type { JsonRecord } from '../../contract/wire/read-value'
import { metricNumbers, projectInUnits } from '../../contract/wire/project-in-units'
import type { UnitSettings } from '../../model/project/quantity'
import { convertBatch } from './convert-batch'
import { pipeLabel, pipeMm } from './measure'

/**
 * A metric project as the wire has it, in other units: the numbers of all its graphs, lists and design conditions converted in one batch. The metric value stays the
 * source: it stands beside every number that would not read back as the same bits.
 */
export async function reconvert<P extends JsonRecord>(core: CoreApi, project: P, settings: UnitSettings): Promise<P> {
  const converted = await convertBatch(core, metricNumbers(project, settings), settings)
  return { ...project, ...projectInUnits(project, settings, converted, { pipeLabel, pipeMm }) }
}
