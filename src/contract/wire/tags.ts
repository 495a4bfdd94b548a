import { patternFault, USUAL_TAGS } from '../../model/tags/tag-scheme'
import type { TaggedKind, TagScheme } from '../../model/tags/tag-scheme'
import { InputError } from '../input-error'
import { isGiven, listIn, recordIn, recordOf, step, textIn, type JsonRecord, type Place } from './read-value'

/** Longest tag that is read; a pattern with rooms in it can make longer ones than can be typed. */
const LONGEST_READ = 400
const MOST_TAGS = 100_000
const KINDS = Object.keys(USUAL_TAGS.prefixes) as TaggedKind[]

/** Reads `tag` of a system, our own field. */
export function readTag(record: JsonRecord, place: Place): string | undefined {
  const tag = textIn(record, 'tag', place)
  return tag === undefined ? undefined : checkedTag(tag, () => `${place()}.tag`)
}

/** Reads `tags` of a list item, our own field: one text for each of its units, '' where a unit has none. */
export function readTags(record: JsonRecord, place: Place): readonly string[] | undefined {
  if (!isGiven(record['tags'])) return undefined
  const list = listIn(record, 'tags', place)
  if (list.length > MOST_TAGS) throw new InputError(`${place()}.tags`, `at most ${MOST_TAGS} tags`)
  return list.map((value, index) => {
    const at: Place = () => `${place()}.tags[${index}]`
    if (typeof value !== 'string') throw new InputError(at(), 'a tag: text')
    return checkedTag(value, at)
  })
}

/**
 * Reads `tagScheme` of the first page, our own field: the patterns `unit` and `outdoor` and the prefix of each kind; what is missing is as usual.
 * @throws InputError for a pattern with an unknown place or several numbers
 */
export function readTagScheme(page: JsonRecord, place: Place): TagScheme | undefined {
  if (!isGiven(page['tagScheme'])) return undefined
  const at: Place = () => `${place()}.tagScheme`
  const record = recordOf(page['tagScheme'], at)
  const given = recordIn(record, 'prefixes', at)
  const pattern = (key: 'unit' | 'outdoor'): string => {
    const text = textIn(record, key, at) ?? USUAL_TAGS[key]
    if (patternFault(text))
      throw new InputError(`${at()}.${key}`, 'a pattern with {kind}, {floor}, {room}, {system} and one of {n}, {nn}, {nnn}')
    return text
  }
  const prefixes = { ...USUAL_TAGS.prefixes }
  for (const kind of KINDS) {
    const prefix = textIn(given, kind, () => `${at()}.prefixes`)
    if (prefix !== undefined) prefixes[kind] = checkedTag(prefix, () => `${at()}.prefixes${step(kind)}`)
  }
  return { unit: pattern('unit'), outdoor: pattern('outdoor'), prefixes }
}

function checkedTag(tag: string, place: Place): string {
  if (tag.length > LONGEST_READ) throw new InputError(place(), `at most ${LONGEST_READ} letters`)
  return tag
}
