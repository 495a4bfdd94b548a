import { readProject } from '../../src/contract/project-wire'
import { shownMeasures, toMetric } from '../../src/engine/measure/measure'

/** Refuses what is no saved project, in whatever units: an InputError names the JSON path and what was expected there. */
export function validateProject(body: unknown): void {
  readProject(body, { toMetric, shown: shownMeasures, isCheckOnly: true })
}
