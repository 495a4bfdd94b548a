import type { Pack } from '../../contract/pack'
import type { Diagram } from '../../model/diagram/diagram'
import { kindAt, outdoorRow, outletsOf, treeOf } from '../../model/diagram/diagram-tree'
import { disabledNodes } from '../../model/diagram/disabled'
import type { NodeKind } from '../../model/project/codes'
import { defaultLengthM } from '../encode/default-length'

/** Devices of a system that need wires, in the order of the piping, and the length of piping between any two nodes. */
export interface PipingWay {
  /** Rows of the outdoor unit, boxes and units, each before those behind it. */
  devices: readonly number[]
  /** Metres of piping from one row to another, over the joint that is above both. */
  between: (from: number, to: number) => number
  /** Row of the joint above both, which may be one of them; -1 where there is none. */
  joint: (from: number, to: number) => number
  /** Pipes from the outdoor unit to a row, in the order of the way. */
  pipesTo: (row: number) => number[]
}

/** Where the length of a pipe is drawn: the first of these that is given. */
const LENGTHS = [
  ['edgeLengthM', 'ActualPipeLength'],
  ['edgeGasLengthM', 'ActualPipeLength_GAS'],
  ['edgeLiquidLengthM', 'ActualPipeLength_LIQUID'],
] as const

/** The way of a system without a drawing. */
export const NO_WAY: PipingWay = { devices: [], between: () => NaN, joint: () => -1, pipesTo: () => [] }

const WIRED: ReadonlySet<NodeKind> = new Set(['outdoor', 'box', 'indoor', 'freshAir', 'hydro', 'ahuKit'])

/** Walks the piping of a system from the outdoor unit. What hangs on a pipe that is out of use has no wires; of nodes with the same id the first one has. */
export function pipingWay(diagram: Diagram, pack: Pack): PipingWay {
  const top = outdoorRow(diagram)
  if (top < 0) return NO_WAY
  const tree = treeOf(diagram)
  const unused = disabledNodes(diagram)
  const usual = defaultLengthM(diagram, pack)
  const depth = new Int32Array(diagram.nodeCount).fill(-1)
  const metres = new Float64Array(diagram.nodeCount)
  // The node from which the walk came: a drawing that is no tree has others, too.
  const above = new Int32Array(diagram.nodeCount).fill(-1)
  const pipe = new Int32Array(diagram.nodeCount).fill(-1)
  const seen = new Set<string>()
  const devices: number[] = []
  const open = [top]
  depth[top] = 0
  for (let row = open.pop(); row !== undefined; row = open.pop()) {
    const id = diagram.nodeId[row] ?? ''
    if (WIRED.has(kindAt(diagram, row)) && !seen.has(id)) devices.push(row)
    seen.add(id)
    const outlets = outletsOf(tree, row)
    for (let place = outlets.length - 1; place >= 0; place--) {
      const edge = outlets[place] ?? -1
      const target = diagram.edgeTarget[edge] ?? -1
      if (target < 0 || depth[target] !== -1 || unused?.[target] === 1) continue
      depth[target] = (depth[row] ?? 0) + 1
      above[target] = row
      pipe[target] = edge
      metres[target] = (metres[row] ?? 0) + (drawnLength(diagram, edge)?.metres ?? usual)
      open.push(target)
    }
  }
  const joint = (from: number, to: number): number => {
    let [a, b] = [from, to]
    while (a !== b && a >= 0 && b >= 0) {
      if ((depth[a] ?? -1) >= (depth[b] ?? -1)) a = above[a] ?? -1
      else b = above[b] ?? -1
    }
    return a === b ? a : -1
  }
  const between = (from: number, to: number): number => {
    const common = joint(from, to)
    return common < 0 ? NaN : (metres[from] ?? NaN) + (metres[to] ?? NaN) - 2 * (metres[common] ?? NaN)
  }
  const pipesTo = (row: number): number[] => {
    const pipes: number[] = []
    for (let each = row; (pipe[each] ?? -1) >= 0; each = above[each] ?? -1) pipes.push(pipe[each] ?? -1)
    return pipes.toReversed()
  }
  return { devices, between, joint, pipesTo }
}

/** Returns the length that the drawing gives a pipe and the field that gives it; null where it gives none. */
export function drawnLength(diagram: Diagram, edge: number): { metres: number; drawn: string } | null {
  for (const [column, drawn] of LENGTHS) {
    const metres = diagram[column][edge] ?? NaN
    if (!Number.isNaN(metres)) return { metres, drawn }
  }
  return null
}
