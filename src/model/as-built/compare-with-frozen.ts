import type { Diagram } from '../diagram'
import { kindAt } from '../diagram-tree'
import type { System } from '../project'
import { modelAt } from './frozen-design'
import type { FrozenDesign } from './frozen-design'

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

const PIPE_FIELDS = [
  ['lengthM', 'edgeLengthM'],
  ['gasLengthM', 'edgeGasLengthM'],
  ['liquidLengthM', 'edgeLiquidLengthM'],
  ['bends', 'edgeBends'],
] as const

/** The installed state beside the frozen design, pipe by pipe and then node by node, in the order of the drawing, what was removed last. Empty without a frozen design. */
export function compareWithFrozen(system: System, { withSame = false } = {}): FrozenDifference[] {
  const { frozen, diagram } = system
  if (!frozen) return []
  const lines: FrozenDifference[] = []
  const put = (line: FrozenDifference): void => {
    if (withSame || line.state !== 'same') lines.push(line)
  }
  comparePipes(frozen, diagram, withSame, put)
  compareNodes(frozen, diagram, withSame, put)
  return lines
}

function comparePipes(frozen: FrozenDesign, diagram: Diagram, withSame: boolean, put: (line: FrozenDifference) => void): void {
  const rowOf = rowsById(frozen.edgeId)
  const stays = new Uint8Array(frozen.edgeId.length)
  for (let row = 0; row < diagram.edgeCount; row++) {
    const id = diagram.edgeId[row] ?? ''
    const was = rowOf(id, row)
    if (was === undefined) {
      put({ place: 'edge', id, state: 'added', field: 'lengthM', designed: null, installed: given(diagram.edgeLengthM[row]) })
      continue
    }
    stays[was] = 1
    for (const [field, column] of PIPE_FIELDS) {
      const designed = given(frozen[column][was])
      const installed = given(diagram[column][row])
      const isSame = designed === installed
      // Gas and liquid lengths of their own are rare; a line that says neither has any would say nothing.
      if (isSame && (!withSame || (designed === null && field !== 'lengthM' && field !== 'bends'))) continue
      put({ place: 'edge', id, state: isSame ? 'same' : 'changed', field, designed, installed })
    }
  }
  frozen.edgeId.forEach((id, was) => {
    if (!stays[was])
      put({ place: 'edge', id, state: 'removed', field: 'lengthM', designed: given(frozen.edgeLengthM[was]), installed: null })
  })
}

function compareNodes(frozen: FrozenDesign, diagram: Diagram, withSame: boolean, put: (line: FrozenDifference) => void): void {
  const rowOf = rowsById(frozen.nodeId)
  const stays = new Uint8Array(frozen.nodeId.length)
  for (let row = 0; row < diagram.nodeCount; row++) {
    const kind = kindAt(diagram, row)
    const id = diagram.nodeId[row] ?? ''
    const was = rowOf(id, row)
    if (was !== undefined) stays[was] = 1
    if (kind === 'none') continue
    const installed = modelAt(diagram, row)
    if (was === undefined) {
      if (kind !== 'placeholder') put({ place: 'node', id, state: 'added', field: 'model', designed: null, installed })
      continue
    }
    const designed = frozen.nodeModel[was] ?? ''
    const isSame = designed === installed && frozen.nodeKind[was] === kind
    if (withSame || !isSame) put({ place: 'node', id, state: isSame ? 'same' : 'changed', field: 'model', designed, installed })
    const level = given(frozen.nodeHeightM[was])
    const now = given(diagram.nodeHeightM[row])
    if (level !== now || (withSame && level !== null))
      put({ place: 'node', id, state: level === now ? 'same' : 'changed', field: 'heightM', designed: level, installed: now })
  }
  frozen.nodeId.forEach((id, was) => {
    const kind = frozen.nodeKind[was]
    if (kind !== 'none' && kind !== 'placeholder' && !stays[was])
      put({ place: 'node', id, state: 'removed', field: 'model', designed: frozen.nodeModel[was] ?? '', installed: null })
  })
}

/** The rows of ids; most stand where they stood, and only for others a table is made. */
function rowsById(ids: readonly string[]): (id: string, guess: number) => number | undefined {
  let rows: Map<string, number> | null = null
  return (id, guess) => {
    if (ids[guess] === id) return guess
    rows ??= new Map(ids.map((each, row) => [each, row]))
    return rows.get(id)
  }
}

function given(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
