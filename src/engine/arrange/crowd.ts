import * as L from '../../../assembly/common/layout/layout'
import { CLEAR, CLEAR_BELOW_UNIT, NOTE_HEIGHT, NOTE_WIDTH, symbolHeight, symbolWidth } from '../../../assembly/common/layout/layout-drawing'
import type { Diagram } from '../../model/diagram/diagram'

export interface Point {
  x: number
  y: number
}

export type ModuleCount = (models: readonly string[]) => number

const CELL = 150
/** Extent of a box of 16 ports to each side, and of an outdoor unit up and down. */
const FARTHEST_ASIDE = 220
const FARTHEST_DOWN = 130
/** Coordinates beyond this are not on a board. */
const MOST = 1e9

/** The symbols of a drawing in a grid of cells, so that only nearby symbols are checked for whether a place is free. */
export class Crowd {
  readonly #diagram: Diagram
  readonly #moduleCount: ModuleCount
  readonly #x: Float64Array
  readonly #y: Float64Array
  readonly #heads: Int32Array
  readonly #nexts: Int32Array

  /** `moduleCount` returns the number of modules of an outdoor unit's models; the symbol is as wide as that many side by side. */
  constructor(diagram: Diagram, x: Float64Array, y: Float64Array, moduleCount: ModuleCount) {
    const { nodeCount } = diagram
    this.#diagram = diagram
    this.#moduleCount = moduleCount
    this.#x = x.slice(0, nodeCount)
    this.#y = y.slice(0, nodeCount)
    this.#heads = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, nodeCount)))).fill(-1)
    this.#nexts = new Int32Array(nodeCount).fill(-1)
    for (let row = 0; row < nodeCount; row++) this.#link(row)
  }

  /** Returns whether a note may have its middle there; a note placed by the user only has to avoid the piping, as in the core's arrangement. */
  isFree({ x, y }: Point, isOnPurpose = false): boolean {
    for (let down = cellOf(y - FARTHEST_DOWN); down <= cellOf(y + FARTHEST_DOWN); down++)
      for (let aside = cellOf(x - FARTHEST_ASIDE); aside <= cellOf(x + FARTHEST_ASIDE); aside++)
        for (let other = this.#heads[this.#head(aside, down)] ?? -1; other >= 0; other = this.#nexts[other] ?? -1)
          if (this.#covers(other, x, y, isOnPurpose)) return false
    return true
  }

  /** Removes a row. */
  take(row: number): void {
    const at = this.#headOf(row)
    const next = this.#nexts[row] ?? -1
    if (this.#heads[at] === row) {
      this.#heads[at] = next
      return
    }
    let before = this.#heads[at] ?? -1
    while (before >= 0 && this.#nexts[before] !== row) before = this.#nexts[before] ?? -1
    if (before >= 0) this.#nexts[before] = next
  }

  /** Adds a removed row at its current place. */
  put(row: number, { x, y }: Point): void {
    this.#x[row] = x
    this.#y[row] = y
    this.#link(row)
  }

  #covers(row: number, x: number, y: number, isOnPurpose: boolean): boolean {
    const { nodeKind, nodeOutlets, nodeRest } = this.#diagram
    const kind = nodeKind[row] ?? 0
    const [aside, down] = [Math.abs(x - (this.#x[row] ?? NaN)), y - (this.#y[row] ?? NaN)]
    if (kind === L.KIND_NONE) return !isOnPurpose && aside < NOTE_WIDTH && Math.abs(down) < NOTE_HEIGHT
    const outlets = kind === L.KIND_OUTDOOR ? this.#moduleCount(nodeRest[row]?.models ?? []) : (nodeOutlets[row] ?? 0)
    const upright = (symbolHeight(kind, outlets) + NOTE_HEIGHT) / 2
    const below = kind >= L.KIND_INDOOR && kind <= L.KIND_KIT ? CLEAR_BELOW_UNIT : CLEAR
    return aside < (symbolWidth(kind, outlets) + NOTE_WIDTH) / 2 + CLEAR && down > -upright - CLEAR && down < upright + below
  }

  #link(row: number): void {
    const at = this.#headOf(row)
    this.#nexts[row] = this.#heads[at] ?? -1
    this.#heads[at] = row
  }

  #headOf(row: number): number {
    return this.#head(cellOf(this.#x[row] ?? NaN), cellOf(this.#y[row] ?? NaN))
  }

  #head(aside: number, down: number): number {
    return (Math.imul(aside, 73856093) ^ Math.imul(down, 19349663)) & (this.#heads.length - 1)
  }
}

function cellOf(place: number): number {
  return Math.abs(place) < MOST ? Math.floor(place / CELL) : 0
}
