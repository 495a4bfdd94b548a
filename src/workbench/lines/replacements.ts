import { glyphAt } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { Words } from '../../drawing/labels/system-labels'
import { JOINT_TYPES } from '../../model/project/codes'
import type { JointType } from '../../model/project/codes'
import { outdoorRow } from '../../model/diagram/diagram-tree'
import type { PlacedItem } from '../../model/drawing/put/placed-item'
import { outdoorSeries } from '../../model/project/equipment'
import { headerBranches } from '../../model/pack-rules/headers'
import { mergeJoints } from '../../model/pack-rules/merge-joints'
import type { SheetChoice } from '../../ui/sheet/cells/sheet-column'
import type { DesignPack } from '../../state/core/pack'

/** A possible replacement of a node. */
interface Replacement {
  value: string
  label: string
  item: PlacedItem
}

const Y_BRANCHES = 2

/** Returns the possible replacements of a node: other models of its kind, joints and headers of other sizes, merge joints of other types. */
export function replacementsFor(drawing: Drawing, row: number, pack: DesignPack, words: Words): SheetChoice[] {
  return listFor(drawing, row, pack, words)
}

/** Returns the item of a choice; null where the pack does not have it for this node. */
export function replacementItem(drawing: Drawing, row: number, pack: DesignPack, value: string): PlacedItem | null {
  return listFor(drawing, row, pack, (key) => key).find((each) => each.value === value)?.item ?? null
}

/** Returns the present choice of a node. */
export function currentChoice(drawing: Drawing, row: number): string {
  const { diagram } = drawing
  const model = diagram.modelNames[diagram.nodeModel[row] ?? -1]
  if (model !== undefined) return model
  const type = JOINT_TYPES[diagram.nodeJointType[row] ?? 0] ?? ''
  return type === '' ? branchesName(diagram.nodeOutlets[row] ?? 0) : type
}

function listFor(drawing: Drawing, row: number, pack: DesignPack, words: Words): Replacement[] {
  const { diagram } = drawing
  const units = (kind: PlacedItem['kind'], items: readonly { id: string }[]): Replacement[] =>
    items.map(({ id }) => ({ value: id, label: id, item: { kind, model: id } }))
  const type = JOINT_TYPES[diagram.nodeJointType[row] ?? 0] ?? ''
  switch (glyphAt(drawing, row)) {
    case 'indoor':
      return units('indoor', pack.iduModels.items)
    case 'freshAir':
      return units('freshAir', pack.freshAirUnits.items)
    case 'hydro':
      return units('hydro', pack.hydroModules.items)
    case 'kit':
      return units('ahuKit', pack.ahuKits.items)
    case 'box':
      return boxes(drawing, pack, type)
    case 'joint':
    case 'header':
      return type === '' ? plainJoints(pack, words) : otherMergeJoints(pack)
    default:
      return []
  }
}

function boxes({ diagram }: Drawing, pack: DesignPack, jointType: JointType | ''): Replacement[] {
  const refrigerant = outdoorSeries(pack, diagram.nodeRest[outdoorRow(diagram)]?.models ?? [])?.refrigerant
  return pack.msBoxes.items
    .filter((box) => refrigerant === undefined || (box.refrigerants?.some((name) => name === refrigerant) ?? true))
    .map(({ id, ports }) => ({
      value: id,
      label: `${id} (${ports})`,
      item: { kind: 'box', model: id, ports, ...(jointType !== '' && { jointType }) },
    }))
}

function plainJoints(pack: DesignPack, words: Words): Replacement[] {
  return [Y_BRANCHES, ...headerBranches(pack)].map((branches) => ({
    value: branchesName(branches),
    label: branches === Y_BRANCHES ? words('lines:joint') : words('lines:header', { count: branches }),
    item: { kind: 'joint', branches },
  }))
}

function otherMergeJoints(pack: DesignPack): Replacement[] {
  return mergeJoints(pack).map(({ id, type }) => ({ value: type, label: id, item: { kind: 'joint', jointType: type } }))
}

function branchesName(branches: number): string {
  return `${branches || Y_BRANCHES} branches`
}
