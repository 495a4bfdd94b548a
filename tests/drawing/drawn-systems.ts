import type { Diagram } from '../../src/model/diagram/diagram'
import { DiagramBuilder } from '../helpers/diagram-builder'

const PITCH = { x: 130, y: 160 }

/** Puts each node of a small tree below the one that feeds it, leaves side by side: a drawing without the core. */
export function placed(diagram: Diagram): Diagram {
  const below = new Map<number, number[]>()
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    const source = diagram.edgeSource[edge] ?? -1
    const list = below.get(source) ?? []
    if (!list.includes(diagram.edgeTarget[edge] ?? -1)) list.push(diagram.edgeTarget[edge] ?? -1)
    below.set(source, list)
  }
  let column = 0
  const place = (row: number, level: number): number => {
    const children = below.get(row) ?? []
    const columns = children.map((child) => place(child, level + 1))
    const x = columns.length === 0 ? column++ * PITCH.x : ((columns[0] ?? 0) + (columns.at(-1) ?? 0)) / 2
    diagram.nodeX[row] = x
    diagram.nodeY[row] = level * PITCH.y
    return x
  }
  place(0, 0)
  return diagram
}

/** Outdoor unit, three joints in a line, four units; units of the list are named like their nodes. */
export function fourUnits(): Diagram {
  const draw = new DiagramBuilder().outdoor('outdoor', ['X4P-10'])
  draw.joint('j1', 'outdoor', { lengthM: 30, bends: 6 }).unit('a', 'j1', 'C4-056', { lengthM: 6 }, { indoorUnitId: 'a' })
  draw.joint('j2', 'j1', { lengthM: 10, bends: 2 }).unit('b', 'j2', 'C4-056', { lengthM: 5 }, { indoorUnitId: 'b' })
  draw.joint('j3', 'j2', { lengthM: 8, bends: 1 }).unit('c', 'j3', 'C4-071', { lengthM: 5 }, { indoorUnitId: 'c' })
  return placed(draw.unit('d', 'j3', 'DM-090', { lengthM: 8, bends: 3 }, { indoorUnitId: 'd' }).build())
}

/** A header with so many units. */
export function headerOf(count: number): Diagram {
  const draw = new DiagramBuilder().outdoor('outdoor', ['X4P-18']).joint('header', 'outdoor', { lengthM: 20 }, count)
  for (let at = 0; at < count; at++) draw.unit(`u${at}`, 'header', 'C4-028', { lengthM: 4 })
  return placed(draw.build())
}

/** A heat-recovery system with a mode-select box of eight ports; one port is capped, one is free. */
export function heatRecovery(): Diagram {
  const draw = new DiagramBuilder().outdoor('outdoor', ['X4R-24C'], 'HR').box('box', 'outdoor', 8, { lengthM: 12 })
  for (let port = 1; port <= 6; port++) draw.unit(`u${port}`, 'box', 'C4-045', { lengthM: 5, port })
  return placed(draw.endCap('cap', 'box', { port: 7 }).placeholder('free', 'box', { port: 8 }).build())
}
