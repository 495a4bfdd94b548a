/** Side of an element on which the card of the tour stands where it fits. */
export type Side = 'above' | 'below' | 'left' | 'right'

/** A stop of the tour: it explains one element of a screen. Its texts have the keys `help:tour.` and the id. */
export interface TourStop {
  id: string
  /** Selectors of the element; the first one on screen is pointed to. */
  anchors: readonly string[]
  side: Side
  /** Brings the element on screen. */
  prepare?: () => void
}

/** What `tour.ts` of a feature exports: the stops on each of its screens, by the id of the screen's row in the table of areas. */
export type TourStops = Readonly<Record<string, readonly TourStop[]>>
