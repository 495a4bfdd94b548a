import type { Diagram } from '../diagram/diagram'
import { kindAt } from '../diagram/diagram-tree'
import { modelAt } from './frozen-design'
import type { FrozenDesign } from '../project/frozen-design'
import { ADDED, CHANGED, HEIGHT, MODEL, REMOVED, REVERSE, SAME } from './frozen-lines'
import type { FrozenLines, Kinds } from './frozen-lines'
import { rowsById } from './rows-by-id'
import { isSameValue } from './same-value'

/** Rows processed between two pauses. */
const STRETCH = 4_000

/** Adds the lines of the nodes, with pauses. */
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
    const isKind = frozen.nodeKind[was] === kind
    const isSame = isKind && frozen.nodeModel[was] === modelAt(diagram, row)
    if (withSame || !isSame) lines.put(isSame ? SAME : CHANGED, MODEL, row, was)
    const designed = frozen.nodeHeightM[was] ?? NaN
    const isLevel = isSameValue(designed, diagram.nodeHeightM[row] ?? NaN)
    if (!isLevel || (withSame && !Number.isNaN(designed))) lines.put(isLevel ? SAME : CHANGED, HEIGHT, row, was)
    // A node of another kind is reported by its model only.
    if (!frozen.nodeReverse || !isKind) continue
    const wasTurned = frozen.nodeReverse[was]
    const isAlike = wasTurned === diagram.nodeReverse[row]
    if (!isAlike || (withSame && wasTurned === 1)) lines.put(isAlike ? SAME : CHANGED, REVERSE, row, was)
  }
  if (!withRemoved) return
  for (let was = 0; was < stays.length; was++) {
    const kind = frozen.nodeKind[was]
    if (kind !== 'none' && kind !== 'placeholder' && !stays[was]) lines.put(REMOVED, MODEL, -1, was)
  }
}
