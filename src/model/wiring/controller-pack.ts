import type { PartEquipment } from '../project/unit-part'

/** A controller of a rule pack. */
export interface ControllerEquipment extends PartEquipment {
  nodeType: string
  rule?: string | undefined
  canConnectGroup?: boolean | undefined
  /** The model that is proposed of its kind. */
  isUsual?: boolean | undefined
}

/** The sections of a rule pack that name controllers. */
export interface ControllerPack {
  controllers?: { items: readonly ControllerEquipment[] } | undefined
  controllerRules?:
    | {
        items: readonly {
          id: string
          scope: string
          maxUnits?: number | undefined
          maxSystems?: number | undefined
          maxControllers?: number | undefined
        }[]
      }
    | undefined
}
