import { NEW_BID } from './first-page/bid'
import type { ProjectInformation } from './project'
import { sizingOf, type Sizing } from './sizing'

/** Facts of page 1 by which outdoor units are chosen: mains frequency of the site in Hz, and factors on the required loads. */
export interface OutdoorBasis {
  powerHz: 50 | 60
  sizing: Sizing
}

/** Returns by what outdoor units of a project are chosen, in proposals and in repairs. */
export function outdoorBasis({ bid, building }: Pick<ProjectInformation, 'bid' | 'building'>): OutdoorBasis {
  return { powerHz: bid?.powerHz ?? NEW_BID.powerHz, sizing: sizingOf(building) }
}
