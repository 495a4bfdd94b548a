import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readProject } from '../../../src/contract/project/project-wire'
import { shownMeasures, toMetric } from '../../../src/engine/measure/measure'
import { activeSystems, listedModels, type ListedModel } from '../../../src/model/project/list/listed-models'
import { partLines, type PartLine } from '../../../src/model/project/part-lines'
import { readJson } from '../../plugins/json-text'

const unpack = promisify(gunzip)

/** The order of a project: its models, and the lines that panels and accessories are counted from. */
export interface Order {
  models: ListedModel[]
  parts: PartLine[]
}

/** Counts what a stored project orders. */
export async function countModels(stored: Uint8Array): Promise<Order> {
  const project = readProject(readJson(await unpack(stored)).value, { toMetric, shown: shownMeasures })
  return { models: listedModels(project), parts: partLines(activeSystems(project)) }
}
