import type { Place } from '../../../drawing/view/spatial-index'
import { isUnitKind } from '../../../model/project/codes'
import { edgeRow, nodeRow } from '../../../model/diagram/diagram-rows'
import { kindAt } from '../../../model/diagram/diagram-tree'
import type { PartGroup } from '../palette/part'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import type { PartPurpose } from './choose-part-state'

/** Returns the place for the chosen part. */
export function purposePlace({ drawing }: OpenSystem, purpose: PartPurpose, id: string): Place {
  return purpose === 'insert' ? { kind: 'edge', row: edgeRow(drawing.diagram, id) } : { kind: 'node', row: nodeRow(drawing.diagram, id) }
}

/** Returns the palette groups that fit the place: units for a unit, fittings for a fitting or a pipe, both for an open place. */
export function candidateGroups({ drawing }: OpenSystem, groups: readonly PartGroup[], place: Place): PartGroup[] {
  const kind = place.kind === 'edge' ? 'joint' : kindAt(drawing.diagram, place.row)
  const isMeant = (isUnit: boolean): boolean => kind === 'placeholder' || isUnit === isUnitKind(kind)
  return groups
    .filter(({ key }) => kind === 'placeholder' || key !== 'missing')
    .map((group) => ({
      ...group,
      parts: group.parts.filter(({ what }) => what.kind !== 'note' && what.kind !== 'accessory' && isMeant(isUnitKind(what.item.kind))),
    }))
    .filter(({ parts }) => parts.length > 0)
}
