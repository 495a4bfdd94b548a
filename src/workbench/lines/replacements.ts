import { glyphAt } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { Words } from '../../drawing/labels/system-labels'
import type { Pack } from '../../contract/pack'
import { JOINT_TYPES } from '../../model/project/codes'
import type { JointType } from '../../model/project/codes'
import { outdoorRow } from '../../model/diagram/diagram-tree'
import type { PlacedItem } from '../../model/drawing/put/placed-item'
import { outdoorSeries } from '../../model/project/equipment'
import type { SheetChoice } from '../../ui/sheet/cells/sheet-column'

/** One thing that may stand in a node's place. */
interface Replacement {
  value: string
  label: string
  item: PlacedItem
}

const Y_BRANCHES = 2

/** What may stand in the place of a node: other models of its kind, joints and headers of other sizes, merge joints of other types. */
export function replacementsFor(drawing: Drawing, row: number, pack: Pack, words: Words): SheetChoice[] {
  return listFor(drawing, row, pack, words)
}

/** The item behind a choice; null where the pack does not have it for this node. */
export function replacementItem(drawing: Drawing, row: number, pack: Pack, value: string): PlacedItem | null {
  return listFor(drawing, row, pack, (key) => key).find((each) => each.value === value)?.item ?? null
}

/** The choice that a node holds now. */
export function currentChoice(drawing: Drawing, row: number): string {
  const { diagram } = drawing
  const model = diagram.modelNames[diagram.nodeModel[row] ?? -1]
  if (model !== undefined) return model
  const type = JOINT_TYPES[diagram.nodeJointType[row] ?? 0] ?? ''
  return type === '' ? branchesName(diagram.nodeOutlets[row] ?? 0) : type
}

function listFor(drawing: Drawing, row: number, pack: Pack, words: Words): Replacement[] {
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
      return type === '' ? plainJoints(pack, words) : mergeJoints()
    default:
      return []
  }
}

function boxes({ diagram }: Drawing, pack: Pack, jointType: JointType | ''): Replacement[] {
  const refrigerant = outdoorSeries(pack, diagram.nodeRest[outdoorRow(diagram)]?.models ?? [])?.refrigerant
  return pack.msBoxes.items
    .filter((box) => refrigerant === undefined || (box.refrigerants?.some((name) => name === refrigerant) ?? true))
    .map(({ id, ports }) => ({
      value: id,
      label: `${id} (${ports})`,
      item: { kind: 'box', model: id, ports, ...(jointType !== '' && { jointType }) },
    }))
}

function plainJoints(pack: Pack, words: Words): Replacement[] {
  const sizes = [Y_BRANCHES, ...new Set(pack.headers.items.map(({ branches }) => branches).filter((branches) => branches > Y_BRANCHES))]
  return sizes
    .sort((a, b) => a - b)
    .map((branches) => ({
      value: branchesName(branches),
      label: branches === Y_BRANCHES ? words('lines:joint') : words('lines:header', { count: branches }),
      item: { kind: 'joint', branches },
    }))
}

function mergeJoints(): Replacement[] {
  return JOINT_TYPES.filter((type) => type.startsWith('MP') && !type.endsWith('SUB')).map((type) => ({
    value: type,
    label: type,
    item: { kind: 'joint', ...(type !== '' && { jointType: type }) },
  }))
}

function branchesName(branches: number): string {
  return `${branches || Y_BRANCHES} branches`
}
