import type { DiagramEdge, DiagramNode } from '../../src/model/diagram/diagram'
import { createDiagram } from '../../src/model/diagram/diagram-rows'
import type { System } from '../../src/model/project/project'

const UNITS = ['C4-028', 'C4-036', 'C4-056', 'C4-071', 'DM-090', 'WM-022', 'DH-160', 'C1-015']

/**
 * Returns one heat-pump system of the given number of nodes: Y joints and some headers of six units, units of eight models, pipes of 0.6 to 6.5 m with up to three bends,
 * units up to 6 m above and below the outdoor unit. The same numbers on every run.
 */
export function largeSystem(nodeCount: number): System {
  const random = sequence(20261121)
  const nodes: DiagramNode[] = [node('n0', 'outdoor', { models: ['X4P-96C'], outdoorType: 'HP' })]
  const edges: DiagramEdge[] = []
  const hang = (parent: DiagramNode, kind: 'joint' | 'indoor', data: DiagramNode['data']) => {
    const child = node(`n${String(nodes.length)}`, kind, data)
    const pipe = { lengthM: tenths(random, 6, 65), bends: Math.floor(random() * 4) }
    nodes.push(child)
    edges.push({ id: `e${String(edges.length)}`, source: parent.id, target: child.id, sourcePort: 0, kind: 'generic', ...pipe })
    return child
  }
  const open = nodes.slice(0, 1)
  for (let next = 0; next < open.length; next++) {
    const parent = open[next]
    if (!parent) break
    const branches = parent.data.branches ?? 1
    for (let branch = 0; branch < branches; branch++) {
      const waiting = open.length - next
      const isJoint = branches < 3 && nodes.length + 6 * waiting + 10 < nodeCount && (waiting < 40 || random() < 0.65)
      if (isJoint) open.push(hang(parent, 'joint', { branches: waiting > 39 && random() < 0.1 ? 6 : 2 }))
      else hang(parent, 'indoor', unitData(random))
    }
  }
  fill(open, nodeCount - nodes.length, (joint) => hang(joint, 'indoor', unitData(random)))
  return {
    id: 'large',
    name: 'Large',
    floor: 0,
    level: 1,
    active: true,
    outdoorModels: ['X4P-96C'],
    indoorUnits: [],
    diagram: createDiagram(nodes, edges),
    extra: {},
  }
}

/** Converts the last Y joints into headers until the given number of units has a place. */
function fill(joints: readonly DiagramNode[], missing: number, hangUnit: (joint: DiagramNode) => void): void {
  let left = missing
  for (const joint of joints.toReversed()) {
    const more = joint.data.branches === 2 ? Math.min(4, left) : 0
    if (more > 0) joint.data = { ...joint.data, branches: 2 + more }
    for (let unit = 0; unit < more; unit++) hangUnit(joint)
    left -= more
  }
}

function node(id: string, kind: DiagramNode['kind'], data: DiagramNode['data']): DiagramNode {
  return { id, kind, shape: kind, x: 0, y: 0, data }
}

function unitData(random: () => number): DiagramNode['data'] {
  return { model: UNITS[Math.floor(random() * UNITS.length)] ?? 'C4-056', heightM: tenths(random, -60, 60) }
}

function tenths(random: () => number, from: number, to: number): number {
  return Math.round(from + random() * (to - from)) / 10
}

/** A fixed sequence of numbers from 0 to 1 (linear congruential generator of Numerical Recipes). */
function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
