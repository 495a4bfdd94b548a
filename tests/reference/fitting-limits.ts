import type { Finding } from '../../src/model/finding/finding'
import { portsOf } from './box-ports'
import { boxEquipment, boxPorts, portLimitKw, unitEquipment } from './equipment'
import type { OutdoorEquipment } from './equipment'
import { branchesOf, headerOf, isConnector, isHeader, isPlainJoint, jointTable, mergeJoint } from './fittings'
import type { Feed, Place } from './graph'
import { downstream, firstEdgeId, isUnit } from './graph'
import { upper } from './limit'
import { tableEndKw } from './pipe-sizes'
import type { Piping } from './piping'
import type { CheckedSystem } from './system-check'
import { loadKw } from './system-check'
import { lastOf } from './table'

/** Limits of headers, merge joints and boxes (engineering reference sections 5, 5.1 and 6). */
export function fittingLimits(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping): Finding[] {
  const boxes = checked.graph.places.filter((place) => place.kind === 'box')
  return [
    ...checked.graph.places.flatMap((place) => [
      ...headerLimits(checked, place),
      ...jointLimits(checked, place),
      ...mergeLimits(checked, place),
    ]),
    ...checked.graph.feeds.flatMap((feed) => pipeLimits(checked, feed)),
    ...boxes.flatMap((box) => [...boxLimits(checked, box), ...boxDistanceLimits(checked, outdoor, piped, box)]),
    ...boxSpreadLimit(checked, outdoor, boxes),
  ]
}

function headerLimits(checked: CheckedSystem, place: Place): Finding[] {
  if (!isHeader(place)) return []
  const systemId = checked.system.id
  const load = loadKw(checked, place)
  const header = headerOf(place, load, checked.pack)
  return [
    ...upper({ systemId, nodeId: place.id }, 'maxKw', load, header.maxKw, 'kW'),
    ...upper(
      { systemId, nodeId: place.id },
      'branches',
      branchesOf(place),
      Math.max(...checked.pack.headers.items.map((row) => row.branches)),
      '',
    ),
    ...place.outlets.flatMap((feed) =>
      upper({ systemId, edgeId: firstEdgeId(feed) }, 'maxBranchKw', loadKw(checked, feed.lower), header.maxBranchKw, 'kW'),
    ),
  ]
}

/** Load of a pipe beyond the last row of the table that sizes it. */
function pipeLimits(checked: CheckedSystem, feed: Feed): Finding[] {
  const at = { systemId: checked.system.id, edgeId: firstEdgeId(feed) }
  const load = loadKw(checked, feed.lower)
  return upper(at, 'pipeToKw', load, tableEndKw(checked, feed), 'kW', checked.pack.sense.severity.beyondTables)
}

/** Load of a Y joint beyond the last one of its list. */
function jointLimits(checked: CheckedSystem, place: Place): Finding[] {
  if (!isPlainJoint(place) || isHeader(place)) return []
  const strongest = lastOf(jointTable(checked, place))
  return upper(
    { systemId: checked.system.id, nodeId: place.id },
    'toKw',
    loadKw(checked, place),
    strongest.toKw,
    'kW',
    checked.pack.sense.severity.beyondTables,
  )
}

function mergeLimits(checked: CheckedSystem, place: Place): Finding[] {
  const at = { systemId: checked.system.id, nodeId: place.id }
  return upper(at, 'maxDownstreamKw', loadKw(checked, place), mergeJoint(place, checked.pack)?.maxDownstreamKw, 'kW')
}

function boxLimits(checked: CheckedSystem, box: Place): Finding[] {
  const at = { systemId: checked.system.id, nodeId: box.id }
  const row = boxEquipment(box, checked.pack)
  const units = downstream(box).filter(isUnit)
  const heights = units.filter((unit) => unit.box === box).map((unit) => unit.data.heightM ?? 0)
  const spreadM = heights.length > 0 ? Math.max(...heights) - Math.min(...heights) : 0
  return [
    ...upper(at, 'totalCapacityKw', loadKw(checked, box), row.totalCapacityKw, 'kW'),
    ...upper(at, 'maxIdu', units.length, row.maxIdu, ''),
    ...upper(at, 'heightIduSameMsM', spreadM, checked.pack.msBoxes.rules.heightIduSameMsM, 'm'),
    ...box.outlets.flatMap((feed) => portLimits(checked, feed)),
  ]
}

/** Load and units on the port or ports of one outlet; a unit above L stands on two ports of a box that has them. */
function portLimits(checked: CheckedSystem, feed: Feed): Finding[] {
  const { pack } = checked
  if (isConnector(feed.lower)) return []
  const at = { systemId: checked.system.id, edgeId: firstEdgeId(feed) }
  const limitKw = portLimitKw(feed.upper, pack)
  const isOne = isUnit(feed.lower)
  const load = isOne ? unitEquipment(feed.lower, pack).coolingKw : loadKw(checked, feed.lower)
  const merged = mergeJoint(feed.lower, pack)
  const ports = isOne && load > limitKw && boxPorts(feed.upper, pack) > 1 ? 2 : portsOf(feed, pack).length
  const units = [feed.lower, ...downstream(feed.lower)].filter(isUnit).length
  return [
    ...(merged ? [] : upper(at, 'portCapacityKw', load, limitKw * ports, 'kW')),
    ...upper(at, 'maxIduPerPort', units, boxEquipment(feed.upper, pack).maxIduPerPort * ports, ''),
  ]
}

function boxDistanceLimits(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping, box: Place): Finding[] {
  const { profile } = outdoor
  const systemId = checked.system.id
  const actual = (place: Place) => piped.distanceOf.get(place)?.actualM ?? 0
  const own = downstream(box).filter((place) => isUnit(place) && place.box === box)
  return [
    ...(box.box ? [] : upper({ systemId, nodeId: box.id }, 'mainToMsM', actual(box), profile.mainToMsM, 'm')),
    ...own.flatMap((unit) => {
      const at = { systemId, nodeId: unit.id }
      const heightM = Math.abs((unit.data.heightM ?? 0) - (box.data.heightM ?? 0))
      return [
        ...upper(at, 'msToIduM', actual(unit) - actual(box), profile.msToIduM, 'm'),
        ...upper(at, 'heightMsIduM', heightM, profile.heightMsIduM, 'm'),
      ]
    }),
  ]
}

/** Height between the boxes of one system, at the highest of them. */
function boxSpreadLimit(checked: CheckedSystem, outdoor: OutdoorEquipment, boxes: readonly Place[]): Finding[] {
  const heights = boxes.map((box) => box.data.heightM ?? 0)
  const highest = boxes.find((box) => (box.data.heightM ?? 0) === Math.max(...heights))
  if (!highest) return []
  const at = { systemId: checked.system.id, nodeId: highest.id }
  return upper(at, 'heightMsMsM', Math.max(...heights) - Math.min(...heights), outdoor.profile.heightMsMsM, 'm')
}
