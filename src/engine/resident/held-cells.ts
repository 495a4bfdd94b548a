import * as L from '../../../assembly/common/layout/layout'
import { PUT_EDGE, PUT_NODE, TAKE_EDGE, TAKE_NODE } from '../../../workers/edit-cells'

type Cells = Float64Array | Int32Array | Uint16Array | Uint8Array

/** Header and design of a system's buffer. */
const START_BYTES = L.DESIGN_START + L.DESIGN_SLOTS * 8

/** The host's mirror of the cells of a system in the core. Writes reach the core only where they differ from the mirror. */
export class HeldCells {
  nodeCount: number
  edgeCount: number
  /** Number of rows that the columns have space for. */
  readonly nodeRoom: number
  readonly edgeRoom: number
  readonly roomCount: number
  /** Bits of the columns that exist. */
  readonly columns: number
  readonly #buffer: ArrayBuffer
  readonly #cells: readonly (Cells | undefined)[]
  #edits: number[] = []
  #lacksColumn = false

  /** Keeps the buffer: pass the core a copy. */
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

  /** Returns whether there are edits to send to the core. */
  hasEdits(): boolean {
    return this.#edits.length > 0 || this.#lacksColumn
  }

  /** Returns whether two rows have the same id. */
  hasTwins(): boolean {
    if (this.has(L.EDGE_FLAGS)) return true
    const flags = this.#cells[L.NODE_FLAGS]
    for (let row = 0; flags && row < this.nodeCount; row++) if (((flags[row] ?? 0) & L.FLAG_DUPLICATE_ID) !== 0) return true
    return false
  }

  /** Returns the cell of an existing column. */
  at(column: number, row: number): number {
    return this.#cells[column]?.[row] ?? NaN
  }

  /** Writes one cell; "not given" needs no column. */
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

  /** Writes the cells of an existing column, from the first row on. */
  putColumn(column: number, values: Float64Array | Int32Array): void {
    const cells = this.#cells[column]
    for (let row = 0; cells && row < values.length; row++) {
      const value = values[row] ?? NaN
      if (cells[row] !== value) this.put(column, row, value)
    }
  }

  /** Writes all cells of a buffer of the same shape. Returns false and writes nothing where more cells differ than allowed. */
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

  /** Adds an empty row, as the core does; returns false where no space is left. */
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

  /** Removes a row, as the core does: an edge that ended at a removed node has no node there. */
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

  /** Shifts references to rows; with `by` −1 the row itself was removed. */
  #moveEnds(from: number, by: 1 | -1): void {
    for (const column of [L.EDGE_SOURCE, L.EDGE_TARGET]) {
      const ends = this.#cells[column]
      for (let edge = 0; ends && edge < this.edgeCount; edge++) {
        const end = ends[edge] ?? -1
        if (end >= from) ends[edge] = by < 0 && end === from ? -1 : end + by
      }
    }
  }

  /** Returns whether another system's buffer differs from this one only in its cells. */
  isAlike(other: HeldCells): boolean {
    const [mine, its] = [this.#buffer, other.#buffer]
    const rooms = this.#start(L.COLUMN_COUNT)
    return (
      mine.byteLength === its.byteLength &&
      isSame(new Uint8Array(mine, 0, START_BYTES), new Uint8Array(its, 0, START_BYTES)) &&
      isSame(new Uint8Array(mine, rooms), new Uint8Array(its, rooms))
    )
  }

  /** Returns whether a buffer's design is that of this system. */
  hasDesign(buffer: ArrayBuffer): boolean {
    const at = [L.DESIGN_START, L.DESIGN_SLOTS * 8] as const
    return isSame(new Uint8Array(this.#buffer, ...at), new Uint8Array(buffer, ...at))
  }

  /** Returns the edits since the last call, laid out as `workers/edit-cells` defines; null where cells cannot express the change. */
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

/** Returns the rows that differ between two columns; null where they are more than allowed. */
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
