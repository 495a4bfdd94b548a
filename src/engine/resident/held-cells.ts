import * as L from '../../../assembly/shared/layout/layout'
import { PUT_EDGE, PUT_NODE, TAKE_EDGE, TAKE_NODE } from '../../../workers/edit-cells'

type Cells = Float64Array | Int32Array | Uint16Array | Uint8Array

/** Header and design of a system's buffer. */
const START_BYTES = L.DESIGN_START + L.DESIGN_SLOTS * 8

/** The cells of a system that the core holds, as this side knows them: what is written here is told to the core only where it differs. */
export class HeldCells {
  nodeCount: number
  edgeCount: number
  /** Rows that the columns have room for. */
  readonly nodeRoom: number
  readonly edgeRoom: number
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
    this.nodeRoom = head.getInt32(L.HEAD_NODE_ROOM, true)
    this.edgeRoom = head.getInt32(L.HEAD_EDGE_ROOM, true)
    this.roomCount = head.getInt32(L.HEAD_ROOMS, true)
    this.columns = head.getInt32(L.HEAD_COLUMNS, true)
    this.#cells = Array.from({ length: L.COLUMN_COUNT }, (_, column) => (this.columns & (1 << column) ? this.#view(column) : undefined))
  }

  has(column: number): boolean {
    return this.#cells[column] !== undefined
  }

  /** Whether there is anything to tell the core. */
  hasEdits(): boolean {
    return this.#edits.length > 0 || this.#lacksColumn
  }

  /** Whether two rows carry one id. */
  hasTwins(): boolean {
    if (this.has(L.EDGE_FLAGS)) return true
    const flags = this.#cells[L.NODE_FLAGS]
    for (let row = 0; flags && row < this.nodeCount; row++) if (((flags[row] ?? 0) & L.FLAG_DUPLICATE_ID) !== 0) return true
    return false
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

  /** Writes the cells of a column that is there, from the first row on. */
  putColumn(column: number, values: Float64Array | Int32Array): void {
    const cells = this.#cells[column]
    for (let row = 0; cells && row < values.length; row++) {
      const value = values[row] ?? NaN
      if (cells[row] !== value) this.put(column, row, value)
    }
  }

  /** Writes all cells of a buffer that is alike; false, and nothing written, where more than so many differ. */
  putAll(other: HeldCells, most: number): boolean {
    const found: [column: number, rows: number[]][] = []
    let left = most
    for (let column = 0; column < L.COLUMN_COUNT; column++) {
      const [mine, its] = [this.#cells[column], other.#cells[column]]
      if (!mine || !its) continue
      const rows = rowsThatDiffer(mine, its, L.isEdgeColumn(column) ? this.edgeCount : this.nodeCount, left)
      if (!rows) return false
      left -= rows.length
      found.push([column, rows])
    }
    for (const [column, rows] of found) for (const row of rows) this.put(column, row, other.at(column, row))
    return true
  }

  /** Opens an empty row, as the core does; false where there is no room left for it. */
  putRow(isEdge: boolean, row: number): boolean {
    const count = isEdge ? this.edgeCount : this.nodeCount
    if (count >= (isEdge ? this.edgeRoom : this.nodeRoom)) return false
    this.#ofTable(isEdge, (cells) => {
      cells.copyWithin(row + 1, row, count)
      cells[row] = cells instanceof Float64Array ? NaN : 0
    })
    this.#count(isEdge, count + 1)
    if (!isEdge && row < count) this.#moveEnds(row, 1)
    this.#edits.push(isEdge ? PUT_EDGE : PUT_NODE, row, 0)
    return true
  }

  /** Takes a row out, as the core does: an edge of a node that goes has no node there. */
  takeRow(isEdge: boolean, row: number): void {
    const count = isEdge ? this.edgeCount : this.nodeCount
    this.#ofTable(isEdge, (cells) => cells.copyWithin(row, row + 1, count))
    this.#count(isEdge, count - 1)
    if (!isEdge) this.#moveEnds(row, -1)
    this.#edits.push(isEdge ? TAKE_EDGE : TAKE_NODE, row, 0)
  }

  #ofTable(isEdge: boolean, work: (cells: Cells) => void): void {
    this.#cells.forEach((cells, column) => cells && L.isEdgeColumn(column) === isEdge && work(cells))
  }

  #count(isEdge: boolean, count: number): void {
    if (isEdge) this.edgeCount = count
    else this.nodeCount = count
    new DataView(this.#buffer).setInt32(isEdge ? L.HEAD_EDGES : L.HEAD_NODES, count, true)
  }

  /** With `by` −1 the row itself has gone. */
  #moveEnds(from: number, by: 1 | -1): void {
    for (const column of [L.EDGE_SOURCE, L.EDGE_TARGET]) {
      const ends = this.#cells[column]
      for (let edge = 0; ends && edge < this.edgeCount; edge++) {
        const end = ends[edge] ?? -1
        if (end >= from) ends[edge] = by < 0 && end === from ? -1 : end + by
      }
    }
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
    const rows = L.isEdgeColumn(column) ? this.edgeRoom : this.nodeRoom
    const width = L.columnWidth(column)
    if (width === 8) return new Float64Array(this.#buffer, at, rows)
    if (width === 4) return new Int32Array(this.#buffer, at, rows)
    return width === 2 ? new Uint16Array(this.#buffer, at, rows) : new Uint8Array(this.#buffer, at, rows)
  }
}

/** Rows of two columns that differ; null where they are more than so many. */
function rowsThatDiffer(one: Cells, other: Cells, count: number, most: number): number[] | null {
  const rows: number[] = []
  for (let row = 0; row < count; row++) {
    if (Object.is(one[row], other[row])) continue
    if (rows.length >= most) return null
    rows.push(row)
  }
  return rows
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place])
}
