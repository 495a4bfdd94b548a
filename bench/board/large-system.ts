import type { Diagram, DiagramEdge, DiagramNode } from '../../src/model/diagram/diagram'
import { createDiagram } from '../../src/model/diagram/diagram-rows'

const UNITS_PER_BRANCH = 8
/** Branches for each floor, which give the drawing about the shape of a window. */
const BRANCHES_BY_FLOORS = 0.68
const COLUMN = 130
const LEVEL = 170
const MODELS = ['C4-036', 'C4-056', 'DM-071', 'WM-028', 'CF-056', 'DL-045', 'C1-022', 'FS-036']

/** Returns one drawn system of about this many nodes: floors of a tower, each a line of joints with headers of eight units. */
export function largeSystem(nodeCount: number): Diagram {
  const nodes: DiagramNode[] = [
    { id: 'outdoor', kind: 'outdoor', shape: 'odu1', x: 0, y: 0, data: { models: ['X4P-34C'], outdoorType: 'HP' } },
  ]
  const edges: DiagramEdge[] = []
  const join = (source: string, target: string, lengthM: number): void => {
    edges.push({ id: `${source}>${target}`, source, target, sourcePort: 0, kind: 'generic', lengthM, bends: lengthM % 4 })
  }
  const branchesPerFloor = Math.max(1, Math.round(Math.sqrt((nodeCount / (UNITS_PER_BRANCH + 2)) * BRANCHES_BY_FLOORS)))
  let riser = 'outdoor'
  for (let floor = 0; nodes.length < nodeCount; floor++) {
    let above = riser
    for (let branch = 0; branch < branchesPerFloor && nodes.length < nodeCount; branch++) {
      const x = branch * (UNITS_PER_BRANCH + 1) * COLUMN
      const y = (1 + floor * 3) * LEVEL
      const joint = `j${floor}.${branch}`
      const header = `h${floor}.${branch}`
      nodes.push({ id: joint, kind: 'joint', shape: 'joint', x, y, data: { branches: 2 } })
      nodes.push({ id: header, kind: 'joint', shape: 'joint', x: x + 4 * COLUMN, y: y + LEVEL, data: { branches: UNITS_PER_BRANCH } })
      join(above, joint, 3 + (branch % 5))
      join(joint, header, 4)
      for (let unit = 0; unit < UNITS_PER_BRANCH; unit++) {
        const id = `u${floor}.${branch}.${unit}`
        nodes.push({
          id,
          kind: 'indoor',
          shape: 'idu1',
          x: x + (unit + 0.5) * COLUMN,
          y: y + 2 * LEVEL,
          data: { model: MODELS[unit % MODELS.length] ?? 'C4-036' },
        })
        join(header, id, 2 + unit)
      }
      if (branch === 0) riser = joint
      above = joint
    }
  }
  return createDiagram(nodes, edges)
}
