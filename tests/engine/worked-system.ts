import type { Project } from '../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../helpers/project-builder'

const HEIGHT = { heightM: -15 }

/** The worked system of the engineering reference, section 16: X4P-10 with four units 15 m below, 38 °C outside in summer, 2 °C wet bulb in winter. */
export function workedProject(): Project {
  const room = indoorUnit('C4-056', { id: 'list-A', requiredCoolingKw: 4.5, requiredHeatingKw: 5, roomAreaM2: 25, roomHeightM: 2.7 })
  return projectBuilder()
    .design({
      coolingIndoorDryBulbC: 27,
      coolingIndoorWetBulbC: 19,
      coolingOutdoorDryBulbC: 38,
      heatingIndoorDryBulbC: 20,
      heatingOutdoorWetBulbC: 2,
    })
    .system(
      'worked',
      (draw) =>
        draw
          .outdoor('ODU', ['X4P-10'])
          .joint('J1', 'ODU', { lengthM: 30, bends: 6 })
          .unit('A', 'J1', 'C4-056', { lengthM: 6, ...HEIGHT }, { indoorUnitId: room.id })
          .joint('J2', 'J1', { lengthM: 10, bends: 2 })
          .unit('B', 'J2', 'C4-056', { lengthM: 5, ...HEIGHT })
          .joint('J3', 'J2', { lengthM: 8, bends: 1 })
          .unit('C', 'J3', 'C4-071', { lengthM: 5, ...HEIGHT })
          .unit('D', 'J3', 'DM-090', { lengthM: 8, bends: 3, ...HEIGHT }),
      { indoorUnits: [room] },
    )
    .build()
}
