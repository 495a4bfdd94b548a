import type { Diagram } from '../diagram/diagram'
import type { FrozenDesign } from '../project/frozen-design'
import { ADDED, BENDS, CHANGED, LENGTH, MATERIAL, PIPE_COLUMNS, REMOVED, ROUTE, SAME } from './frozen-lines'
import type { FrozenLines, Kinds } from './frozen-lines'
import { routesOf } from './frozen-route'
import { rowsById } from './rows-by-id'
import { isSameValue } from './same-value'

/** Rows processed between two pauses. */
const STRETCH = 4_000

/** Adds the lines of the pipes, with pauses. */
export function* putPipes(frozen: FrozenDesign, diagram: Diagram, asked: Kinds, lines: FrozenLines): Generator<void, void> {
  const { withSame, withRemoved } = asked
  const rowOf = rowsById(frozen.edgeId)
  const stays = new Uint8Array(frozen.edgeId.length)
  const before = PIPE_COLUMNS.map((column) => frozen[column])
  const after = PIPE_COLUMNS.map((column) => diagram[column])
  const hasMoved = isOtherDefault(frozen, asked)
  const isSameRoute = routesOf(frozen, diagram)
  for (let row = 0; row < diagram.edgeCount && !lines.isFull(); row++) {
    if (row % STRETCH === STRETCH - 1) yield
    const was = rowOf(diagram.edgeId[row] ?? '', row)
    if (was < 0) {
      lines.put(ADDED, LENGTH, row, -1)
      continue
    }
    stays[was] = 1
    if (!isSameRoute(was, row)) lines.put(CHANGED, ROUTE, row, was)
    for (let field = 0; field < PIPE_COLUMNS.length; field++) {
      const designed = before[field]?.[was] ?? NaN
      const installed = after[field]?.[row] ?? NaN
      const isSame = isSameValue(designed, installed)
      // Separate gas and liquid lengths are rare, so a line without either is left out.
      if (isSame && (!withSame || (Number.isNaN(designed) && field !== LENGTH && field !== BENDS))) continue
      const counts = isSame && !(hasMoved && field === LENGTH && Number.isNaN(designed))
      lines.put(counts ? SAME : CHANGED, field, row, was)
    }
    if (!frozen.edgeMaterial) continue
    const material = frozen.edgeMaterial[was] ?? ''
    const isSame = material === (diagram.edgeRest[row]?.materialType ?? '')
    if (!isSame || (withSame && material !== '')) lines.put(isSame ? SAME : CHANGED, MATERIAL, row, was)
  }
  if (!withRemoved) return
  for (let was = 0; was < stays.length; was++) if (!stays[was]) lines.put(REMOVED, LENGTH, -1, was)
}

/** Counts the pipes without a designed or installed length whose default length has changed since. Pauses. */
export function* pipesByDefault(frozen: FrozenDesign, diagram: Diagram, asked: Kinds): Generator<void, number> {
  if (!isOtherDefault(frozen, asked)) return 0
  const rowOf = rowsById(frozen.edgeId)
  let count = 0
  for (let row = 0; row < diagram.edgeCount; row++) {
    if (row % STRETCH === STRETCH - 1) yield
    if (!Number.isNaN(diagram.edgeLengthM[row])) continue
    const was = rowOf(diagram.edgeId[row] ?? '', row)
    if (was >= 0 && Number.isNaN(frozen.edgeLengthM[was])) count++
  }
  return count
}

function isOtherDefault(frozen: FrozenDesign, { defaultLengthM }: Kinds): boolean {
  return frozen.defaultLengthM !== undefined && defaultLengthM !== undefined && frozen.defaultLengthM !== defaultLengthM
}
