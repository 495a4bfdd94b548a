import type { JointType } from '../../src/model/project/codes'
import { boxEquipment } from './equipment'
import type { Place } from './graph'
import type { HeaderRow, JointRow, PackTables } from './pack-tables'
import type { CheckedSystem } from './system-check'
import { loadKw } from './system-check'
import { branchRow, lastOf } from './table'

const MERGE_JOINTS: readonly JointType[] = ['MP2', 'MP4', 'MP8', 'MP3-W', 'MP4-W', 'MP5-W', 'MP6-W']

/** MP2-SUB and PLUS-SUB are connectors for sub boxes, not MP joints (section 4.1). */
export function isMergeJoint(place: Place): boolean {
  return place.kind === 'joint' && MERGE_JOINTS.includes(place.data.jointType ?? '')
}

export function isConnector(place: Place): boolean {
  return place.data.jointType === 'MP2-SUB' || place.data.jointType === 'PLUS-SUB'
}

/** A joint or header without a joint type. */
export function isPlainJoint(place: Place): boolean {
  return place.kind === 'joint' && !place.data.jointType
}

/** Branches as given, else as many as there are children. */
export function branchesOf(place: Place): number {
  return place.data.branches ?? place.outlets.length
}

export function isHeader(place: Place): boolean {
  return isPlainJoint(place) && branchesOf(place) >= 3
}

export function mergeJoint(place: Place, pack: PackTables) {
  return isMergeJoint(place) ? pack.msBoxes.mergeJoints.find((row) => row.id === place.data.jointType) : undefined
}

/** Section 4.4 "plain joint": the smallest header with enough branches that carries the load; the largest where none does. */
export function headerOf(place: Place, load: number, pack: PackTables): HeaderRow {
  const { items } = pack.headers
  const wide = items.filter((row) => row.branches >= branchesOf(place))
  return wide.find((row) => load <= row.maxKw) ?? lastOf(items)
}

/** Model of a joint, header or box (engineering reference section 5; section 4.4 "joints": by downstream kW, the first one too). */
export function fittingModel(checked: CheckedSystem, place: Place): string {
  const { pack } = checked
  if (place.kind === 'box') return boxEquipment(place, pack).id
  if (place.data.jointType) return place.data.jointType
  const load = loadKw(checked, place)
  if (isHeader(place)) return headerOf(place, load, pack).id
  return branchRow(jointTable(checked, place), load).id
}

/** Joints of three-pipe kits stand upstream of the boxes. */
export function jointTable(checked: CheckedSystem, place: Place): readonly JointRow[] {
  return checked.isThreePipe && !place.box ? checked.pack.branchJoints.threePipe : checked.pack.branchJoints.twoPipe
}

/** Equivalent length of the fitting at a pipe's upstream end (engineering reference section 5.2 and the pack's boxes and merge joints). */
export function equivalentOfFitting(checked: CheckedSystem, place: Place): number {
  const { pack } = checked
  if (place.kind === 'box') return boxEquipment(place, pack).equivalentLengthM
  if (place.kind !== 'joint') return 0
  if (isHeader(place)) return pack.headers.equivalentLengthM
  return mergeJoint(place, pack)?.equivalentLengthM ?? pack.pipes.equivalentLength.joint
}
