import type { Change } from '../../../model/change/change'
import type { ControlView } from './control-view'

/** Counts of the groups and controllers that "equip all" is about to add. */
export interface EquipPreview {
  groups: number
  units: number
  /** Numbers by model, in the order of their first use. */
  controllers: ReadonlyMap<string, number>
  centrals: ReadonlyMap<string, number>
  /** Units for which the pack has no controller. */
  left: number
}

/** Counts the groups and controllers that a change adds. */
export function equipPreview({ ops }: Change, view: ControlView): EquipPreview {
  const controllers = new Map<string, number>()
  const centrals = new Map<string, number>()
  const count = (counts: Map<string, number>, model: string): void => void counts.set(model, (counts.get(model) ?? 0) + 1)
  let groups = 0
  let units = 0
  for (const op of ops) {
    if (op.table === 'controlGroup' && !op.before && op.after) {
      groups++
      units += op.after.units.length
      for (const { model } of op.after.controllers) count(controllers, model)
    } else if (op.table === 'control') {
      const before = new Set(op.before.centrals.map(({ id }) => id))
      for (const { id, model } of op.after.centrals) if (!before.has(id)) count(centrals, model)
    }
  }
  return { groups, units, controllers, centrals, left: view.without - units }
}
