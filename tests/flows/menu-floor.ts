import type { WireProject } from '../../src/contract/project/project-wire'
import { DiagramBuilder } from '../helpers/diagram-builder'
import { openFloor, roomUnit } from './open-floor'

/** Where the text blocks stand, in units of the board: aligned in no way. */
const NOTES: Record<string, readonly [x: number, y: number]> = { riser: [-330, 20], shaft: [-250, 120] }

/**
 * A heat-recovery system on which every verb has a place: a box with units, with open and closed ports, a header with an open outlet, a joint with a box whose ports are
 * open, a unit that lacks its box, and two text blocks.
 */
export function menuFloor(id: string): WireProject {
  const draw = new DiagramBuilder()
    .outdoor('outdoor', ['X4R-12'], 'HR')
    .joint('first', 'outdoor', { lengthM: 12 })
    .box('box', 'first', 6, { lengthM: 6 }, 'MS', { model: 'MS-06' })
    .unit('office', 'box', 'C4-056', { port: 1, lengthM: 5 }, { indoorUnitId: 'Office' })
    .placeholder('two', 'box', { port: 2, lengthM: 5 })
    .placeholder('three', 'box', { port: 3 })
    .placeholder('four', 'box', { port: 4 })
    .unit('archive', 'box', 'C4-056', { port: 5, lengthM: 7 }, { indoorUnitId: 'Archive' })
    .endCap('closed', 'box', { port: 6 })
    .joint('header', 'first', { lengthM: 4 }, 4)
    .joint('second', 'header', { lengthM: 3 })
    .box('small', 'second', 2, { lengthM: 2 }, 'MS', { model: 'MS-02' })
    .placeholder('small-one', 'small', { port: 1 })
    .placeholder('small-two', 'small', { port: 2 })
    .placeholder('inner', 'second')
    .placeholder('spare-1', 'header', { lengthM: 3 })
    .unit('lobby', 'header', 'C4-036', { lengthM: 3 }, { indoorUnitId: 'Lobby' })
    .text('riser', 'Riser east')
    .text('shaft', 'Shaft, keep free')
  const project = openFloor(id, draw, [roomUnit('Office', 'C4-056'), roomUnit('Archive', 'C4-056'), roomUnit('Lobby', 'C4-036')])
  const [system] = project.selection['oduList'] as { pipingGraphData: { nodes: { id: string; x: number; y: number }[] } }[]
  for (const node of system?.pipingGraphData.nodes ?? []) [node.x, node.y] = NOTES[node.id] ?? [node.x, node.y]
  return project
}
