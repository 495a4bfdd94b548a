import fc from 'fast-check'
import { applyChange } from '../../../src/model/change/apply'
import { placeOnPlaceholder } from '../../../src/model/edits/drawing/place-on-placeholder'
import type { IndoorUnit, Project, System } from '../../../src/model/project/project'
import type { OutdoorType } from '../../../src/model/project/codes'
import { projectBuilder } from '../../helpers/project-builder'
import { pack } from '../arbitrary'

export const SYSTEM = 'system'

/** A system with an outdoor unit and one open place, and this list. */
export function openSystem(indoorUnits: IndoorUnit[], outdoorType: OutdoorType = 'HP'): Project {
  const outdoorModels = [outdoorType === 'HR' ? 'X4R-22' : 'X4P-32']
  const project = projectBuilder()
    .system(SYSTEM, (draw) => draw.outdoor('outdoor', outdoorModels, outdoorType).placeholder('open', 'outdoor'), {
      indoorUnits,
      outdoorModels,
    })
    .build()
  systemOf(project).diagram.nodeY[1] = 150
  return project
}

export function systemOf(project: Project): System {
  const system = project.systems[SYSTEM]
  if (!system) throw new Error('The project has lost its system.')
  return system
}

/** Ids of the open places, in drawing order. */
export function openPlaces(project: Project): string[] {
  const { diagram } = systemOf(project)
  return diagram.nodeId.filter((_, row) => diagram.nodeShape[row] === 'plus' && diagram.nodeRest[row]?.reservedFor === undefined)
}

/** Fittings that are put one after another on the open place at this fraction of the list. */
export const anyFittings = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    branches: fc.constantFrom(2, 3, 4),
  }),
  { maxLength: 5 },
)
export type Fittings = typeof anyFittings extends fc.Arbitrary<infer T> ? T : never

export function putFittings(project: Project, fittings: Fittings): void {
  for (const { at, branches } of fittings) {
    const places = openPlaces(project)
    const place = places[Math.floor(at * places.length)] ?? ''
    applyChange(project, placeOnPlaceholder(project, SYSTEM, place, { kind: 'joint', branches }, pack))
  }
}
