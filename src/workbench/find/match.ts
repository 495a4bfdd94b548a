import type { Place } from '../../drawing/view/spatial-index'

/** The kind of a match: one of a row's texts, a pipe size, a finding. */
export type MatchField = 'tag' | 'name' | 'room' | 'floor' | 'model' | 'size' | 'finding'

/** One match of a search. */
export interface Match {
  systemId: string
  kind: Place['kind']
  id: string
  field: MatchField
  /** The text that contains the match. */
  text: string
}

/** The matches so far; `count` keeps growing when the list is full. */
export interface Found {
  matches: Match[]
  count: number
}

/** Maximum number of listed and marked matches; more call for a narrower search. */
export const MOST_MATCHES = 2_000
