import i18next from 'i18next'
import type { Pack } from '../../../contract/pack'
import type { JointType, OutdoorType } from '../../../model/project/codes'
import type { PlacedItem } from '../../../model/drawing/put/placed-item'
import { headerBranches } from '../../../model/pack-rules/headers'
import { mergeJoints } from '../../../model/pack-rules/merge-joints'
import type { Part } from './part'

const item = (key: string, title: string, detail: string, given: PlacedItem): Part => ({
  key,
  title,
  detail,
  what: { kind: 'item', item: given },
})

/** Returns the Y joint and the headers that the pack lists, by branches. */
export function jointParts(pack: Pack): Part[] {
  return [
    item('joint 2', i18next.t('placing:parts.joint'), outlets(2), { kind: 'joint', branches: 2 }),
    ...headerBranches(pack).map((count) =>
      item(`header ${count}`, i18next.t('placing:parts.header', { count }), outlets(count), { kind: 'joint', branches: count }),
    ),
  ]
}

/** Returns the mode-select boxes by ports for the system's mode; none for a heat pump. */
export function boxParts(pack: Pack, mode: OutdoorType): Part[] {
  const types: JointType[] = mode === 'HR' ? ['MS'] : mode === 'MainSub' ? ['MS-MAIN', 'MS-SUB'] : []
  return types.flatMap((jointType) =>
    pack.msBoxes.items.map(({ id, ports }) =>
      item(`${jointType} ${id}`, types.length > 1 ? `${jointType} ${id}` : id, i18next.t('placing:parts.ports', { count: ports }), {
        kind: 'box',
        model: id,
        jointType,
        ports,
      }),
    ),
  )
}

/** Returns the merge joints of the pack, and in main/sub systems the connectors of sub boxes. */
export function mergeJointParts(pack: Pack, mode: OutdoorType): Part[] {
  if (mode === 'HP') return []
  const merge = mergeJoints(pack).map(({ id, type, portsMerged }) =>
    item(id, id, i18next.t('placing:parts.merges', { count: portsMerged }), { kind: 'joint', jointType: type }),
  )
  const connectors = (['MP2-SUB', 'PLUS-SUB'] as const).map((jointType) =>
    item(jointType, jointType, i18next.t('placing:parts.connector'), { kind: 'joint', jointType }),
  )
  return mode === 'MainSub' ? [...merge, ...connectors] : merge
}

/** Returns the parts without refrigerant. */
export function looseParts(): Part[] {
  const accessories = (['controller', 'panel', 'accessory', 'hrv', 'rearMounted'] as const).map((accessory): Part => ({
    key: accessory,
    title: i18next.t(`placing:parts.${accessory}`),
    detail: i18next.t('placing:parts.besideUnit'),
    what: { kind: 'accessory', accessory },
  }))
  return [
    { key: 'note', title: i18next.t('placing:parts.note'), detail: i18next.t('placing:parts.anywhere'), what: { kind: 'note' } },
    ...accessories,
  ]
}

function outlets(count: number): string {
  return i18next.t('placing:parts.outlets', { count })
}
