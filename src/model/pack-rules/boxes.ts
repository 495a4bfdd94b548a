import type { JointType } from '../project/codes'
import type { BoxEquipment, EquipmentRules } from '../project/equipment'

type BoxRules = { msBoxes: Pick<EquipmentRules['msBoxes'], 'items'> }

/** Whether a box may be used as this type; true where the pack gives none. */
export function mayStandAs(box: BoxEquipment, type: JointType): boolean {
  if (type === 'MS-MAIN') return box.canBeMain !== false
  return type !== 'MS-SUB' || box.canBeSub !== false
}

/** Finds a box by its model. */
export function boxOfModel(pack: BoxRules, model: string | undefined): BoxEquipment | undefined {
  return model === undefined ? undefined : pack.msBoxes.items.find((box) => box.id === model)
}

/** Chooses the core's box for a drawing without a model: the first of its type with the ports that carries the load, or the strongest. */
export function boxOfLoad({ msBoxes: { items } }: BoxRules, type: JointType, ports: number, loadIndex: number): BoxEquipment | undefined {
  const wide = items.filter((box) => box.ports >= ports && mayStandAs(box, type))
  const carrying = wide.find((box) => box.totalCapacityKw >= loadIndex / 10)
  if (carrying) return carrying
  return wide.length === 0 ? items.at(-1) : wide.reduce((one, other) => (other.totalCapacityKw > one.totalCapacityKw ? other : one))
}

/** Lists the boxes for this type and a refrigerant ('' where unknown), the one with the fewest ports first. */
export function boxesFor({ msBoxes: { items } }: BoxRules, type: JointType, refrigerant: string): BoxEquipment[] {
  return items
    .filter((box) => (refrigerant === '' || (box.refrigerants ?? [refrigerant]).includes(refrigerant)) && mayStandAs(box, type))
    .sort((one, other) => one.ports - other.ports)
}
