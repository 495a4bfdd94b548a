import { nodeRow, edgeRow } from '../../../model/diagram-rows'
import { frozenComparison } from '../../../model/as-built/compare-with-frozen'
import type { FrozenDifference, FrozenField } from '../../../model/as-built/compare-with-frozen'
import { defaultLengthM } from '../default-length'
import type { OpenSystem } from '../use-open-system'

/** One line of the table: a pipe or node with one of its values, designed and installed as they count, the defaults filled in. */
export interface ComparisonLine {
  key: string
  place: 'node' | 'edge'
  id: string
  /** Name of the pipe by its ends, or of the node. */
  name: string
  field: FrozenField
  state: FrozenDifference['state']
  designed: number | string | null
  installed: number | string | null
  /** Installed less designed; null where they are words, or one of them is missing. */
  difference: number | null
  /** What is typed for the installed value now; null where the default holds. */
  typed: number | null
}

/** The lines of the table, each made when it is asked for: of a hundred thousand a screenful is seen. */
export interface ComparisonLines {
  count: number
  at: (place: number) => ComparisonLine
  hasLengths: boolean
  /** Lines in which nothing changed are among them. */
  withSame: boolean
  /** Ids of the pipes that stand in it with a length as designed and as installed, in their order. */
  lengthPipes: () => string[]
}

/** The lines of the open system; with `withSame` those too in which nothing changed. Pauses now and then; the drawing must not change meanwhile. */
export function* comparisonLines(open: OpenSystem, removed: (what: string) => string, withSame: boolean): Generator<void, ComparisonLines> {
  const fallback = defaultLengthM(open.system.diagram, open.pack)
  const { count, line, hasLengths } = yield* frozenComparison(open.system, { withSame })
  return {
    count,
    hasLengths,
    withSame,
    at: (place) => comparisonLine(line(place), fallback, open, removed),
    lengthPipes: () => {
      const pipes: string[] = []
      for (let place = 0; place < count; place++) {
        const { field, state, id } = line(place)
        if (field === 'lengthM' && (state === 'same' || state === 'changed')) pipes.push(id)
      }
      return pipes
    },
  }
}

/** The lines from one place up to another. */
export function linesBetween({ count, at }: ComparisonLines, from: number, to = count): ComparisonLine[] {
  return Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, place) => at(from + place))
}

function comparisonLine(line: FrozenDifference, fallback: number, open: OpenSystem, removed: (what: string) => string): ComparisonLine {
  const counts = line.state === 'changed' || line.state === 'same'
  const designed = counts ? asCounted(line.field, line.designed, fallback) : line.designed
  const installed = counts ? asCounted(line.field, line.installed, fallback) : line.installed
  const isNumber = typeof designed === 'number' && typeof installed === 'number'
  return {
    key: `${line.place}:${line.id}:${line.field}`,
    place: line.place,
    id: line.id,
    name: nameOf(line, open, removed),
    field: line.field,
    state: line.state,
    designed,
    installed,
    difference: isNumber ? installed - designed : null,
    typed: typeof line.installed === 'number' ? line.installed : null,
  }
}

// A pipe without a length counts as the default, one without bends as straight, a node without a level as on that of the outdoor unit.
function asCounted(field: FrozenField, value: number | string | null, fallback: number): number | string | null {
  if (value !== null) return value
  if (field === 'lengthM') return fallback
  return field === 'bends' || field === 'heightM' ? 0 : null
}

function nameOf({ place, id }: FrozenDifference, { system, names }: OpenSystem, removed: (what: string) => string): string {
  const { diagram, frozen } = system
  const row = place === 'node' ? nodeRow(diagram, id) : edgeRow(diagram, id)
  if (row >= 0) {
    if (place === 'node') return names.node(row)
    const [source, target] = [diagram.edgeSource[row] ?? -1, diagram.edgeTarget[row] ?? -1]
    return `${source < 0 ? '–' : names.node(source)} → ${target < 0 ? '–' : names.node(target)}`
  }
  const was = place === 'node' ? id : (frozen?.edgeTarget[frozen.edgeId.indexOf(id)] ?? '')
  return removed(frozen?.nodeModel[frozen.nodeId.indexOf(was)] ?? '')
}
