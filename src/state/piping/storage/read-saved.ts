import { readProject } from '../../../contract/project-wire'
import { shownMeasures, toMetric } from '../../../engine/measure/measure'
import { packProject } from '../../../model/packed/pack-project'
import { readEnvelope } from '../../../platform/http/envelope'

/**
 * Reads the server's answer to a load and packs the project in it.
 * @throws Error with the server's message where it refused, InputError where the answer is no project
 */
export function readSaved(answer: ArrayBuffer): { bytes: ArrayBuffer; revision: number } {
  const outcome = readEnvelope(JSON.parse(new TextDecoder().decode(answer)))
  if (outcome.kind === 'refused') throw new Error(outcome.message)
  const project = readProject(outcome.data, { toMetric, shown: shownMeasures })
  return { bytes: packProject(project), revision: project.savedRevision }
}
