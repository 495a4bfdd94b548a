import type { EquipmentPack } from '../../project/equipment'

/** What placing needs to know besides the drawing. */
export interface PlacingContext {
  pack: EquipmentPack
  refrigerant: string
  /** Units must hang behind a mode-select box. */
  needsBox: boolean
  /** Floor of a drawn node, '' where it is not known. */
  floorOf: (row: number) => string
}
