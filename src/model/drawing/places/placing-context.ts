import type { OutdoorType } from '../../project/codes'
import type { EquipmentPack } from '../../project/equipment'

/** Facts about a system that placing reads besides the drawing. */
export interface PlacingContext {
  pack: EquipmentPack
  refrigerant: string
  mode: OutdoorType
  /** Returns the floor of a drawn node, '' where it is not known. */
  floorOf: (row: number) => string
}
