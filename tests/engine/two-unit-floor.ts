import type { IndoorUnit, Project } from '../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../helpers/project-builder'

/** Builds a project of one system: two units behind a joint, each drawn from a line of its own. */
export function twoUnitFloor(one: Partial<IndoorUnit>, other: Partial<IndoorUnit> = {}): Project {
  return projectBuilder()
    .system(
      's',
      (draw) =>
        draw
          .outdoor('odu', ['X4P-12'])
          .joint('y', 'odu', { lengthM: 8 })
          .unit('a', 'y', 'C4-140', { lengthM: 4 }, { indoorUnitId: 'one' })
          .unit('b', 'y', 'C4-140', { lengthM: 9 }, { indoorUnitId: 'other' }),
      {
        outdoorModels: ['X4P-12'],
        indoorUnits: [indoorUnit('C4-140', { id: 'one', ...one }), indoorUnit('C4-140', { id: 'other', ...other })],
      },
    )
    .build()
}
