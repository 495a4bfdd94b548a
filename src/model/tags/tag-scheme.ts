/** Kind of a tagged unit: a type of the indoor list, or the outdoor unit. */
export type TaggedKind = 'idu' | 'hrv' | 'hdo' | 'fa' | 'ahu' | 'odu'

/**
 * How the tags of a project are written. Patterns have the places `{kind}`, `{floor}`, `{room}`, `{system}` and the number `{n}`, `{nn}` or `{nnn}`
 * with one to three digits at least; a place of which nothing is known is left out with its dash.
 */
export interface TagScheme {
  unit: string
  outdoor: string
  prefixes: Readonly<Record<TaggedKind, string>>
}

export const USUAL_TAGS: TagScheme = {
  unit: '{kind}-{floor}-{nn}',
  outdoor: '{kind}-{system}',
  prefixes: { idu: 'IDU', fa: 'FA', hrv: 'HRV', hdo: 'HDO', ahu: 'AHU', odu: 'ODU' },
}

/** Longest tag or pattern that can be stored. */
export const LONGEST_TAG = 40

/** Facts of a unit that fill the places of a pattern; `system` is the number of the system, from 1. */
export interface TagFacts {
  kind: TaggedKind
  floor: string
  room: string
  system: number
}

/** A tag without its number; `after` is null where the pattern has no number. */
export interface TagStem {
  before: string
  after: string | null
  digits: number
}

const NUMBER = '\u0001'
const DIGITS = /\{(n{1,3})\}/

/** Returns the tag of these facts up to its number. A floor "2F" is written 2, one below ground B1. */
export function tagStem(scheme: TagScheme, facts: TagFacts): TagStem {
  const pattern = facts.kind === 'odu' ? scheme.outdoor : scheme.unit
  const digits = DIGITS.exec(pattern)?.[1]?.length ?? 0
  const text = pattern
    .replace(DIGITS, NUMBER)
    .replaceAll('{kind}', scheme.prefixes[facts.kind])
    .replaceAll('{floor}', shortFloor(facts.floor))
    .replaceAll('{room}', facts.room.trim())
    .replaceAll('{system}', String(facts.system))
    .replace(/([-_./ ])[-_./ ]+/g, '$1')
    .replace(/^[-_./ ]+|[-_./ ]+$/g, '')
  const [before = '', after = null] = text.split(NUMBER)
  return { before, after, digits }
}

/** Returns why a pattern cannot be used: an unknown place in braces, more than one number, too long, or nothing at all. */
export function patternFault(pattern: string): 'empty' | 'long' | 'place' | 'numbers' | null {
  if (pattern.trim() === '') return 'empty'
  if (pattern.length > LONGEST_TAG) return 'long'
  if (/[{}]/.test(pattern.replace(/\{(kind|floor|room|system|n{1,3})\}/g, ''))) return 'place'
  return (pattern.match(/\{n{1,3}\}/g)?.length ?? 0) > 1 ? 'numbers' : null
}

function shortFloor(floor: string): string {
  const bare = floor.replace(/\s/g, '')
  const number = /^(-?)(\d+)F?$/i.exec(bare)
  return number ? `${number[1] === '-' ? 'B' : ''}${number[2] ?? ''}` : bare
}
