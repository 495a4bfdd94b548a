import type { IndoorForm } from '../symbols/forms/indoor-form'

/** What the board must know of the equipment behind a pack id in order to draw it. */
export interface EquipmentLookup {
  /** Ids of the modules that an outdoor node's `models` stand for: a combination's id gives its modules. */
  modulesOf(models: readonly string[]): readonly string[]
  /** Letters of the type, such as C4 or DM. */
  typeCode(model: string): string
  /** Nominal cooling of a unit or kit in kW; 0 where the pack does not have it. */
  coolingKw(model: string): number
  form(model: string): IndoorForm
}
