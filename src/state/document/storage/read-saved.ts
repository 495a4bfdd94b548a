import { readProject } from '../../../contract/project-wire'
import { shownMeasures, startMeasure, toMetric } from '../../../engine/measure/measure'
import { packProject } from '../../../model/packed/pack-project'
import { readEnvelope } from '../../../platform/http/envelope'

/** Reads the server's answer to a load and packs the project in it. Rejects where it is a refusal or no project. */
export async function readSaved(answer: ArrayBuffer): Promise<{ bytes: ArrayBuffer; revision: number }> {
  const outcome = readEnvelope(JSON.parse(new TextDecoder().decode(answer)))
  if (outcome.kind === 'refused') throw new Error(outcome.message)
  // Projects in other units are converted by the core.
  await startMeasure()
  const project = readProject(outcome.data, { toMetric, shown: shownMeasures })
  return { bytes: packProject(project), revision: project.savedRevision }
}
