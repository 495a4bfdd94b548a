import * as L from '../../../assembly/shared/layout/layout'
import { NOTE_HEIGHT, NOTE_WIDTH, symbolHeight, symbolWidth } from '../../../assembly/shared/layout/layout-drawing'
import type { Diagram } from '../../model/diagram/diagram'

export interface Point {
  x: number
  y: number
}

export type ModuleCount = (models: readonly string[]) => number

const CELL = 150
/** A box of 16 ports reaches so far to each side, an outdoor unit so far up and down. */
const FARTHEST_ASIDE = 220
const FARTHEST_DOWN = 130
/** Room around a symbol that a note must not take; below a unit stand its lines of text. The same as in the core's arrangement, which would move it off again. */
const CLEAR = 8
const CLEAR_BELOW_UNIT = 62
/** Beyond this a place is no place on a board. */
const MOST = 1e9

/** Where the symbols of a drawing stand, in a grid of cells: whether something may stand somewhere costs a look at those nearby. */
export class Crowd {
  readonly #diagram: Diagram
  readonly #moduleCount: ModuleCount
  readonly #x: Float64Array
  readonly #y: Float64Array
  readonly #heads: Int32Array
  readonly #nexts: Int32Array

  /** `moduleCount` says how many modules the models of an outdoor unit stand for: it is as wide as they are side by side. */
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

  /** Whether a note may have its middle there; one that was put there on purpose only has to keep off the piping, as in the core's arrangement. */
  isFree({ x, y }: Point, isOnPurpose = false): boolean {
    for (let down = cellOf(y - FARTHEST_DOWN); down <= cellOf(y + FARTHEST_DOWN); down++)
      for (let aside = cellOf(x - FARTHEST_ASIDE); aside <= cellOf(x + FARTHEST_ASIDE); aside++)
        for (let other = this.#heads[this.#head(aside, down)] ?? -1; other >= 0; other = this.#nexts[other] ?? -1)
          if (this.#covers(other, x, y, isOnPurpose)) return false
    return true
  }

  /** Takes a row out. */
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

  /** Puts a row that was taken out to where it stands now. */
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
