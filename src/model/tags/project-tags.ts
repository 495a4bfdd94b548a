import { unitsOf } from '../packed/later-units'
import type { IndoorUnit, Project, System } from '../project/project'
import { tagNumbers } from './tag-numbers'
import type { TagNumbers } from './tag-numbers'
import { tagStem, USUAL_TAGS } from './tag-scheme'
import type { TagFacts, TagScheme } from './tag-scheme'

/** Tags of one system. */
export interface SystemTags {
  outdoor: string
  /** Tags of the units of each line of the list: first those of its drawn units, in the order of the rows of the drawing, then the others. */
  lines: ReadonlyMap<string, readonly string[]>
}

/** Up to this many units, every unit has a tag from its creation; in larger projects tags are given on request. */
export const MOST_TAGGED_UNITS = 5_000

const NO_TAGS: SystemTags = { outdoor: '', lines: new Map() }

/** Whether a project is so large that its tags are given on request only. */
export function isTaggedOnRequest(project: Pick<Project, 'systems' | 'systemOrder'>): boolean {
  let units = 0
  for (const id of project.systemOrder) {
    const system = project.systems[id]
    if (system) units += unitsOf(system)
    if (units > MOST_TAGGED_UNITS) return true
  }
  return false
}

export function schemeOf({ information }: Pick<Project, 'information'>): TagScheme {
  return information.tagScheme ?? USUAL_TAGS
}

/** Number of tags of a line; an air handler has one for each of its kits. */
export function tagCount({ count, airHandler, tags }: IndoorUnit): number {
  const kits = airHandler?.choices.reduce((sum, choice) => sum + choice.kits, 0) ?? 0
  return Math.max(count * Math.max(kits, 1), tags?.length ?? 0)
}

/** Returns what the pattern reads of a line. */
export function factsOfLine({ type, floor, room }: IndoorUnit, systemNumber: number): TagFacts {
  return { kind: type, floor, room, system: systemNumber }
}

/** Returns what the pattern reads of an outdoor unit. */
export function factsOfOutdoor(systemNumber: number): TagFacts {
  return { kind: 'odu', floor: '', room: '', system: systemNumber }
}

/** Gives the tag of an outdoor unit: that of its place among the systems, or of the first place after it whose tag is free. */
export function nextOutdoorTag(scheme: TagScheme, systemNumber: number, numbers: TagNumbers): string {
  const stem = tagStem(scheme, factsOfOutdoor(systemNumber))
  if (stem.after !== null || !scheme.outdoor.includes('{system}')) return numbers.next(stem)
  for (let number = systemNumber; ; number++) {
    const { before } = tagStem(scheme, factsOfOutdoor(number))
    if (!numbers.isFree(before)) continue
    numbers.use(before)
    return before
  }
}

/** Tags of the systems of a project by their ids. */
export type TagsBySystem = Pick<ReadonlyMap<string, SystemTags>, 'get'>

interface Known {
  scheme: TagScheme
  parts: unknown[]
  tags: TagsBySystem
}

let latest: Known | null = null

/**
 * Returns the tags of all systems. Stored tags stay; units without one, as in projects of an earlier version, get the tag that they would be given now,
 * the same on each call until their lists change. Of two units with one tag, the first keeps it. In a project above `MOST_TAGGED_UNITS`
 * units have stored tags only.
 */
export function tagsOf(project: Project): TagsBySystem {
  const scheme = schemeOf(project)
  const isOnRequest = isTaggedOnRequest(project)
  const systems = project.systemOrder.flatMap((id) => project.systems[id] ?? [])
  if (isOnRequest) return storedTags(systems)
  const parts = systems.flatMap((system): unknown[] => [system.id, system.tag, system.indoorUnits])
  if (latest?.scheme === scheme && latest.parts.length === parts.length && latest.parts.every((part, at) => part === parts[at]))
    return latest.tags
  latest = { scheme, parts, tags: resolved(systems, scheme) }
  return latest.tags
}

/** Returns the tags of one system. */
export function systemTags(project: Project, systemId: string): SystemTags {
  return tagsOf(project).get(systemId) ?? NO_TAGS
}

/** Reads a system's list only when its tags are asked for: a large project opens without its lists. */
function storedTags(systems: readonly System[]): TagsBySystem {
  const byId = new Map(systems.map((system) => [system.id, system]))
  return {
    get: (id) => {
      const system = byId.get(id)
      return system && { outdoor: system.tag ?? '', lines: new Map(system.indoorUnits.map((line) => [line.id, line.tags ?? []])) }
    },
  }
}

function resolved(systems: readonly System[], scheme: TagScheme): TagsBySystem {
  const numbers = tagNumbers()
  const claim = (tag: string | undefined): string => {
    if (tag === undefined || tag === '' || !numbers.isFree(tag)) return ''
    numbers.use(tag)
    return tag
  }
  const tags = new Map(
    systems.map((system) => {
      const outdoor = claim(system.tag)
      const lines = new Map(
        system.indoorUnits.map((line): [string, string[]] => [
          line.id,
          Array.from({ length: tagCount(line) }, (_, place) => claim(line.tags?.[place])),
        ]),
      )
      return [system.id, { outdoor, lines }]
    }),
  )
  for (const [place, system] of systems.entries()) {
    const own = tags.get(system.id)
    if (!own) continue
    own.outdoor ||= nextOutdoorTag(scheme, place + 1, numbers)
    for (const line of system.indoorUnits) fillGaps(own.lines.get(line.id) ?? [], scheme, factsOfLine(line, place + 1), numbers)
  }
  return tags
}

/** Puts the next tags where a list of tags has none. */
export function fillGaps(tags: string[], scheme: TagScheme, facts: TagFacts, numbers: TagNumbers): void {
  if (!tags.includes('')) return
  const stem = tagStem(scheme, facts)
  for (const [place, tag] of tags.entries()) if (tag === '') tags[place] = numbers.next(stem)
}
