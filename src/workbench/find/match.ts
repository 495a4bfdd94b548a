import type { Place } from '../../drawing/view/spatial-index'

/** What of a place was found: one of its texts, a pipe size, a finding. */
export type MatchField = 'name' | 'room' | 'floor' | 'model' | 'size' | 'finding'

/** One place that a search has found. */
export interface Match {
  systemId: string
  kind: Place['kind']
  id: string
  field: MatchField
  /** The text in which it was found. */
  text: string
}

/** What has been found so far; `count` goes on where the list is full. */
export interface Found {
  matches: Match[]
  count: number
}

/** So many places are listed and marked; who gets more asks more exactly. */
export const MOST_MATCHES = 2_000
