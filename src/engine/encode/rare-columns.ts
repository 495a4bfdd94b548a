import * as L from '../../../assembly/common/layout/layout'
import type { Diagram, EdgeRest, NodeData } from '../../model/diagram/diagram'
import { nodeRow } from '../../model/diagram/diagram-rows'
import { indexOf } from '../../model/change/row-index'
import type { PackRows } from './pack-rows'
import type { RequiringItem } from './required-cells'

/** A column that few rows use: rows and their values. */
export interface RareColumn {
  column: number
  entries: [row: number, value: number][]
}

/** Numbers that the buffer of a system uses for names, from 1. */
export interface EncodedNames {
  materials: Map<string, number>
  airHandlers: Map<string, number>
  rooms: Map<string, number>
}

/** Flags of a node that its rare fields set. A port is reserved for a unit only while that unit is in the drawing. */
export function rareFlags(d: Diagram, rest: NodeData | undefined, rows: PackRows, out: Uint8Array | null = null): number {
  if (rest === undefined) return 0
  const holds = rest.boxIndoorUnitId === undefined ? 0 : L.FLAG_HOLDS_BOX_UNIT
  const isKit = rows.hasSeriesRule('hotWaterKits', rest.seriesCode) ? L.FLAG_HOT_WATER_KIT : 0
  return holds | isKit | (rest.reservedFor !== undefined && isThere(nodeRow(d, rest.reservedFor), out) ? L.FLAG_RESERVED : 0)
}

function isThere(row: number, out: Uint8Array | null): boolean {
  return row >= 0 && out?.[row] !== 1
}

/** Returns whether a number of bends fits the byte column used by most edges. */
export function isByte(bends: number): boolean {
  return Number.isNaN(bends) || (Number.isInteger(bends) && bends >= 0 && bends < 256)
}

/** Encodes materials, air handlers, shared rooms, flags, odd numbers of bends and repeated edge ids: the columns that have any. Names are numbered from 1 in order of appearance. */
export function rareColumns(
  d: Diagram,
  itemAt: RequiringItem | null,
  rows: PackRows,
  out: Uint8Array | null,
): { rare: RareColumn[]; names: EncodedNames } {
  const materials = new Map<string, number>()
  const nodeMaterials: RareColumn = { column: L.NODE_MATERIAL, entries: [] }
  const handlers: RareColumn = { column: L.NODE_AIR_HANDLER, entries: [] }
  const flags: RareColumn = { column: L.NODE_FLAGS, entries: [] }
  const airHandlers = new Map<string, number>()
  const rooms = new Map<string, number>()
  const shared: RareColumn = { column: L.NODE_ROOM, entries: [] }
  for (let row = 0; row < d.nodeCount; row++) {
    const rest = d.nodeRest[row]
    if (rest === undefined) continue
    if (rest.materialType !== undefined) nodeMaterials.entries.push([row, numbered(materials, rest.materialType)])
    if (rest.airHandlerId !== undefined) handlers.entries.push([row, numbered(airHandlers, rest.airHandlerId)])
    const room = itemAt?.(row)?.roomId
    if (room !== undefined) shared.entries.push([row, numbered(rooms, room)])
    const set = rareFlags(d, rest, rows, out)
    if (set !== 0) flags.entries.push([row, set])
  }
  const all = [nodeMaterials, handlers, shared, flags, edgeMaterials(d, materials), wideBends(d), edgeTwins(d)]
  return { rare: all.filter(({ entries }) => entries.length > 0), names: { materials, airHandlers, rooms } }
}

function edgeMaterials(d: Diagram, materials: Map<string, number>): RareColumn {
  const entries: RareColumn['entries'] = []
  for (let row = 0; row < d.edgeCount; row++) {
    const rest: EdgeRest | undefined = d.edgeRest[row]
    if (rest?.materialType !== undefined) entries.push([row, numbered(materials, rest.materialType)])
  }
  return { column: L.EDGE_MATERIAL, entries }
}

function wideBends(d: Diagram): RareColumn {
  const entries: RareColumn['entries'] = []
  for (let row = 0; row < d.edgeCount; row++) {
    const bends = d.edgeBends[row] ?? NaN
    if (!isByte(bends)) entries.push([row, bends])
  }
  return { column: L.EDGE_WIDE_BENDS, entries }
}

function edgeTwins(d: Diagram): RareColumn {
  const entries: RareColumn['entries'] = []
  if (indexOf(d).edges.hasTwins()) {
    const seen = new Set<string>()
    d.edgeId.slice(0, d.edgeCount).forEach((id, row) => {
      if (seen.has(id)) entries.push([row, L.FLAG_DUPLICATE_ID])
      seen.add(id)
    })
  }
  return { column: L.EDGE_FLAGS, entries }
}

/** Numbers names from 1 in order of appearance. */
function numbered(names: Map<string, number>, name: string): number {
  const known = names.get(name)
  if (known !== undefined) return known
  names.set(name, names.size + 1)
  return names.size
}
