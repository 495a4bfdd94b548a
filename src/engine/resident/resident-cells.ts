import * as L from '../../../assembly/shared/layout/layout'
import { EDIT_WIDTH } from '../../../workers/edit-cells'
import type { Change } from '../../model/change/change'
import type { System } from '../../model/project/project'
import { indexOf } from '../../model/change/row-index'
import type { DropItem } from '../drop/drop-item'
import { encodeDrop } from '../drop/encode-drop'
import type { InspectContext } from '../encode/encode-design'
import { encodeNamed, encodeOutdoor, type Ahead } from '../encode/encode-diagram'
import type { PackRows } from '../encode/pack-rows'
import type { EncodedNames } from '../encode/rare-columns'
import { HeldCells } from './held-cells'
import { requiringItems } from '../encode/required-cells'
import { putEdge, putMoved, putNode, putPlaces } from './row-cells'
import { isOfHeights, touchedRows, type TouchedRows } from './touched-rows'

/** Columns that are kept ready though no row uses them yet: what engineers fill in first. */
const AHEAD = (1 << L.NODE_COOLING_KW) | (1 << L.NODE_HEIGHT_M) | (1 << L.EDGE_LENGTH_M)

/** More numbers than this are told sooner by the whole system. */
const MOST_CELLS = 20_000
/** Rows of which not every one is told within that. */
const MOST_ROWS = MOST_CELLS / EDIT_WIDTH
/** Materials are numbered in two bytes. */
const MOST_MATERIALS = 60_000

/** What the core has to be told: cells (`workers/edit-cells`), or the whole system anew. */
export type Telling = { cells: Float64Array<ArrayBuffer> } | { system: ArrayBuffer }

/** This side of an open system: it knows what the core holds, and says what a change makes of it. */
export class ResidentCells {
  readonly #rows: PackRows
  #cells = new HeldCells(new ArrayBuffer(L.systemBytes(0, 0, 0, 0)))
  #names: EncodedNames = { materials: new Map(), airHandlers: new Map(), rooms: new Map() }
  #asked = ''
  #hasTwins = false

  constructor(rows: PackRows) {
    this.#rows = rows
  }

  /** The whole system, to be opened; what is known of it from now on. */
  whole(system: System, context: InspectContext): ArrayBuffer {
    const { nodeCount, edgeCount } = system.diagram
    return this.#keep(this.#encode(system, context, { nodes: rowsAhead(nodeCount), edges: rowsAhead(edgeCount), columns: AHEAD }), context)
  }

  /** Writes a question about a drop, of one row or of all (−1), for the system as the core has it. */
  question(item: DropItem, row: number): ArrayBuffer {
    return encodeDrop(item, row, this.#cells.nodeCount, this.#names, this.#rows)
  }

  /** What to tell of a change that made this system of the one before. Reads the system at once, so it may change again while the core works. */
  tell(change: Change, system: System, context: InspectContext): Telling {
    if (this.#asked !== asked(context) || !this.#hasDesign(system, context)) return { system: this.whole(system, context) }
    if (isOfMany(change, system.id)) return { system: this.whole(system, context) }
    const touched = touchedRows(change, system.id, this.#cells)
    if (!touched || (touched.isOfList && this.#hasRooms(system))) return this.#compare(system, context)
    const { diagram } = system
    const cells = this.#cells
    const isSpliced = cells.hasEdits()
    if (diagram.nodeCount !== cells.nodeCount || diagram.edgeCount !== cells.edgeCount) return { system: this.whole(system, context) }
    if (isSpliced && !this.#canSplice(system)) return { system: this.whole(system, context) }
    this.#putRows(touched, system)
    if (!this.#hasPlaceForNames(diagram.nodeCount)) return { system: this.whole(system, context) }
    if (isSpliced) putMoved(cells, diagram, touched.cameOrWent)
    const edits = cells.takeEdits()
    return edits && edits.length < MOST_CELLS ? { cells: edits } : { system: this.whole(system, context) }
  }

  #putRows(touched: TouchedRows, system: System): void {
    const { diagram } = system
    const itemAt = requiringItems(system)
    for (const row of touched.nodes) putNode(this.#cells, diagram, row, this.#names, this.#rows, itemAt)
    // A row that was written to has its item's values; the other units of a changed item take them too.
    if (touched.items.size > 0 && (itemAt !== null || this.#hasRequired())) {
      for (let row = 0; row < diagram.nodeCount; row++) {
        const item = diagram.nodeRest[row]?.indoorUnitId
        if (item !== undefined && touched.items.has(item)) putNode(this.#cells, diagram, row, this.#names, this.#rows, itemAt)
      }
    }
    for (const row of touched.edges) putEdge(this.#cells, diagram, row, this.#names)
    putPlaces(this.#cells, diagram)
  }

  /** Names of rooms and air handlers are numbered as they come; the core has a place for as many as there are nodes. */
  #hasPlaceForNames(nodeCount: number): boolean {
    return this.#names.airHandlers.size <= nodeCount && this.#names.rooms.size <= nodeCount
  }

  /** Rows that come or go may carry an id twice, and known rooms stand in rows of their own. */
  #canSplice(system: System): boolean {
    const { nodes, edges } = indexOf(system.diagram)
    if (this.#hasTwins || nodes.hasTwins() || edges.hasTwins() || this.#hasRooms(system)) return false
    return this.#names.materials.size < MOST_MATERIALS
  }

  /** The same by what the whole system looks like now. */
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
    const edits = cells.takeEdits()
    return edits ? { cells: edits } : { system: this.whole(system, context) }
  }

  #encode(system: System, context: InspectContext, ahead: Ahead) {
    return encodeNamed(system, context, this.#rows, ahead)
  }

  #keep({ buffer, names }: { buffer: ArrayBuffer; names: EncodedNames }, context: InspectContext): ArrayBuffer {
    this.#cells = new HeldCells(buffer.slice())
    this.#names = names
    this.#hasTwins = this.#cells.hasTwins()
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

  /** Where rooms are known, a unit that is placed, moved or taken away may change their table. */
  #hasRooms({ indoorUnits }: System): boolean {
    return this.#cells.roomCount > 0 || indoorUnits.some((unit) => unit.roomAreaM2 !== null || unit.roomHeightM !== null)
  }
}

/** Whether a change writes values to more rows of a system than can be told one by one. */
function isOfMany({ ops }: Change, systemId: string): boolean {
  return ops.some((op) => (op.table === 'edgeValues' || isOfHeights(op)) && op.systemId === systemId && op.rows.length > MOST_ROWS)
}

/** What an answer is asked to carry. */
function asked({ arrange, changers }: InspectContext): string {
  return `${String(arrange !== false)} ${String(changers !== false)}`
}

/** Rows that may come before a system has to be opened anew. */
function rowsAhead(rows: number): number {
  return 64 + (rows >> 6)
}
