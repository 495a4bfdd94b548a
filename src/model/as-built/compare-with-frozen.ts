import { edgeRow, nodeRow } from '../diagram/diagram-rows'
import { outdoorRow } from '../diagram/diagram-tree'
import { atOnce } from '../change/at-once'
import type { System } from '../project/project'
import { modelAt } from './frozen-design'
import type { FrozenDesign } from '../project/frozen-design'
import {
  CHANGED,
  DEFAULT_LENGTH,
  FIELDS,
  FrozenLines,
  HEIGHT,
  MATERIAL,
  MODEL,
  NODE_FIELDS,
  PIPE_COLUMNS,
  PIPE_FIELDS,
  REVERSE,
  ROUTE,
  STATES,
} from './frozen-lines'
import type { FrozenField } from './frozen-lines'
import { designedRoute, installedRoute } from './frozen-route'
import type { Route } from './frozen-route'
import { putNodes } from './put-nodes'
import { pipesByDefault, putPipes } from './put-pipes'

/**
 * Returns the value that a pipe or node counts with: a pipe without a length counts as the default, its gas and liquid lines without one of their own as the pipe, one without bends as
 * straight, a node without a level as on that of the outdoor unit.
 */
function countedValue(
  field: FrozenField,
  value: number | string | null,
  lengthM: number | undefined,
  defaultLengthM: number | undefined,
): number | string | null {
  if (value !== null) return value
  switch (field) {
    case 'lengthM':
      return defaultLengthM ?? null
    case 'gasLengthM':
    case 'liquidLengthM':
      return lengthM === undefined || Number.isNaN(lengthM) ? (defaultLengthM ?? null) : lengthM
    case 'bends':
    case 'heightM':
      return 0
    default:
      return null
  }
}

export type FrozenValue = number | string | null

/**
 * One line of the comparison. `same` lines are included only on request. A pipe that was added or removed has a line for its length, a node one for its
 * model. A route is given in ids (`source:port>target`), a reversed fitting as 1. null is "not given": the default applies.
 */
export interface FrozenDifference {
  place: 'node' | 'edge'
  id: string
  state: 'changed' | 'added' | 'removed' | 'same'
  field: FrozenField
  designed: FrozenValue
  installed: FrozenValue
}

/** The lines of a comparison, read from columns on demand, because only a screenful of up to 100,000 lines is shown. */
export interface FrozenComparison {
  count: number
  /** Returns the line at this index, from 0. */
  line: (at: number) => FrozenDifference
  /** Returns the effective designed and installed values of a line: the default at each time where nothing was given. */
  counted: (at: number) => [FrozenValue, FrozenValue]
  /** Returns the row of a line in the frozen design, −1 where it has none. */
  formerRow: (at: number) => number
  /** Whether any pipe has both a designed and an installed length. */
  hasLengths: boolean
  /** Number of pipes that differ only by the default length; one line of the outdoor unit covers them unless `withSame` is set. */
  byDefault: number
}

interface Asked {
  /** Includes unchanged lines; false by default. */
  withSame?: boolean
  /** Includes removed pipes and nodes; true by default. */
  withRemoved?: boolean
  /** Current default pipe length in m; without it a changed default is not compared. */
  defaultLengthM?: number
  /** Maximum number of lines. */
  most?: number
}

const NONE: FrozenComparison = { count: 0, line: noLine, counted: noLine, formerRow: noLine, hasLengths: false, byDefault: 0 }

/**
 * Compares the installed state with the frozen design: a changed default first, then pipes and nodes in drawing order, removed ones last. Empty
 * without a frozen design.
 */
export function compareWithFrozen(system: System, asked: Asked = {}): FrozenDifference[] {
  const { count, line } = atOnce(frozenComparison(system, asked))
  return Array.from({ length: count }, (_, at) => line(at))
}

/**
 * Compares like `compareWithFrozen`, for display and with pauses in which the system must not change. Rows and numbers are those at the time of the
 * comparison; texts are read when a line is read.
 */
export function* frozenComparison(
  system: System,
  { withSame = false, withRemoved = true, most = Infinity, defaultLengthM }: Asked = {},
): Generator<void, FrozenComparison> {
  const { frozen, diagram } = system
  if (!frozen) return NONE
  const { edgeCount, nodeCount } = diagram
  const asked = { withSame, withRemoved, defaultLengthM }
  const room = 1 + edgeCount * PIPE_FIELDS + nodeCount * NODE_FIELDS + frozen.edgeId.length + frozen.nodeId.length
  const lines = new FrozenLines(room, most)
  const outdoor = outdoorRow(diagram)
  const byDefault = withSame || outdoor < 0 ? 0 : yield* pipesByDefault(frozen, diagram, asked)
  if (byDefault > 0) lines.put(CHANGED, DEFAULT_LENGTH, outdoor, -1)
  yield* putPipes(frozen, diagram, asked, lines)
  yield* putNodes(frozen, diagram, asked, lines)
  const ids = { edge: diagram.edgeId.slice(0, edgeCount), node: diagram.nodeId.slice(0, nodeCount) }
  const lengths = PIPE_COLUMNS.map((column) => diagram[column].slice(0, edgeCount))
  const heights = diagram.nodeHeightM.slice(0, nodeCount)

  const installed = (field: number, row: number): FrozenValue => {
    if (field < PIPE_COLUMNS.length) return given(lengths[field]?.[row])
    if (field === HEIGHT) return given(heights[row])
    if (field === DEFAULT_LENGTH) return defaultLengthM ?? null
    // Rows of the drawing may have moved since the comparison.
    if (field < PIPE_FIELDS) {
      const now = diagram.edgeId[row] === ids.edge[row] ? row : edgeRow(diagram, ids.edge[row] ?? '')
      if (now < 0) return null
      return field === ROUTE ? routeText(installedRoute(diagram, now)) : diagram.edgeRest[now]?.materialType || null
    }
    const now = diagram.nodeId[row] === ids.node[row] ? row : nodeRow(diagram, ids.node[row] ?? '')
    if (now < 0) return null
    return field === MODEL ? modelAt(diagram, now) : (diagram.nodeReverse[now] ?? 0)
  }

  const line = (at: number): FrozenDifference => {
    const [field, row, was] = [lines.fieldAt(at), lines.rows[at] ?? -1, lines.formerRows[at] ?? -1]
    const place = field < PIPE_FIELDS ? 'edge' : 'node'
    const former = place === 'edge' ? frozen.edgeId : frozen.nodeId
    return {
      place,
      id: (row < 0 ? former[was] : ids[place][row]) ?? '',
      state: STATES[lines.stateAt(at)] ?? 'same',
      field: FIELDS[field] ?? 'lengthM',
      designed: was < 0 && field !== DEFAULT_LENGTH ? null : designedValue(frozen, field, was),
      installed: row < 0 ? null : installed(field, row),
    }
  }

  return {
    count: lines.count,
    hasLengths: lines.hasLengths,
    byDefault,
    line,
    formerRow: (at) => lines.formerRows[at] ?? -1,
    counted(at) {
      const { state, field, designed, installed: now } = line(at)
      if (state === 'added' || state === 'removed') return [designed, now]
      const [was, row] = [lines.formerRows[at] ?? -1, lines.rows[at] ?? -1]
      return [
        countedValue(field, designed, frozen.edgeLengthM[was], frozen.defaultLengthM ?? defaultLengthM),
        countedValue(field, now, lengths[0]?.[row], defaultLengthM),
      ]
    },
  }
}

function designedValue(frozen: FrozenDesign, field: number, was: number): FrozenValue {
  switch (field) {
    case DEFAULT_LENGTH:
      return frozen.defaultLengthM ?? null
    case HEIGHT:
      return given(frozen.nodeHeightM[was])
    case MODEL:
      return frozen.nodeModel[was] ?? null
    case REVERSE:
      return frozen.nodeReverse?.[was] ?? 0
    case MATERIAL:
      return frozen.edgeMaterial?.[was] || null
    case ROUTE:
      return routeText(designedRoute(frozen, was))
    default:
      return given(frozen[PIPE_COLUMNS[field] ?? 'edgeLengthM'][was])
  }
}

function routeText({ source, port, target }: Route): string {
  return `${source}${port > 0 ? `:${port}` : ''}>${target}`
}

function given(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}

function noLine(): never {
  throw new Error('There is no line in an empty comparison.')
}
