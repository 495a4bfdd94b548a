import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight'
import { fold } from '../../ui/table/fold'
import { matches, searchWords } from '../../ui/table/matches'

/** Matching actions of a group; more call for a longer word. */
const MOST = 6

/** Returns the actions of a group that contain every word of a query: those whose name begins with it first, then those that have it in their name. */
export function matchingActions(actions: readonly SpotlightActionData[], query: string): SpotlightActionData[] {
  const [first] = searchWords(query)
  if (first === undefined) return [...actions]
  const rank = ({ label = '' }: SpotlightActionData): number => (fold(label).startsWith(first) ? 0 : matches(label, query) ? 1 : 2)
  return actions
    .filter(({ label, description }) => matches(`${label ?? ''} ${description ?? ''}`, query))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST)
}

/** Returns the groups of actions that match a query; groups without any are left out. */
export function matchingGroups(groups: readonly SpotlightActionGroupData[], query: string): SpotlightActionGroupData[] {
  return groups
    .map(({ group, actions }) => ({ group, actions: matchingActions(actions, query) }))
    .filter(({ actions }) => actions.length > 0)
}
