import type { TFunction } from 'i18next'
import { frozenComparison } from '../../model/as-built/compare-with-frozen'
import type { FrozenComparison, FrozenDifference, FrozenValue } from '../../model/as-built/compare-with-frozen'
import type { FrozenField } from '../../model/as-built/frozen-lines'
import { defaultLengthM } from '../../engine/encode/default-length'
import type { OpenSystem } from '../open-system/use-open-system'
import { lineWords } from './line-words'
import type { LineWords } from './line-words'

/** One row of the table: a value of a pipe or node as designed and as installed, with the defaults of either time filled in. */
export interface ComparisonLine {
  key: string
  place: 'node' | 'edge'
  id: string
  /** Name of the pipe by its ends, or of the node. */
  name: string
  field: FrozenField
  state: FrozenDifference['state']
  designed: FrozenValue
  installed: FrozenValue
  /** Installed minus designed; null for words, or where one of them is missing. */
  difference: number | null
  /** Value of the frozen design; null where the default applied. */
  frozen: FrozenValue
  /** The entered installed value; null where the default applies. */
  typed: number | null
}

/** The rows of the table, each built on demand: of a hundred thousand, only a screenful is shown. */
export interface ComparisonLines {
  count: number
  at: (place: number) => ComparisonLine
  hasLengths: boolean
  /** True when unchanged rows are included. */
  withSame: boolean
  /** Returns the ids of the pipes that have a designed and an installed length, in order. */
  lengthPipes: () => string[]
}

/** Builds the rows of the open system; `withSame` includes unchanged rows. Yields between steps; the drawing must not change meanwhile. */
export function* comparisonLines(open: OpenSystem, t: TFunction<'as-built'>, withSame: boolean): Generator<void, ComparisonLines> {
  const { system, pack } = open
  const found = yield* frozenComparison(system, { withSame, defaultLengthM: defaultLengthM(system.diagram, pack) })
  const { count, line, hasLengths } = found
  const words = lineWords(open, found.byDefault, t)
  return {
    count,
    hasLengths,
    withSame,
    at: (place) => comparisonLine(found, place, words),
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

/** Returns the rows from one index up to another. */
export function linesBetween({ count, at }: ComparisonLines, from: number, to = count): ComparisonLine[] {
  return Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, place) => at(from + place))
}

function comparisonLine(found: FrozenComparison, at: number, words: LineWords): ComparisonLine {
  const line = found.line(at)
  const was = found.formerRow(at)
  const [countedThen, countedNow] = found.counted(at)
  const designed = words.designed(line, was, countedThen)
  const installed = words.installed(line, countedNow)
  const isNumber = typeof designed === 'number' && typeof installed === 'number'
  return {
    key: `${line.place}:${line.id}:${line.field}`,
    place: line.place,
    id: line.id,
    name: words.name(line, was),
    field: line.field,
    state: line.state,
    designed,
    installed,
    difference: isNumber ? installed - designed : null,
    frozen: line.designed,
    typed: typeof line.installed === 'number' ? line.installed : null,
  }
}
