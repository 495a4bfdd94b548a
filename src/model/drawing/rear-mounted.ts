import { omit } from '../change/omit'
import type { Op } from '../change/change'
import type { NodeData } from '../diagram/diagram'
import { nodeAt } from '../diagram/diagram-rows'
import type { System } from '../project/project'
import { record } from './record'

const MARK = 'isRearMountedComponents'

/** Returns whether the drawn unit is marked as one with a component behind it. */
export function isMarkedRear(data: Pick<NodeData, 'extra'>): boolean {
  return data.extra?.[MARK] === true
}

/** Returns the data of a drawn unit with or without the mark of a component behind it. */
export function withRearMark(data: NodeData, isMarked: boolean): NodeData {
  if (isMarked === isMarkedRear(data)) return data
  if (isMarked) return { ...data, extra: { ...data.extra, [MARK]: true } }
  const extra = omit(data.extra ?? {}, MARK)
  return Object.keys(extra).length > 0 ? { ...data, extra } : omit(data, 'extra')
}

/** Marks the drawn units of list lines, or takes their mark away. */
export function markRear(system: System, lines: ReadonlyMap<string, boolean>): Op[] {
  const recording = record(system)
  const { nodeRest, nodeCount } = system.diagram
  for (let row = 0; row < nodeCount && lines.size > 0; row++) {
    const isMarked = lines.get(nodeRest[row]?.indoorUnitId ?? '')
    const isAlready = nodeRest[row]?.extra?.[MARK] === true
    if (isMarked === undefined || isMarked === isAlready) continue
    const node = nodeAt(recording.diagram, row)
    recording.setNode(row, { ...node, data: withRearMark(node.data, isMarked) })
  }
  return recording.ops
}
