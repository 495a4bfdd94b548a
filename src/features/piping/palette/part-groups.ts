import i18next from 'i18next'
import type { LabelSource } from '../../../drawing/labels/label-source'
import type { Pack } from '../../../contract/pack'
import { outdoorRow } from '../../../model/diagram/diagram-tree'
import type { OutdoorType } from '../../../model/project/codes'
import type { System } from '../../../model/project/project'
import { matches } from '../../../ui/table/matches'
import { boxParts, jointParts, looseParts, mergeJointParts } from './fitting-parts'
import type { Part, PartGroup } from './part'
import { catalogueParts } from './unit-parts'

/** Returns the mode of a system; a heat pump by default. */
export function modeOf({ diagram }: System): OutdoorType {
  return diagram.nodeRest[outdoorRow(diagram)]?.outdoorType ?? 'HP'
}

/** Returns all groups of the palette besides the missing units. */
export function partGroups(pack: Pack, labels: Pick<LabelSource, 'unitSettings' | 'figure'>, mode: OutdoorType): PartGroup[] {
  const group = (key: string, parts: readonly Part[]): PartGroup => ({ key, title: i18next.t(`placing:groups.${key}`), parts })
  return [
    group('joints', jointParts(pack)),
    group('boxes', boxParts(pack, mode)),
    group('mergeJoints', mergeJointParts(pack, mode)),
    group('indoor', catalogueParts(pack, 'idu', labels)),
    group('freshAir', catalogueParts(pack, 'fa', labels)),
    group('hydro', catalogueParts(pack, 'hdo', labels)),
    group('kits', catalogueParts(pack, 'ahu', labels)),
    group('loose', looseParts()),
  ].filter(({ parts }) => parts.length > 0)
}

/** Returns the groups with the parts that contain all words of the search; empty groups are omitted. */
export function searchParts(groups: readonly PartGroup[], search: string): PartGroup[] {
  return groups
    .map((group) => ({
      ...group,
      parts: group.parts.filter((part) => matches(`${part.title} ${part.detail} ${group.title}`, search)),
    }))
    .filter(({ parts }) => parts.length > 0)
}
