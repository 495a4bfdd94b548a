import type { Finding } from '../../src/model/finding/finding'
import { countedM } from './connecting-pipes'
import type { OutdoorEquipment } from './equipment'
import { firstEdgeId } from './graph'
import type { Place } from './graph'
import { feedActualM, feedBends } from './lengths'
import { lower, upper } from './limit'
import { stubM } from './piping'
import type { Piping, UnitDistance } from './piping'
import type { CheckedSystem } from './system-check'

/** Limits of engineering reference section 6 on lengths and heights. A distance names the unit that attains it, a pipe's own limit the pipe. */
export function lengthLimits(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping): Finding[] {
  const { profile } = outdoor
  const systemId = checked.system.id
  const totalM = piped.countedTotalM + countedM(outdoor, checked.pack, 'total').allM
  const farM = piped.units.length > 0 ? countedM(outdoor, checked.pack, 'farthest').farM : 0
  const atUnit = (of: (unit: UnitDistance) => number) => ({ systemId, nodeId: attaining(piped.units, of)?.unit.id ?? checked.root.id })
  return [
    ...upper({ systemId, nodeId: checked.root.id }, 'totalM', totalM, profile.totalM, 'm'),
    ...upper(
      atUnit((unit) => unit.actualM),
      'farthestActualM',
      piped.farthestActualM + farM,
      profile.farthestActualM,
      'm',
    ),
    ...upper(
      atUnit((unit) => unit.equivalentM),
      'farthestEqM',
      piped.farthestEquivalentM + farM,
      profile.farthestEqM,
      'm',
    ),
    ...firstBranchLimit(checked, outdoor, piped),
    ...heightLimits(checked, outdoor, piped),
    ...pipeLimits(checked, outdoor, piped),
  ]
}

/** Section 4.4 "over 40 m after the first joint". */
function firstBranchLimit(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping): Finding[] {
  const { afterFirstBranchM, afterFirstBranchExtM } = outdoor.profile
  const unit = attaining(piped.units, (one) => one.actualM - one.mainActualM)?.unit
  const at = { systemId: checked.system.id, nodeId: unit?.id ?? checked.root.id }
  const value = piped.afterFirstBranchM
  if (piped.extension === 'beyond') return upper(at, 'afterFirstBranchExtM', value, afterFirstBranchExtM, 'm')
  return upper(at, 'afterFirstBranchM', value, afterFirstBranchM, 'm', piped.extension === 'enlarged' ? 'advice' : 'error')
}

/** Section 4.4 "heights": advice from the standard value, error from the maximum. */
function heightLimits(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping): Finding[] {
  const { profile } = outdoor
  const highest = attaining(piped.units, (unit) => unit.heightM)
  const lowest = attaining(piped.units, (unit) => -unit.heightM)
  if (!highest || !lowest) return []
  const systemId = checked.system.id
  const atHighest = { systemId, nodeId: highest.unit.id }
  const atLowest = { systemId, nodeId: lowest.unit.id }
  const above = upper(atLowest, 'heightOduAboveM', -lowest.heightM, profile.heightOduAboveM, 'm')
  const below = upper(atHighest, 'heightOduBelowM', highest.heightM, profile.heightOduBelowM, 'm')
  return [
    ...(above.length > 0 ? above : upper(atLowest, 'heightOduAboveStdM', -lowest.heightM, profile.heightOduAboveStdM, 'm', 'advice')),
    ...(below.length > 0 ? below : upper(atHighest, 'heightOduBelowStdM', highest.heightM, profile.heightOduBelowStdM, 'm', 'advice')),
    ...upper(atHighest, 'heightIduIduM', piped.heightIduIduM, profile.heightIduIduM, 'm'),
  ]
}

function pipeLimits(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping): Finding[] {
  const { profile } = outdoor
  const { minPipeOduToFirstJointM, minStraightM } = checked.pack.limits
  const systemId = checked.system.id
  const stubs = piped.units.flatMap(({ unit }) => {
    const edgeId = unit.feed ? firstEdgeId(unit.feed) : ''
    return upper({ systemId, edgeId }, 'iduToJointM', stubM(checked, unit) ?? 0, profile.iduToJointM, 'm')
  })
  const mains = checked.root.outlets.flatMap((feed) => {
    const at = { systemId, edgeId: firstEdgeId(feed) }
    return [
      ...upper(at, 'maxBends', feedBends(feed), profile.maxBends, ''),
      ...(isFitting(feed.lower)
        ? lower(at, 'minPipeOduToFirstJointM', feedActualM(checked, feed), minPipeOduToFirstJointM, 'm', 'advice')
        : []),
    ]
  })
  const straights = checked.graph.feeds
    .filter((feed) => isFitting(feed.upper) && isFitting(feed.lower))
    .flatMap((feed) =>
      lower({ systemId, edgeId: firstEdgeId(feed) }, 'minStraightM', feedActualM(checked, feed), minStraightM, 'm', 'advice'),
    )
  return [...stubs, ...mains, ...straights]
}

function isFitting(place: Place): boolean {
  return place.kind === 'joint' || place.kind === 'box'
}

/** The unit with the largest figure; the first of equals. */
function attaining(units: readonly UnitDistance[], of: (unit: UnitDistance) => number): UnitDistance | undefined {
  return units.reduce<UnitDistance | undefined>((best, unit) => (best && of(best) >= of(unit) ? best : unit), undefined)
}
