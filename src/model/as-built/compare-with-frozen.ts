import { nodeRow } from '../diagram-rows'
import { atOnce } from '../at-once'
import type { System } from '../project'
import { modelAt } from './frozen-design'
import { FIELDS, FrozenLines, HEIGHT, PIPE_COLUMNS, PIPE_FIELDS, STATES, putNodes, putPipes } from './frozen-lines'

/** What is compared of a pipe (lengths in m, bends) and of a node (level in m, model). */
export type FrozenField = 'lengthM' | 'gasLengthM' | 'liquidLengthM' | 'bends' | 'heightM' | 'model'

/**
 * One line of the comparison. `same` lines are there only where they are asked for. A pipe that was added or removed has a line for its length, a node one for its
 * model. null is "not given": the default holds.
 */
export interface FrozenDifference {
  place: 'node' | 'edge'
  id: string
  state: 'changed' | 'added' | 'removed' | 'same'
  field: FrozenField
  designed: number | string | null
  installed: number | string | null
}

/** The lines of a comparison. They are read off columns when they are asked for: of a hundred thousand pipes nobody sees more than a screenful. */
export interface FrozenComparison {
  count: number
  /** The line at this place, from 0. */
  line: (at: number) => FrozenDifference
  /** Whether pipes stand in it with a length as designed and as installed. */
  hasLengths: boolean
}

interface Asked {
  /** Lines too in which nothing changed; none unless asked for. */
  withSame?: boolean
  /** Lines of what is not in the drawing any more; there unless refused. */
  withRemoved?: boolean
  /** So many lines are enough. */
  most?: number
}

const NONE: FrozenComparison = {
  count: 0,
  line: () => {
    throw new Error('There is no line in an empty comparison.')
  },
  hasLengths: false,
}

/** The installed state beside the frozen design, pipe by pipe and then node by node, in the order of the drawing, what was removed last. Empty without a frozen design. */
export function compareWithFrozen(system: System, asked: Asked = {}): FrozenDifference[] {
  const { count, line } = atOnce(frozenComparison(system, asked))
  return Array.from({ length: count }, (_, at) => line(at))
}

/** The same as it is shown, found with pauses in which the system must not change: pipes and values are those of the moment, names of models those of the moment in which a line is read. */
export function* frozenComparison(
  system: System,
  { withSame = false, withRemoved = true, most = Infinity }: Asked = {},
): Generator<void, FrozenComparison> {
  const { frozen, diagram } = system
  if (!frozen) return NONE
  const lines = new FrozenLines(diagram.edgeCount * PIPE_FIELDS + diagram.nodeCount * 2 + frozen.edgeId.length + frozen.nodeId.length, most)
  yield* putPipes(frozen, diagram, { withSame, withRemoved }, lines)
  const pipeLines = lines.count
  yield* putNodes(frozen, diagram, { withSame, withRemoved }, lines)
  const edgeId = diagram.edgeId.slice(0, diagram.edgeCount)
  const nodeId = diagram.nodeId.slice(0, diagram.nodeCount)
  const now = PIPE_COLUMNS.map((column) => diagram[column].slice(0, diagram.edgeCount))
  const heights = diagram.nodeHeightM.slice(0, diagram.nodeCount)
  const values = (place: 'node' | 'edge', code: number, was: number, row: number): [number | string | null, number | string | null] => {
    if (place === 'edge') return [given(frozen[PIPE_COLUMNS[code] ?? 'edgeLengthM'][was]), given(now[code]?.[row])]
    if (code === HEIGHT) return [given(frozen.nodeHeightM[was]), given(heights[row])]
    const at = row < 0 || diagram.nodeId[row] === nodeId[row] ? row : nodeRow(diagram, nodeId[row] ?? '')
    return [frozen.nodeModel[was] ?? null, at < 0 ? null : modelAt(diagram, at)]
  }
  return {
    count: lines.count,
    hasLengths: lines.hasLengths,
    line(at) {
      const place = at < pipeLines ? 'edge' : 'node'
      const [code, row, was] = [lines.codes[at] ?? 0, lines.rows[at] ?? -1, lines.formerRows[at] ?? -1]
      const field = code & 7
      const [designed, installed] = values(place, field, was, row)
      const ids = place === 'edge' ? edgeId : nodeId
      const former = place === 'edge' ? frozen.edgeId : frozen.nodeId
      const id = (row < 0 ? former[was] : ids[row]) ?? ''
      return { place, id, state: STATES[code >> 3] ?? 'same', field: FIELDS[field] ?? 'lengthM', designed, installed }
    },
  }
}

function given(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
