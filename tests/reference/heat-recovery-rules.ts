import type { Finding } from '../../src/model/finding/finding'
import { withoutSuitablePort } from './box-ports'
import { portLimitKw, unitEquipment } from './equipment'
import type { Place } from './graph'
import { isUnit, upstream } from './graph'
import { broken } from './rule'
import type { CheckedSystem } from './system-check'

/** Rows `hr…` of section 4.1, for heat-recovery systems. */
export function heatRecoveryFindings(checked: CheckedSystem): Finding[] {
  return checked.graph.places.flatMap((place) => [...orderRules(checked, place), ...portRules(checked, place)])
}

function orderRules(checked: CheckedSystem, place: Place): Finding[] {
  const isBehindBox = upstream(place).some(isModeSelectBox)
  const { jointType } = place.data
  if (isBehindBox) {
    if (isModeSelectBox(place)) return [broken(checked, 'hrBoxAfterBox', place)]
    return place.kind === 'hydro' ? [broken(checked, 'hrHydroAfterBox', place)] : []
  }
  if (jointType === 'MP4' || jointType === 'MP8') return [broken(checked, 'hrJointNeedsBox', place, { jointType })]
  if (place.kind === 'indoor') return [broken(checked, 'hrIndoorNeedsBox', place)]
  return place.kind === 'ahuKit' || place.kind === 'freshAir' ? [broken(checked, 'hrAhuNeedsBox', place)] : []
}

function portRules(checked: CheckedSystem, box: Place): Finding[] {
  const { pack } = checked
  if (box.kind !== 'box') return []
  const limitKw = portLimitKw(box, pack)
  const low =
    box.data.reverse === true ? box.outlets.filter(({ lower }) => isUnit(lower) && unitEquipment(lower, pack).coolingKw <= limitKw) : []
  const large = isModeSelectBox(box) ? withoutSuitablePort(checked, box) : []
  return [
    ...large.map((unit) => broken(checked, 'hrNoSuitablePort', unit, { limitKw })),
    ...low.map((feed) => broken(checked, 'hrLowCapacityReversed', feed.lower, { limitKw })),
  ]
}

function isModeSelectBox(place: Place): boolean {
  return place.kind === 'box' && place.data.jointType === 'MS'
}
