import { proxy, ref } from 'valtio'
import { NOTHING_PICKED } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import type { Found, Match } from './match'

export type FindScope = 'system' | 'project'

const NOTHING: Found = { matches: [], count: 0 }

/** The search's query, its matches, and the current match. */
export const finding = proxy<{
  isOpen: boolean
  /** Counter that grows when the field should take the focus. */
  request: number
  text: string
  scope: FindScope
  found: Found
  isWorking: boolean
  /** Index in the list; -1 before the first step. */
  current: number
  /** A place in a system that is still being opened, or on a screen that is. */
  goingTo: { systemId: string; picked: Picked } | null
}>({ isOpen: false, request: 0, text: '', scope: 'system', found: ref(NOTHING), isWorking: false, current: -1, goingTo: null })

export function openFind(): void {
  finding.isOpen = true
  finding.request++
}

export function closeFind(): void {
  finding.isOpen = false
  showFound(NOTHING)
}

/** Shows the matches of a search. The current match stays current where it is found again. */
export function showFound(found: Found): void {
  const stood = finding.found.matches[finding.current]
  finding.found = ref(found)
  finding.current = stood ? found.matches.findIndex((match) => isSame(match, stood)) : -1
}

const isSame = (one: Match, other: Match): boolean =>
  one.id === other.id && one.systemId === other.systemId && one.kind === other.kind && one.field === other.field

/** Returns the match this many steps on, cyclically; null without matches. */
export function stepTo(steps: number): Match | null {
  const { matches } = finding.found
  if (matches.length === 0) return null
  const from = finding.current < 0 && steps < 0 ? 0 : finding.current
  return standAt((from + steps + matches.length) % matches.length)
}

export function standAt(place: number): Match | null {
  const match = finding.found.matches[place]
  if (!match) return null
  finding.current = place
  goToPlace(match.systemId, pickedOf(match))
  return match
}

const pickedOf = ({ kind, id }: Match): Picked =>
  kind === 'edge' ? { ...NOTHING_PICKED, edges: [id] } : { ...NOTHING_PICKED, nodes: [id] }

/** Opens a system, picks rows of it and shows them, as soon as a board or table of the piping is on screen. */
export function goToPlace(systemId: string, picked: Picked): void {
  finding.goingTo = ref({ systemId, picked })
}

/** Searches all systems for a text, with the search open. */
export function findEverywhere(text: string): void {
  Object.assign(finding, { text, scope: 'project' })
  openFind()
}
