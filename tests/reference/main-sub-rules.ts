import type { Finding } from '../../src/model/finding/finding'
import { withoutSuitablePort } from './box-ports'
import { boxPorts, portLimitKw, unitEquipment } from './equipment'
import { isConnector, isMergeJoint, isPlainJoint } from './fittings'
import type { Place } from './graph'
import { downstream, isUnit, upstream } from './graph'
import { broken } from './rule'
import type { CheckedSystem } from './system-check'

/** Rows `mdc…` of section 4.1, for systems of mode main/sub. */
export function mainSubFindings(checked: CheckedSystem): Finding[] {
  return checked.graph.places.flatMap((place) => [...boxRules(checked, place), ...jointRules(checked, place), ...unitRules(checked, place)])
}

function boxRules(checked: CheckedSystem, place: Place): Finding[] {
  if (place.kind !== 'box') return []
  const { pack } = checked
  const parent = place.feed?.upper
  const above = upstream(place)
  const found = withoutSuitablePort(checked, place).map((unit) =>
    broken(checked, 'mdcNoPortSuitable', unit, { limitKw: portLimitKw(place, pack) }),
  )
  if (place.data.jointType === 'MS-MAIN' && parent?.kind !== 'outdoor') found.push(broken(checked, 'mdcMainFirst', place))
  if (place.data.jointType !== 'MS-SUB') return found
  const isOnConnector = parent !== undefined && isConnector(parent)
  if (!isOnConnector || above.some((box) => box.data.jointType === 'MS-SUB')) found.push(broken(checked, 'mdcSubAfterMain', place))
  const main = above.find((box) => box.data.jointType === 'MS-MAIN')
  if (main && boxPorts(place, pack) > boxPorts(main, pack)) found.push(broken(checked, 'mdcSubNotMainPort', place))
  return found
}

function jointRules(checked: CheckedSystem, place: Place): Finding[] {
  const above = upstream(place)
  const isBehindMainOrSub = above.some(({ data }) => data.jointType === 'MS-MAIN' || data.jointType === 'MS-SUB')
  if (place.data.jointType === 'MP2' && !isBehindMainOrSub) return [broken(checked, 'mdcMp2AfterBox', place)]
  const meetsMergeJoint = isPlainJoint(place) && [...above, ...downstream(place)].some(isMergeJoint)
  return meetsMergeJoint ? [broken(checked, 'mdcJointCannot', place)] : []
}

function unitRules(checked: CheckedSystem, place: Place): Finding[] {
  const parent = place.feed?.upper
  if (!parent || !isUnit(place)) return []
  const { box } = place
  const found: Finding[] = []
  const cannot = parent.kind === 'outdoor' || isConnector(parent) || (isPlainJoint(parent) && !box)
  if (cannot && (place.kind === 'indoor' || place.kind === 'freshAir')) found.push(broken(checked, 'mdcIduCannot', place))
  const limitKw = portLimitKw(box, checked.pack)
  const isReversed = parent.data.jointType === 'MP2' && parent.data.reverse === true && parent.data.boxIndoorUnitId !== undefined
  if (isReversed && unitEquipment(place, checked.pack).coolingKw <= limitKw) {
    found.push(broken(checked, 'mdcLowCapIduCannot', place, { limitKw }))
  }
  return found
}
