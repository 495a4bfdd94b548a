import type { NodeData } from '../../src/model/diagram/diagram'
import type { JointType, NodeKind } from '../../src/model/project/codes'
import { portsOf } from './box-ports'
import { boxPorts, portLimitKw, unitModels } from './equipment'
import { isConnector, isMergeJoint, isPlainJoint } from './fittings'
import type { Place } from './graph'
import { isFree, isUnit, upstream } from './graph'
import type { CheckedSystem } from './system-check'

/** What is dropped, as a node that hangs nowhere yet. `kits` counts those of its air handler, the one that is dropped included. */
export interface DroppedNode {
  kind: NodeKind
  data: NodeData
  kits: number
}

const HOT_WATER_SERIES = ['2610', '2611', '2676', '2677', '2615', '2671']
const ONE_KIT_JOINTS: readonly JointType[] = ['MP4', 'MP8', 'MP3-W', 'MP4-W', 'MP5-W', 'MP6-W']
const MAIN_OR_SUB: readonly JointType[] = ['MS-MAIN', 'MS-SUB']

/**
 * Codes of section 4.1 that a drop breaks, at its place or elsewhere; in no order. Written from the table for packs whose boxes all carry the same load
 * per port: there a drop never changes the limit L of what hangs already.
 */
export function brokenByDrop(checked: CheckedSystem, place: Place, item: DroppedNode): Set<string> {
  if (!isFreePlace(checked, place)) return new Set(['placeTaken'])
  const broken = new Set<string>(generalCodes(checked, place, item))
  if (checked.mode === 'MainSub') for (const code of mainSubCodes(checked, place, item)) broken.add(code)
  if (checked.mode === 'HR') for (const code of heatRecoveryCodes(checked, place, item)) broken.add(code)
  if (place.feed?.upper.kind === 'box') for (const code of portCodes(checked, place, item)) broken.add(code)
  return broken
}

/** A placeholder with nothing below it that is kept for no unit of the drawing. */
function isFreePlace(checked: CheckedSystem, place: Place): boolean {
  if (place.kind !== 'placeholder' || place.outlets.length > 0) return false
  return !isKept(checked, place)
}

function isKept(checked: CheckedSystem, place: Place): boolean {
  const { reservedFor } = place.data
  return reservedFor !== undefined && checked.graph.nodeIds.includes(reservedFor)
}

function coolingOf(checked: CheckedSystem, { data }: { data: NodeData }): number {
  return data.coolingKw ?? unitModels(checked.pack).get(data.model ?? '')?.coolingKw ?? 0
}

function asPlace(item: DroppedNode): Place {
  return { row: -1, id: '', kind: item.kind, data: item.data, feed: null, feeds: [], outlets: [], box: null }
}

function generalCodes(checked: CheckedSystem, place: Place, item: DroppedNode): string[] {
  const codes: string[] = []
  const parent = place.feed?.upper
  const siblings = parent?.outlets ?? []
  if (parent && isPlainJoint(parent) && siblings.findIndex((feed) => feed.lower === place) >= (parent.data.branches ?? siblings.length)) {
    codes.push('placeTaken')
  }
  if (parent && isUnit(parent) && !['placeholder', 'endCap', 'ahuBox'].includes(item.kind)) codes.push('notATree')
  if (HOT_WATER_SERIES.includes(checked.root.data.seriesCode ?? '')) {
    const pipe = place.feed?.edges.find(({ edge }) => edge.materialType)?.edge.materialType
    const own = item.data.materialType
    if (item.data.seriesCode === '238000' && parent?.kind === 'outdoor') codes.push('hotWaterKitAlone')
    if (item.kind === 'joint' && own !== undefined && pipe !== undefined && own !== pipe) codes.push('branchMaterial')
  }
  const takesOneKit = (joint: Place | undefined): boolean => ONE_KIT_JOINTS.includes(joint?.data.jointType ?? '')
  if (takesOneKit(parent)) {
    if (!['indoor', 'freshAir', 'ahuKit'].includes(item.kind)) codes.push('jointOnlyIndoorOrFreshAir')
    if (item.kind === 'ahuKit' && item.kits > 1) codes.push('jointOnlyOneKit')
  }
  const { airHandlerId } = item.data
  if (airHandlerId === undefined) return codes
  const others = checked.graph.places.filter(({ kind, data }) => kind === 'ahuKit' && data.airHandlerId === airHandlerId)
  if (others.some((kit) => takesOneKit(kit.feed?.upper))) codes.push('jointOnlyOneKit')
  return codes
}

function mainSubCodes(checked: CheckedSystem, place: Place, item: DroppedNode): string[] {
  const codes: string[] = []
  const parent = place.feed?.upper
  const above = upstream(place)
  const dropped = asPlace(item)
  const { jointType } = item.data
  if (!parent) return codes
  if (item.kind === 'box' && jointType === 'MS-MAIN' && parent.kind !== 'outdoor') codes.push('mdcMainFirst')
  if (item.kind === 'box' && jointType === 'MS-SUB') {
    if (!isConnector(parent) || above.some((box) => box.data.jointType === 'MS-SUB')) codes.push('mdcSubAfterMain')
    const main = above.find((box) => box.data.jointType === 'MS-MAIN')
    if (main && boxPorts(dropped, checked.pack) > boxPorts(main, checked.pack)) codes.push('mdcSubNotMainPort')
  }
  if (jointType === 'MP2' && !above.some((box) => MAIN_OR_SUB.includes(box.data.jointType ?? ''))) codes.push('mdcMp2AfterBox')
  if (isPlainJoint(dropped) && above.some(isMergeJoint)) codes.push('mdcJointCannot')
  if (isMergeJoint(dropped) && above.some(isPlainJoint)) codes.push('mdcJointCannot')
  const cannot = parent.kind === 'outdoor' || isConnector(parent) || (isPlainJoint(parent) && !place.box)
  if ((item.kind === 'indoor' || item.kind === 'freshAir') && cannot) codes.push('mdcIduCannot')
  const isReversed = parent.data.jointType === 'MP2' && parent.data.reverse === true && parent.data.boxIndoorUnitId !== undefined
  if (isReversed && isUnit(dropped) && coolingOf(checked, item) <= portLimitKw(place.box, checked.pack)) codes.push('mdcLowCapIduCannot')
  return codes
}

function heatRecoveryCodes(checked: CheckedSystem, place: Place, item: DroppedNode): string[] {
  const codes: string[] = []
  const parent = place.feed?.upper
  const { jointType } = item.data
  const isBehindBox = upstream(place).some((above) => above.kind === 'box' && above.data.jointType === 'MS')
  if (isBehindBox && item.kind === 'box' && jointType === 'MS') codes.push('hrBoxAfterBox')
  if (isBehindBox && item.kind === 'hydro') codes.push('hrHydroAfterBox')
  if (!isBehindBox && (jointType === 'MP4' || jointType === 'MP8')) codes.push('hrJointNeedsBox')
  if (!isBehindBox && item.kind === 'indoor') codes.push('hrIndoorNeedsBox')
  if (!isBehindBox && (item.kind === 'ahuKit' || item.kind === 'freshAir')) codes.push('hrAhuNeedsBox')
  const isReversed = parent?.kind === 'box' && parent.data.reverse === true
  if (isReversed && isUnit(asPlace(item)) && coolingOf(checked, item) <= portLimitKw(parent, checked.pack))
    codes.push('hrLowCapacityReversed')
  return codes
}

function portCodes(checked: CheckedSystem, place: Place, item: DroppedNode): string[] {
  const { pack } = checked
  const feed = place.feed
  if (!feed) return []
  const box = feed.upper
  const last = boxPorts(box, pack)
  const codes: string[] = []
  const wanted = portsOf({ ...feed, lower: asPlace(item) }, pack)
  if (wanted.some((port) => port < 1 || port > last) || (item.data.jointType === 'MP2' && feed.port % 2 === 0)) codes.push('portUnknown')
  const isKnown = feed.port >= 1 && feed.port <= last
  const reach = isKnown ? wanted.filter((port) => port <= last) : []
  const others = box.outlets.filter((other) => other !== feed && other.port >= 1 && other.port <= last)
  const standing = others.filter((other) => !isFree(other.lower))
  const blocked = others.filter((other) => !isFree(other.lower) || isKept(checked, other.lower))
  const earlier = box.outlets.slice(0, box.outlets.indexOf(feed)).some((other) => isKnown && other.port === feed.port)
  if (earlier || blocked.some((other) => portsOf(other, pack).some((port) => reach.includes(port)))) codes.push('placeTaken')
  const rule =
    checked.mode === 'MainSub' ? 'mdcNoPortSuitable' : checked.mode === 'HR' && box.data.jointType === 'MS' ? 'hrNoSuitablePort' : ''
  if (rule === '' || last < 2) return codes
  const limit = portLimitKw(box, pack)
  const isLarge = (unit: { kind: NodeKind; data: NodeData }) => isUnit(asPlace({ ...unit, kits: 1 })) && coolingOf(checked, unit) > limit
  const siblingTaken = standing.some((other) => portsOf(other, pack).includes(siblingOf(feed.port)))
  if (isLarge(item) && isKnown && (siblingOf(feed.port) > last || siblingTaken)) codes.push(rule)
  if (standing.some((other) => isLarge(other.lower) && reach.includes(siblingOf(other.port)))) codes.push(rule)
  return codes
}

function siblingOf(port: number): number {
  return port % 2 === 1 ? port + 1 : port - 1
}
