import type { TFunction } from 'i18next'
import { frozenComparison } from '../../model/as-built/compare-with-frozen'
import type { FrozenComparison, FrozenDifference, FrozenValue } from '../../model/as-built/compare-with-frozen'
import type { FrozenField } from '../../model/as-built/frozen-lines'
import { defaultLengthM } from '../../engine/encode/default-length'
import type { OpenSystem } from '../open-system/use-open-system'
import { lineWords } from './line-words'
import type { LineWords } from './line-words'

/** One line of the table: a pipe or node with one of its values, designed and installed as they count, the defaults of their days filled in. */
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
  /** Installed less designed; null where they are words, or one of them is missing. */
  difference: number | null
  /** What the frozen design has; null where the default held. */
  frozen: FrozenValue
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

/** The lines from one place up to another. */
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
