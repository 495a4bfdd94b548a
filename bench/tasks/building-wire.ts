import { readProject, writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { embeddedPack } from '../../src/engine/headless/options'
import { shownMeasures, toMetric } from '../../src/engine/measure/measure'
import { savedBuilding } from '../../tests/helpers/saved-building'

/** Returns the building of so many systems as the product saves it. */
export function buildingWire(systems: number, nodesEach: number): WireProject {
  const project = readProject(savedBuilding(systems, nodesEach), { toMetric, shown: shownMeasures, pack: embeddedPack() })
  return writeProject({ ...project, id: 'bench-building' })
}
