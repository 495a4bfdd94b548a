import * as L from '../../../assembly/layout'
import type { Change } from '../../model/change'
import type { System } from '../../model/project'
import type { InspectContext } from '../encode-design'
import { encodeNamed, encodeOutdoor } from '../encode-diagram'
import type { PackRows } from '../pack-rows'
import type { EncodedNames } from '../rare-columns'
import { HeldCells } from './held-cells'
import { putEdge, putNode, putPlaces } from './row-cells'
import { touchedRows, type TouchedRows } from './touched-rows'

/** Columns that are kept ready though no row uses them yet: what engineers fill in first. */
const AHEAD = (1 << L.NODE_COOLING_KW) | (1 << L.NODE_HEIGHT_M) | (1 << L.EDGE_LENGTH_M)

/** More cells than this are told sooner by the whole system. */
const MOST_CELLS = 20_000

/** What the core has to be told: cells (`workers/edit-cells`), or the whole system anew. */
export type Telling = { cells: Float64Array<ArrayBuffer> } | { system: ArrayBuffer }

/** This side of an open system: it knows what the core holds, and says what a change makes of it. */
export class ResidentCells {
  readonly #rows: PackRows
  #cells = new HeldCells(new ArrayBuffer(L.systemBytes(0, 0, 0, 0)))
  #names: EncodedNames = { materials: new Map(), airHandlers: new Map() }
  #asked = ''

  constructor(rows: PackRows) {
    this.#rows = rows
  }

  /** The whole system, to be opened; what is known of it from now on. */
  whole(system: System, context: InspectContext): ArrayBuffer {
    return this.#keep(this.#encode(system, context, AHEAD), context)
  }

  /** What to tell of a change that made this system of the one before. Reads the system at once, so it may change again while the core works. */
  tell(change: Change, system: System, context: InspectContext): Telling {
    const { nodeCount, edgeCount } = system.diagram
    const cells = this.#cells
    const isAsked = this.#asked === asked(context) && this.#hasDesign(system, context)
    if (!isAsked || nodeCount !== cells.nodeCount || edgeCount !== cells.edgeCount) return { system: this.whole(system, context) }
    const touched = touchedRows(change, system.id)
    if (!touched || (touched.isOfList && this.#hasRooms(system))) return this.#compare(system, context)
    this.#putRows(touched, system)
    const edits = cells.takeEdits()
    return edits ? { cells: edits } : { system: this.whole(system, context) }
  }

  #putRows(touched: TouchedRows, { diagram }: System): void {
    for (const row of touched.nodes) putNode(this.#cells, diagram, row, this.#names, this.#rows)
    for (const row of touched.edges) putEdge(this.#cells, diagram, row, this.#names)
    putPlaces(this.#cells, diagram)
  }

  /** The same by what the whole system looks like now. */
  #compare(system: System, context: InspectContext): Telling {
    const encoded = this.#encode(system, context, this.#cells.columns)
    const now = new HeldCells(encoded.buffer)
    if (this.#cells.isAlike(now)) {
      this.#cells.putAll(now)
      this.#names = encoded.names
      const cells = this.#cells.takeEdits()
      if (cells && cells.length < MOST_CELLS) return { cells }
    }
    return { system: this.#keep(encoded, context) }
  }

  #encode(system: System, context: InspectContext, columns: number) {
    return encodeNamed(system, context, this.#rows, { nodes: 0, edges: 0, columns })
  }

  #keep({ buffer, names }: { buffer: ArrayBuffer; names: EncodedNames }, context: InspectContext): ArrayBuffer {
    this.#cells = new HeldCells(buffer.slice())
    this.#names = names
    this.#asked = asked(context)
    return buffer
  }

  #hasDesign(system: System, context: InspectContext): boolean {
    const design = new ArrayBuffer(L.DESIGN_START + L.DESIGN_SLOTS * 8)
    encodeOutdoor(system, context, this.#rows, design)
    return this.#cells.hasDesign(design)
  }

  /** Where rooms are known, a unit that is placed, moved or taken away may change their table. */
  #hasRooms({ indoorUnits }: System): boolean {
    return this.#cells.roomCount > 0 || indoorUnits.some((unit) => unit.roomAreaM2 !== null && unit.roomHeightM !== null)
  }
}

/** What an answer is asked to carry. */
function asked({ arrange, changers }: InspectContext): string {
  return `${String(arrange !== false)} ${String(changers !== false)}`
}
