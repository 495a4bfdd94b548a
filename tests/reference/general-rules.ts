import type { JointType } from '../../src/model/project/codes'
import type { Finding } from '../../src/model/finding/finding'
import { portFindings } from './box-ports'
import { isPlainJoint } from './fittings'
import type { Place } from './graph'
import { isFree } from './graph'
import { broken } from './rule'
import type { CheckedSystem } from './system-check'

const HOT_WATER_SERIES = ['2610', '2611', '2676', '2677', '2615', '2671']
const HOT_WATER_ITEM = '238000'
const LARGE_UNIT_JOINTS: readonly JointType[] = ['MP4', 'MP8', 'MP3-W', 'MP4-W', 'MP5-W', 'MP6-W']

/** Rows of section 4.1 that hold in all modes. */
export function generalFindings(checked: CheckedSystem): Finding[] {
  const kitCounts = new Map<string, number>()
  for (const { kind, data } of checked.graph.places) {
    if (kind === 'ahuKit' && data.airHandlerId) kitCounts.set(data.airHandlerId, (kitCounts.get(data.airHandlerId) ?? 0) + 1)
  }
  return checked.graph.places.flatMap((place) => [
    ...(place.kind === 'box' ? portFindings(checked, place) : []),
    ...beyondBranches(checked, place),
    ...seriesRules(checked, place),
    ...largeUnitJointRules(checked, place, kitCounts),
  ])
}

/** Children beyond the branches of a joint share one with another, so their place is taken. */
function beyondBranches(checked: CheckedSystem, place: Place): Finding[] {
  if (!isPlainJoint(place) || place.data.branches === undefined) return []
  return place.outlets.slice(place.data.branches).map((feed) => broken(checked, 'placeTaken', feed.lower))
}

function seriesRules(checked: CheckedSystem, place: Place): Finding[] {
  if (!HOT_WATER_SERIES.includes(checked.root.data.seriesCode ?? '')) return []
  const isAlone = place.data.seriesCode === HOT_WATER_ITEM && place.feed?.upper.kind === 'outdoor'
  const pipeMaterial = place.feed?.edges.find(({ edge }) => edge.materialType)?.edge.materialType
  const { materialType } = place.data
  const isMixed = place.kind === 'joint' && materialType !== undefined && pipeMaterial !== undefined && materialType !== pipeMaterial
  return [...(isAlone ? [broken(checked, 'hotWaterKitAlone', place)] : []), ...(isMixed ? [broken(checked, 'branchMaterial', place)] : [])]
}

function largeUnitJointRules(checked: CheckedSystem, place: Place, kitCounts: Map<string, number>): Finding[] {
  const jointType = place.feed?.upper.data.jointType
  if (!jointType || !LARGE_UNIT_JOINTS.includes(jointType) || isFree(place)) return []
  const isAccepted = ['indoor', 'freshAir', 'ahuKit', 'ahuBox'].includes(place.kind)
  if (!isAccepted) return [broken(checked, 'jointOnlyIndoorOrFreshAir', place, { jointType })]
  const kits = place.kind === 'ahuKit' ? (kitCounts.get(place.data.airHandlerId ?? '') ?? 1) : 1
  return kits > 1 ? [broken(checked, 'jointOnlyOneKit', place, { jointType })] : []
}
