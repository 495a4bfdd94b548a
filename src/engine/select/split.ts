/** Rooms (places in the list of items, in order) that one system serves, and the place of its outdoor unit. */
export interface Part {
  items: readonly number[]
  option: number
}

/** Rooms split over systems; rooms of no part are left out. */
export type Split = Part[]
