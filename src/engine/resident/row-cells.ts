import * as L from '../../../assembly/common/layout/layout'
import { NODE_KINDS } from '../../model/project/codes'
import type { Diagram } from '../../model/diagram/diagram'
import { modelRow } from '../encode/encode-diagram'
import type { PackRows } from '../encode/pack-rows'
import { requiredCells, type RequiringItem } from '../encode/required-cells'
import { isByte, rareFlags, type EncodedNames } from '../encode/rare-columns'
import type { HeldCells } from './held-cells'

const BOX = NODE_KINDS.indexOf('box')
const NOTE = NODE_KINDS.indexOf('none')

/** Writes the cells of one drawn node, as the whole encoding would. `putPlaces` writes places, except those of nodes outside the tree, which need the columns. */
export function putNode(
  cells: HeldCells,
  d: Diagram,
  row: number,
  names: EncodedNames,
  rows: PackRows,
  itemAt: RequiringItem | null,
): void {
  const item = itemAt?.(row)
  const rest = d.nodeRest[row]
  const model = d.modelNames[d.nodeModel[row] ?? -1]
  if (d.nodeKind[row] === NOTE) putPlace(cells, d, row)
  cells.put(L.NODE_COOLING_KW, row, d.nodeCoolingKw[row] ?? NaN)
  cells.put(L.NODE_PORT_KW, row, d.nodePortCapacityKw[row] ?? NaN)
  cells.put(L.NODE_HEIGHT_M, row, d.nodeHeightM[row] ?? NaN)
  for (const [column, kw] of requiredCells(item)) cells.put(column, row, kw)
  cells.put(L.NODE_ROOM, row, numberOf(names.rooms, item?.roomId))
  cells.put(L.NODE_AIR_HANDLER, row, numberOf(names.airHandlers, rest?.airHandlerId))
  cells.put(L.NODE_MATERIAL, row, numberOf(names.materials, rest?.materialType))
  cells.put(L.NODE_MODEL, row, modelRow(model, d.nodeKind[row] === BOX, rows))
  cells.put(L.NODE_KIND, row, d.nodeKind[row] ?? 0)
  cells.put(L.NODE_JOINT_TYPE, row, d.nodeJointType[row] ?? 0)
  cells.put(L.NODE_OUTLETS, row, d.nodeOutlets[row] ?? 0)
  cells.put(L.NODE_FLAGS, row, flagsOf(cells, d, row, rows))
}

/** Writes the cells of one pipe. */
export function putEdge(cells: HeldCells, d: Diagram, row: number, names: EncodedNames): void {
  const bends = d.edgeBends[row] ?? NaN
  cells.put(L.EDGE_LENGTH_M, row, d.edgeLengthM[row] ?? NaN)
  cells.put(L.EDGE_GAS_LENGTH_M, row, d.edgeGasLengthM[row] ?? NaN)
  cells.put(L.EDGE_LIQUID_LENGTH_M, row, d.edgeLiquidLengthM[row] ?? NaN)
  cells.put(L.EDGE_WIDE_BENDS, row, isByte(bends) ? NaN : bends)
  cells.put(L.EDGE_SOURCE, row, d.edgeSource[row] ?? -1)
  cells.put(L.EDGE_TARGET, row, d.edgeTarget[row] ?? -1)
  cells.put(L.EDGE_MATERIAL, row, numberOf(names.materials, d.edgeRest[row]?.materialType))
  cells.put(L.EDGE_PORT, row, d.edgeSourcePort[row] ?? 0)
  cells.put(L.EDGE_KIND, row, d.edgeKind[row] ?? 0)
  cells.put(L.EDGE_BENDS, row, bends)
}

/** Writes the places of all nodes where the core needs them: arranging moves nodes without changing the project. */
export function putPlaces(cells: HeldCells, d: Diagram): void {
  if (!cells.has(L.NODE_X)) return
  cells.putColumn(L.NODE_X, d.nodeX.subarray(0, d.nodeCount))
  cells.putColumn(L.NODE_Y, d.nodeY.subarray(0, d.nodeCount))
}

/** Writes the cells of other rows that refer to added or removed nodes: ends of edges and reserved ports. */
export function putMoved(cells: HeldCells, d: Diagram, ids: ReadonlySet<string>, rows: PackRows): void {
  cells.putColumn(L.EDGE_SOURCE, d.edgeSource.subarray(0, d.edgeCount))
  cells.putColumn(L.EDGE_TARGET, d.edgeTarget.subarray(0, d.edgeCount))
  for (let row = 0; row < d.nodeCount; row++) {
    const rest = d.nodeRest[row]
    if (rest?.reservedFor !== undefined && ids.has(rest.reservedFor)) cells.put(L.NODE_FLAGS, row, flagsOf(cells, d, row, rows))
  }
}

function putPlace(cells: HeldCells, d: Diagram, row: number): void {
  cells.put(L.NODE_X, row, d.nodeX[row] ?? NaN)
  cells.put(L.NODE_Y, row, d.nodeY[row] ?? NaN)
}

function flagsOf(cells: HeldCells, d: Diagram, row: number, rows: PackRows): number {
  const twin = cells.at(L.NODE_FLAGS, row) & L.FLAG_DUPLICATE_ID
  return twin | (d.nodeReverse[row] ?? 0) | rareFlags(d, d.nodeRest[row], rows)
}

/** Returns the number of a name; a new name of an added row takes the next number. */
function numberOf(names: Map<string, number>, name: string | undefined): number {
  if (name === undefined) return 0
  const number = names.get(name) ?? names.size + 1
  names.set(name, number)
  return number
}
