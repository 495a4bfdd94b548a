import * as L from '../../../assembly/layout'

type Cells = Float64Array | Int32Array | Uint16Array | Uint8Array

/** Header and design of a system's buffer. */
const START_BYTES = L.DESIGN_START + L.DESIGN_SLOTS * 8

/** The cells of a system that the core holds, as this side knows them: what is written here is told to the core only where it differs. */
export class HeldCells {
  readonly nodeCount: number
  readonly edgeCount: number
  readonly roomCount: number
  /** Bits of the columns that are there. */
  readonly columns: number
  readonly #buffer: ArrayBuffer
  readonly #cells: readonly (Cells | undefined)[]
  #edits: number[] = []
  #lacksColumn = false

  /** Keeps the buffer: hand over a copy of what the core is given. */
  constructor(buffer: ArrayBuffer) {
    const head = new DataView(buffer)
    this.#buffer = buffer
    this.nodeCount = head.getInt32(L.HEAD_NODES, true)
    this.edgeCount = head.getInt32(L.HEAD_EDGES, true)
    this.roomCount = head.getInt32(L.HEAD_ROOMS, true)
    this.columns = head.getInt32(L.HEAD_COLUMNS, true)
    this.#cells = Array.from({ length: L.COLUMN_COUNT }, (_, column) => (this.columns & (1 << column) ? this.#view(column) : undefined))
  }

  has(column: number): boolean {
    return this.#cells[column] !== undefined
  }

  /** The cell of a column that is there. */
  at(column: number, row: number): number {
    return this.#cells[column]?.[row] ?? NaN
  }

  /** Writes one cell. "Not given" needs no column. */
  put(column: number, row: number, value: number): void {
    const cells = this.#cells[column]
    if (!cells) {
      this.#lacksColumn ||= L.columnWidth(column) === 8 ? !Number.isNaN(value) : value !== 0
      return
    }
    const before = cells[row] ?? NaN
    cells[row] = value
    const after = cells[row] ?? NaN
    if (!Object.is(before, after)) this.#edits.push(column, row, after)
  }

  /** Writes all cells of a buffer that is alike. */
  putAll(other: HeldCells): void {
    other.#cells.forEach((cells, column) => cells?.forEach((value, row) => this.put(column, row, value)))
  }

  /** Whether another system's buffer differs from this in nothing but its cells. */
  isAlike(other: HeldCells): boolean {
    const [mine, its] = [this.#buffer, other.#buffer]
    const rooms = this.#start(L.COLUMN_COUNT)
    return (
      mine.byteLength === its.byteLength &&
      isSame(new Uint8Array(mine, 0, START_BYTES), new Uint8Array(its, 0, START_BYTES)) &&
      isSame(new Uint8Array(mine, rooms), new Uint8Array(its, rooms))
    )
  }

  /** Whether a buffer's design is that of this system. */
  hasDesign(buffer: ArrayBuffer): boolean {
    const at = [L.DESIGN_START, L.DESIGN_SLOTS * 8] as const
    return isSame(new Uint8Array(this.#buffer, ...at), new Uint8Array(buffer, ...at))
  }

  /** What the core has to be told since the last time, as `workers/edit-cells` lays it out; null where cells cannot say it. */
  takeEdits(): Float64Array<ArrayBuffer> | null {
    const edits = this.#lacksColumn ? null : Float64Array.from(this.#edits)
    this.#edits = []
    return edits
  }

  #start(column: number): number {
    const head = new DataView(this.#buffer)
    return L.columnStart(head.getInt32(L.HEAD_NODE_ROOM, true), head.getInt32(L.HEAD_EDGE_ROOM, true), this.columns, column)
  }

  #view(column: number): Cells {
    const at = this.#start(column)
    const rows = L.isEdgeColumn(column) ? this.edgeCount : this.nodeCount
    const width = L.columnWidth(column)
    if (width === 8) return new Float64Array(this.#buffer, at, rows)
    if (width === 4) return new Int32Array(this.#buffer, at, rows)
    return width === 2 ? new Uint16Array(this.#buffer, at, rows) : new Uint8Array(this.#buffer, at, rows)
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place])
}
