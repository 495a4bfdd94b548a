import type { Diagram } from '../diagram'
import { kindAt } from '../diagram-tree'
import { modelAt } from './frozen-design'
import type { FrozenDesign } from './frozen-design'

export const STATES = ['changed', 'added', 'removed', 'same'] as const
export const FIELDS = ['lengthM', 'gasLengthM', 'liquidLengthM', 'bends', 'heightM', 'model'] as const
export const PIPE_COLUMNS = ['edgeLengthM', 'edgeGasLengthM', 'edgeLiquidLengthM', 'edgeBends'] as const
export const PIPE_FIELDS = PIPE_COLUMNS.length
const [LENGTH, BENDS, MODEL] = [0, 3, 5]
export const HEIGHT = 4
const [CHANGED, ADDED, REMOVED, SAME] = [0, 1, 2, 3]

/** Lines as columns: state and field in one code, the row in the drawing and the one in the frozen design, −1 where there is none. */
export class FrozenLines {
  count = 0
  hasLengths = false
  readonly codes: Uint8Array
  readonly rows: Int32Array
  readonly formerRows: Int32Array
  readonly #most: number

  constructor(room: number, most: number) {
    this.#most = most
    const length = Math.min(room, most)
    this.codes = new Uint8Array(length)
    this.rows = new Int32Array(length)
    this.formerRows = new Int32Array(length)
  }

  put(state: number, field: number, row: number, formerRow: number): void {
    if (this.isFull()) return
    if (field === LENGTH && (state === SAME || state === CHANGED)) this.hasLengths = true
    this.codes[this.count] = (state << 3) | field
    this.rows[this.count] = row
    this.formerRows[this.count++] = formerRow
  }

  isFull(): boolean {
    return this.count >= this.#most
  }
}

interface Kinds {
  withSame: boolean
  withRemoved: boolean
}

/** Rows between two pauses. */
const STRETCH = 4_000

/** The lines of the pipes, with pauses. */
export function* putPipes(
  frozen: FrozenDesign,
  diagram: Diagram,
  { withSame, withRemoved }: Kinds,
  lines: FrozenLines,
): Generator<void, void> {
  const rowOf = rowsById(frozen.edgeId)
  const stays = new Uint8Array(frozen.edgeId.length)
  const before = PIPE_COLUMNS.map((column) => frozen[column])
  const after = PIPE_COLUMNS.map((column) => diagram[column])
  for (let row = 0; row < diagram.edgeCount && !lines.isFull(); row++) {
    if (row % STRETCH === STRETCH - 1) yield
    const was = rowOf(diagram.edgeId[row] ?? '', row)
    if (was < 0) {
      lines.put(ADDED, LENGTH, row, -1)
      continue
    }
    stays[was] = 1
    for (let field = 0; field < PIPE_FIELDS; field++) {
      const designed = before[field]?.[was] ?? NaN
      const installed = after[field]?.[row] ?? NaN
      const isSame = isSameValue(designed, installed)
      // Gas and liquid lengths of their own are rare; a line that says neither has any would say nothing.
      if (isSame && (!withSame || (Number.isNaN(designed) && field !== LENGTH && field !== BENDS))) continue
      lines.put(isSame ? SAME : CHANGED, field, row, was)
    }
  }
  if (!withRemoved) return
  for (let was = 0; was < stays.length; was++) if (!stays[was]) lines.put(REMOVED, LENGTH, -1, was)
}

/** The lines of the nodes, alike. */
export function* putNodes(
  frozen: FrozenDesign,
  diagram: Diagram,
  { withSame, withRemoved }: Kinds,
  lines: FrozenLines,
): Generator<void, void> {
  const rowOf = rowsById(frozen.nodeId)
  const stays = new Uint8Array(frozen.nodeId.length)
  for (let row = 0; row < diagram.nodeCount && !lines.isFull(); row++) {
    if (row % STRETCH === STRETCH - 1) yield
    const kind = kindAt(diagram, row)
    const was = rowOf(diagram.nodeId[row] ?? '', row)
    if (was >= 0) stays[was] = 1
    if (kind === 'none') continue
    if (was < 0) {
      if (kind !== 'placeholder') lines.put(ADDED, MODEL, row, -1)
      continue
    }
    const isSame = frozen.nodeKind[was] === kind && frozen.nodeModel[was] === modelAt(diagram, row)
    if (withSame || !isSame) lines.put(isSame ? SAME : CHANGED, MODEL, row, was)
    const designed = frozen.nodeHeightM[was] ?? NaN
    const isLevel = isSameValue(designed, diagram.nodeHeightM[row] ?? NaN)
    if (!isLevel || (withSame && !Number.isNaN(designed))) lines.put(isLevel ? SAME : CHANGED, HEIGHT, row, was)
  }
  if (!withRemoved) return
  for (let was = 0; was < stays.length; was++) {
    const kind = frozen.nodeKind[was]
    if (kind !== 'none' && kind !== 'placeholder' && !stays[was]) lines.put(REMOVED, MODEL, -1, was)
  }
}

/** The rows of ids, −1 where there is none; most stand where they stood, and only for others a table is made. */
function rowsById(ids: readonly string[]): (id: string, guess: number) => number {
  let rows: Map<string, number> | null = null
  return (id, guess) => {
    if (ids[guess] === id) return guess
    rows ??= new Map(ids.map((each, row) => [each, row]))
    return rows.get(id) ?? -1
  }
}

// Two values that are not given are the same.
function isSameValue(one: number, other: number): boolean {
  return one === other || (Number.isNaN(one) && Number.isNaN(other))
}
