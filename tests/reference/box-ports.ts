import type { Finding } from '../../src/model/finding/finding'
import { boxPorts, portLimitKw, unitEquipment } from './equipment'
import { mergeJoint } from './fittings'
import type { Feed, Place } from './graph'
import { isFree, isUnit } from './graph'
import type { PackTables } from './pack-tables'
import { broken } from './rule'
import type { CheckedSystem } from './system-check'

/** Ports a child of a box stands on: one, or the whole range of a merge joint (section 4.4 "ports of a merge joint"). */
export function portsOf(feed: Feed, pack: PackTables): number[] {
  const count = mergeJoint(feed.lower, pack)?.portsMerged ?? 1
  return Array.from({ length: count }, (_, place) => feed.port + place)
}

/** Rule `portUnknown`: no port, a port the box does not have, a merge joint past the last one, or an MP2 on an even one. */
function isPortUnknown(feed: Feed, pack: PackTables): boolean {
  const ports = portsOf(feed, pack)
  const last = boxPorts(feed.upper, pack)
  return ports.some((port) => port < 1 || port > last) || (feed.lower.data.jointType === 'MP2' && feed.port % 2 === 0)
}

/** Rules `portUnknown` and `placeTaken` of one box. A range past the last port takes what there is of it. */
export function portFindings(checked: CheckedSystem, box: Place): Finding[] {
  const { pack } = checked
  const last = boxPorts(box, pack)
  const taken = new Set<number>()
  return box.outlets.flatMap((feed) => {
    const unknown = isPortUnknown(feed, pack) ? [broken(checked, 'portUnknown', feed.lower)] : []
    if (feed.port < 1 || feed.port > last) return unknown
    const ports = portsOf(feed, pack).filter((port) => port <= last)
    const isTaken = ports.some((port) => taken.has(port))
    for (const port of ports) taken.add(port)
    return isTaken ? [...unknown, broken(checked, 'placeTaken', feed.lower)] : unknown
  })
}

/** Rules `mdcNoPortSuitable` and `hrNoSuitablePort`: units above L on a known port whose sibling (1–2, 3–4 …) is taken or missing. */
export function withoutSuitablePort(checked: CheckedSystem, box: Place): Place[] {
  const { pack } = checked
  if (boxPorts(box, pack) < 2) return []
  return box.outlets
    .filter((feed) => isUnit(feed.lower) && unitEquipment(feed.lower, pack).coolingKw > portLimitKw(box, pack))
    .filter((feed) => !isSiblingFree(feed, pack))
    .map((feed) => feed.lower)
}

function siblingOf(port: number): number {
  return port % 2 === 1 ? port + 1 : port - 1
}

function isSiblingFree(feed: Feed, pack: PackTables): boolean {
  const sibling = siblingOf(feed.port)
  const last = boxPorts(feed.upper, pack)
  if (feed.port < 1 || feed.port > last) return true
  if (sibling > last) return false
  const others = feed.upper.outlets.filter((other) => other !== feed && !isFree(other.lower) && other.port >= 1 && other.port <= last)
  return !others.some((other) => portsOf(other, pack).includes(sibling))
}
