import { readProject } from '../../../src/contract/project-wire'
import { shownMeasures, toMetric } from '../../../src/engine/measure/measure'

/** Refuses a body that is no saved project, in any units: an InputError names the JSON path and the expected value. */
export function validateProject(body: unknown): void {
  readProject(body, { toMetric, shown: shownMeasures, isCheckOnly: true })
}
