import * as L from '../../../assembly/common/layout/layout'
import { EDIT_WIDTH } from '../../../workers/edit-cells'
import type { Change } from '../../model/change/change'
import type { System } from '../../model/project/project'
import { indexOf } from '../../model/change/row-index'
import { hasDisabled } from '../../model/diagram/disabled'
import type { DropItem } from '../drop/drop-item'
import { encodeDrop } from '../drop/encode-drop'
import type { InspectContext } from '../encode/encode-design'
import { encodeNamed, encodeOutdoor, type Ahead, type Encoded } from '../encode/encode-diagram'
import type { PackRows } from '../encode/pack-rows'
import type { EncodedNames } from '../encode/rare-columns'
import { HeldCells } from './held-cells'
import { requiringItems } from '../encode/required-cells'
import { putEdge, putMoved, putNode, putPlaces } from './row-cells'
import { isOfHeights, touchedRows, type TouchedRows } from './touched-rows'

/** Columns that are reserved although no row uses them yet: those that engineers fill in first. */
const AHEAD = (1 << L.NODE_COOLING_KW) | (1 << L.NODE_HEIGHT_M) | (1 << L.EDGE_LENGTH_M)

/** Above this many numbers, sending the whole system is faster. */
const MOST_CELLS = 20_000
/** Largest number of rows whose cells are compared one by one within that limit. */
const MOST_ROWS = MOST_CELLS / EDIT_WIDTH
/** Materials are numbered in two bytes. */
const MOST_MATERIALS = 60_000

/** Update to send to the core: cells (`workers/edit-cells`), or the whole system anew. */
export type Telling = { cells: Float64Array<ArrayBuffer> } | { system: ArrayBuffer }

/** The host's side of an open system: mirrors the cells in the core and translates changes into edits. */
export class ResidentCells {
  readonly #rows: PackRows
  #cells = new HeldCells(new ArrayBuffer(L.systemBytes(0, 0, 0, 0)))
  #names: EncodedNames = { materials: new Map(), airHandlers: new Map(), rooms: new Map() }
  #asked = ''
  #hasTwins = false
  #hasDisabled = false

  constructor(rows: PackRows) {
    this.#rows = rows
  }

  /** Whether disabled pipes keep a part of the drawing out of the system in the core. */
  get hasDisabled(): boolean {
    return this.#hasDisabled
  }

  /** Returns the whole system for opening and starts its mirror anew. */
  whole(system: System, context: InspectContext): ArrayBuffer {
    const { nodeCount, edgeCount } = system.diagram
    return this.#keep(this.#encode(system, context, { nodes: rowsAhead(nodeCount), edges: rowsAhead(edgeCount), columns: AHEAD }), context)
  }

  /** Writes a question about a drop, on one row or on all (−1), for the system in the core. */
  question(item: DropItem, row: number): ArrayBuffer {
    return encodeDrop(item, row, this.#cells.nodeCount, this.#names, this.#rows)
  }

  /** Returns the edits for the change from the previous system to this one. Reads the system at once, so it may change again while the core works. */
  tell(change: Change, system: System, context: InspectContext): Telling {
    if (this.#asked !== asked(context) || !this.#hasDesign(system, context)) return { system: this.whole(system, context) }
    if (isOfMany(change, system.id)) return { system: this.whole(system, context) }
    // A disabled pipe takes all below it out of the tree, so that one edit may change many rows.
    if (this.#hasDisabled || hasDisabled(system.diagram)) return this.#compare(system, context)
    const touched = touchedRows(change, system.id, this.#cells)
    if (!touched || (touched.isOfList && this.#hasRooms(system))) return this.#compare(system, context)
    const { diagram } = system
    const cells = this.#cells
    const isSpliced = cells.hasEdits()
    if (diagram.nodeCount !== cells.nodeCount || diagram.edgeCount !== cells.edgeCount) return { system: this.whole(system, context) }
    if (isSpliced && !this.#canSplice(system)) return { system: this.whole(system, context) }
    this.#putRows(touched, system)
    if (!this.#hasPlaceForNames(diagram.nodeCount)) return { system: this.whole(system, context) }
    if (isSpliced) putMoved(cells, diagram, touched.cameOrWent, this.#rows)
    const edits = cells.takeEdits()
    return edits && edits.length < MOST_CELLS ? { cells: edits } : { system: this.whole(system, context) }
  }

  #putRows(touched: TouchedRows, system: System): void {
    const { diagram } = system
    const itemAt = requiringItems(system)
    for (const row of touched.nodes) putNode(this.#cells, diagram, row, this.#names, this.#rows, itemAt)
    // A changed row takes its item's values; so do the other units of a changed item.
    if (touched.items.size > 0 && (itemAt !== null || this.#hasRequired())) {
      for (let row = 0; row < diagram.nodeCount; row++) {
        const item = diagram.nodeRest[row]?.indoorUnitId
        if (item !== undefined && touched.items.has(item)) putNode(this.#cells, diagram, row, this.#names, this.#rows, itemAt)
      }
    }
    for (const row of touched.edges) putEdge(this.#cells, diagram, row, this.#names)
    putPlaces(this.#cells, diagram)
  }

  /** Names of rooms and air handlers are numbered in order of appearance; the core has as many numbers as nodes. */
  #hasPlaceForNames(nodeCount: number): boolean {
    return this.#names.airHandlers.size <= nodeCount && this.#names.rooms.size <= nodeCount
  }

  /** Added or removed rows may repeat an id, and known rooms refer to rows. */
  #canSplice(system: System): boolean {
    const { nodes, edges } = indexOf(system.diagram)
    if (this.#hasTwins || nodes.hasTwins() || edges.hasTwins() || this.#hasRooms(system)) return false
    return this.#names.materials.size < MOST_MATERIALS
  }

  /** Returns the same edits by comparing the whole system. */
  #compare(system: System, context: InspectContext): Telling {
    const cells = this.#cells
    const { nodeCount, edgeCount } = system.diagram
    const ahead = { nodes: cells.nodeRoom - nodeCount, edges: cells.edgeRoom - edgeCount, columns: cells.columns }
    const isLonger = nodeCount !== cells.nodeCount || edgeCount !== cells.edgeCount
    if (cells.hasEdits() || isLonger) return { system: this.whole(system, context) }
    const encoded = this.#encode(system, context, ahead)
    const now = new HeldCells(encoded.buffer)
    if (!cells.isAlike(now) || !cells.putAll(now, MOST_ROWS)) return { system: this.#keep(encoded, context) }
    this.#names = encoded.names
    this.#hasDisabled = encoded.isPartial
    const edits = cells.takeEdits()
    return edits ? { cells: edits } : { system: this.whole(system, context) }
  }

  #encode(system: System, context: InspectContext, ahead: Ahead) {
    return encodeNamed(system, context, this.#rows, ahead)
  }

  #keep({ buffer, names, isPartial }: Encoded, context: InspectContext): ArrayBuffer {
    this.#cells = new HeldCells(buffer.slice())
    this.#names = names
    this.#hasTwins = this.#cells.hasTwins()
    this.#hasDisabled = isPartial
    this.#asked = asked(context)
    return buffer
  }

  #hasDesign(system: System, context: InspectContext): boolean {
    const design = new ArrayBuffer(L.DESIGN_START + L.DESIGN_SLOTS * 8)
    encodeOutdoor(system, context, this.#rows, design)
    return this.#cells.hasDesign(design)
  }

  #hasRequired(): boolean {
    return [L.NODE_REQUIRED_COOL, L.NODE_REQUIRED_SENSIBLE, L.NODE_REQUIRED_HEAT, L.NODE_ROOM].some((column) => this.#cells.has(column))
  }

  /** Where rooms are known, a unit that is placed, moved or removed may change their table. */
  #hasRooms({ indoorUnits }: System): boolean {
    return this.#cells.roomCount > 0 || indoorUnits.some((unit) => unit.roomAreaM2 !== null || unit.roomHeightM !== null)
  }
}

/** Returns whether a change writes values to more rows of a system than can be sent one by one. */
function isOfMany({ ops }: Change, systemId: string): boolean {
  return ops.some((op) => (op.table === 'edgeValues' || isOfHeights(op)) && op.systemId === systemId && op.rows.length > MOST_ROWS)
}

/** Parts requested in an answer. */
function asked({ arrange, changers }: InspectContext): string {
  return `${String(arrange !== false)} ${String(changers !== false)}`
}

/** Number of rows that can be added before a system has to be opened anew. */
function rowsAhead(rows: number): number {
  return 64 + (rows >> 6)
}
