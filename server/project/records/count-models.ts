import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readProject } from '../../../src/contract/project-wire'
import { shownMeasures, toMetric } from '../../../src/engine/measure/measure'
import { listedModels, type ListedModel } from '../../../src/model/project/listed-models'
import { readJson } from '../../plugins/json-text'

const unpack = promisify(gunzip)

/** Counts the models of a stored project. */
export async function countModels(stored: Uint8Array): Promise<ListedModel[]> {
  return listedModels(readProject(readJson(await unpack(stored)).value, { toMetric, shown: shownMeasures }))
}
