import { fitsModel } from '../../pack-rules/parts/fitting-parts'
import type { EquipmentRules } from '../../project/equipment'
import { isOffered } from '../../project/unit-part'
import type { ControllerEquipment, ControllerPack } from '../../wiring/controller-pack'

export type ControlPack = ControllerPack & EquipmentRules

/** Returns the usual controller of a kind that fits these models; else any that fits. Only what the user's brand is offered counts. */
export function usualController(
  pack: ControlPack,
  nodeTypes: readonly string[],
  models: readonly string[],
  isGroup: boolean,
): ControllerEquipment | undefined {
  const fitting = (pack.controllers?.items ?? []).filter(
    (item) =>
      isOffered(item, pack.side) &&
      nodeTypes.includes(item.nodeType) &&
      (!isGroup || item.canConnectGroup) &&
      models.every((model) => fitsModel(pack, item, model)),
  )
  return fitting.find(({ isUsual }) => isUsual) ?? fitting[0]
}

/** Returns the controller that units of these models get together: a wired one, else one for groups or a remote one that fits all of them. */
export function controllerForUnits(pack: ControlPack, models: readonly string[]): ControllerEquipment | undefined {
  const isGroup = models.length > 1
  return (
    usualController(pack, ['wiredController'], models, isGroup) ??
    usualController(pack, ['groupController', 'remoteController'], models, isGroup)
  )
}
