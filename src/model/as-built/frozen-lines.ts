export const STATES = ['changed', 'added', 'removed', 'same'] as const
export const [CHANGED, ADDED, REMOVED, SAME] = [0, 1, 2, 3]

/** Compared fields: lengths in m, bends, material and route of pipes; level in m, model and reversal of nodes; the default pipe length. */
export const FIELDS = [
  'lengthM',
  'gasLengthM',
  'liquidLengthM',
  'bends',
  'material',
  'route',
  'heightM',
  'model',
  'reverse',
  'defaultLengthM',
] as const
export type FrozenField = (typeof FIELDS)[number]

const codeOf = (field: FrozenField): number => FIELDS.indexOf(field)
export const LENGTH = codeOf('lengthM')
export const BENDS = codeOf('bends')
export const MATERIAL = codeOf('material')
export const ROUTE = codeOf('route')
export const HEIGHT = codeOf('heightM')
export const MODEL = codeOf('model')
export const REVERSE = codeOf('reverse')
export const DEFAULT_LENGTH = codeOf('defaultLengthM')

/** Numeric columns of a pipe, each at the index of its field. */
export const PIPE_COLUMNS = ['edgeLengthM', 'edgeGasLengthM', 'edgeLiquidLengthM', 'edgeBends'] as const
/** The fields of a pipe come first, those of a node after them. */
export const PIPE_FIELDS = 6
export const NODE_FIELDS = 3

const FIELD_BITS = 4
const FIELD_MASK = 15

/** Selection of the lines to compare. */
export interface Kinds {
  /** Includes unchanged lines. */
  withSame: boolean
  /** Includes removed pipes and nodes. */
  withRemoved: boolean
  /** Current default pipe length in m; undefined where unknown. */
  defaultLengthM: number | undefined
}

/** Lines as columns: state and field in one code, the row in the drawing and the one in the frozen design, −1 where there is none. */
export class FrozenLines {
  count = 0
  hasLengths = false
  readonly rows: Int32Array
  readonly formerRows: Int32Array
  readonly #codes: Uint8Array
  readonly #most: number

  constructor(room: number, most: number) {
    this.#most = most
    const length = Math.min(room, most)
    this.#codes = new Uint8Array(length)
    this.rows = new Int32Array(length)
    this.formerRows = new Int32Array(length)
  }

  put(state: number, field: number, row: number, formerRow: number): void {
    if (this.isFull()) return
    if (field === LENGTH && (state === SAME || state === CHANGED)) this.hasLengths = true
    this.#codes[this.count] = (state << FIELD_BITS) | field
    this.rows[this.count] = row
    this.formerRows[this.count++] = formerRow
  }

  isFull(): boolean {
    return this.count >= this.#most
  }

  fieldAt(at: number): number {
    return (this.#codes[at] ?? 0) & FIELD_MASK
  }

  stateAt(at: number): number {
    return (this.#codes[at] ?? 0) >> FIELD_BITS
  }
}
