import type { WireProject } from '../../src/contract/project/project-wire'
import { DiagramBuilder } from '../helpers/diagram-builder'
import { openFloor, roomUnit } from './open-floor'

/**
 * A heat-recovery system with open places before and behind a box of six ports: some refuse an indoor unit, some refuse only a large one. One unit of the list is not
 * drawn yet.
 */
export function recoveryFloor(id: string): WireProject {
  const draw = new DiagramBuilder()
    .outdoor('outdoor', ['X4R-12'], 'HR')
    .joint('first', 'outdoor', { lengthM: 12 })
    .box('box', 'first', 6, { lengthM: 6 }, 'MS', { model: 'MS-06' })
    .unit('office', 'box', 'C4-056', { port: 1, lengthM: 5 }, { indoorUnitId: 'Office' })
    .placeholder('two', 'box', { port: 2, lengthM: 5 })
    .placeholder('three', 'box', { port: 3 })
    .placeholder('four', 'box', { port: 4 })
    .unit('archive', 'box', 'C4-036', { port: 5, lengthM: 7 }, { indoorUnitId: 'Archive' })
    .placeholder('six', 'box', { port: 6 })
    .placeholder('open', 'first')
  const lines = [roomUnit('Office', 'C4-056'), roomUnit('Archive', 'C4-036'), roomUnit('Library', 'C4-045')]
  return openFloor(id, draw, lines, { name: 'Recovery floor' })
}
