import type { IndoorForm } from '../symbols/forms/indoor-form'

/** The equipment data behind a pack id that the board needs for drawing. */
export interface EquipmentLookup {
  /** Returns the module ids of an outdoor node's `models`; a combination's id is expanded into its modules. */
  modulesOf(models: readonly string[]): readonly string[]
  /** Returns the letters of the type, such as C4 or DM. */
  typeCode(model: string): string
  /** Returns the nominal cooling of a unit or kit in kW; 0 where the pack has none. */
  coolingKw(model: string): number
  form(model: string): IndoorForm
}
