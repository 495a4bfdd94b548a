import { BUILDING_FIELDS } from '../../../model/project/first-page/building'
import { RATING_CONDITIONS } from '../../../model/project/defaults'

/** Parts of the dialog in their order. */
export const PARTS = ['project', 'place', 'building'] as const
export type Part = (typeof PARTS)[number]

/** Returns the part of a field; the first part for a name that no part has. */
export function partOf(field: string | null): Part {
  if (field === null) return 'project'
  if (field in RATING_CONDITIONS || field === 'country' || field === 'city') return 'place'
  return field in BUILDING_FIELDS ? 'building' : 'project'
}
