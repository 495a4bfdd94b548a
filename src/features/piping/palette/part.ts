import type { PlacedItem } from '../../../model/drawing/put/placed-item'
import type { Accessory } from '../../../model/edits/list/add-accessory'

/** A part of the palette that can be put on the board. */
export interface Part {
  key: string
  title: string
  /** Distinguishing detail: capacity, outlets, or how many are left. */
  detail: string
  what:
    | { kind: 'item'; item: PlacedItem }
    /** A whole air handler of a list entry, with as many kits as it has. */
    | { kind: 'airHandler'; item: PlacedItem; lineId: string; kits: number }
    | { kind: 'note' }
    | { kind: 'accessory'; accessory: Accessory }
}

export interface PartGroup {
  key: string
  title: string
  parts: readonly Part[]
}
