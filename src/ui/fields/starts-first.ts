import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core'
import { fold } from '../table/fold'

/** How well an option answers a search: it begins with it, one of its words does, or it contains it. */
const BEGINS = 0
const WORD_BEGINS = 1
const CONTAINS = 2
const NOT = 3

/**
 * Filters the options of a field that is searched by typing: those that begin with what is typed come first, then those of which a word does, then those that
 * contain it. Accents and capitals do not matter.
 */
export const startsFirst: OptionsFilter = ({ options, search, limit }) => {
  const wanted = fold(search.trim())
  const found = options
    .map((option) => ranked(option, wanted))
    .filter(({ rank }) => rank !== NOT)
    .sort((a, b) => a.rank - b.rank)
  return cut(
    found.map(({ option }) => option),
    limit,
  )
}

interface Ranked {
  option: ComboboxParsedItem
  rank: number
}

function ranked(option: ComboboxParsedItem, wanted: string): Ranked {
  if (!('group' in option)) return { option, rank: rankOf(option.label, wanted) }
  const items = option.items
    .map((item) => ({ item, rank: rankOf(labelOf(item), wanted) }))
    .filter(({ rank }) => rank !== NOT)
    .sort((a, b) => a.rank - b.rank)
  return { option: { group: option.group, items: items.map(({ item }) => item) }, rank: items[0]?.rank ?? NOT }
}

function labelOf(item: ComboboxItem | string): string {
  return typeof item === 'string' ? item : item.label
}

function rankOf(label: string, wanted: string): number {
  const text = fold(label)
  const at = text.indexOf(wanted)
  if (at <= 0) return at === 0 ? BEGINS : NOT
  return text.split(/[\s\-–'’/(,.]+/).some((word) => word.startsWith(wanted)) ? WORD_BEGINS : CONTAINS
}

/** Keeps the first `limit` options, those in groups counted one by one. */
function cut(options: readonly ComboboxParsedItem[], limit: number): ComboboxParsedItem[] {
  const kept: ComboboxParsedItem[] = []
  let left = limit
  for (const option of options) {
    if (left <= 0) break
    if ('group' in option) {
      const items = option.items.slice(0, left)
      left -= items.length
      kept.push({ group: option.group, items })
    } else {
      left--
      kept.push(option)
    }
  }
  return kept
}
