import type { CoreApi } from '../../../workers/core-api'
import type { JsonRecord } from '../../contract/wire/read-value'
import { metricNumbers, projectInUnits } from '../../contract/wire/project-in-units'
import { writeProject, type WireProject } from '../../contract/project-wire'
import type { Project } from '../../model/project/project'
import type { UnitSettings } from '../../model/project/quantity'
import { convertBatch } from './convert-batch'
import { pipeLabel, pipeMm } from './measure'
import type { PackedCore } from '../host/packed-core'

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
