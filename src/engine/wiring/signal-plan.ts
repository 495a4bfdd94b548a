import type { Pack } from '../../contract/pack'
import { electricalOf, type Electrical } from '../../contract/pack/electrical'
import type { Diagram } from '../../model/diagram/diagram'
import { kindAt, outdoorRow } from '../../model/diagram/diagram-tree'
import { isUnitKind, type NodeKind } from '../../model/project/codes'
import { outdoorSeries, type EquipmentRules } from '../../model/project/equipment'
import type { Project, System } from '../../model/project/project'
import type { CentralController, ControlGroup } from '../../model/wiring/control'
import { unitRow } from '../../model/wiring/drawn-units'
import { groupLineId, NO_WIRING, type WireEdit, type WireEdits } from '../../model/wiring/wiring'
import { unitCount } from '../../model/diagram/unit-count'
import { modelAt } from '../../model/diagram/model-at'
import type { PipingWay } from './piping-way'
import type { LengthSource } from './supply-plan'
import { inPreorder, leadLines, type LostEdit, type Wired } from './wire-tree'

type Bus = Electrical['buses'][number]
type Rule = NonNullable<Pack['controllerRules']>['items'][number]

/** A device on a communication line, with the piece of line that leads to it. */
export interface SignalDevice extends Wired {
  kind: 'controller' | NodeKind
  systemId: string
  /** Id of the node; of the controller where it is one. */
  nodeId: string
  row: number
  model: string
  lengthM: number
  lengthFrom: LengthSource
  units: number
  systems: number
  controllers: number
  hasAddress: boolean
  edit: WireEdit
}

/** Limits of a line, the lower one of line and rule; NaN where there is none. */
export interface BusLimits {
  maxM: number
  units: number
  systems: number
  controllers: number
}

/** A communication line: the one of a system, of a group of units, or of systems with a central controller. */
export interface SignalBus {
  /** Id of the system, group or central controller. */
  id: string
  connects: Bus['connects']
  bus: Bus
  limits: BusLimits
  /** Each before those behind it. */
  devices: SignalDevice[]
  lost: LostEdit[]
}

const NO_EDIT: WireEdit = {}

/** Plans the line of a system: from the outdoor unit along the piping, from device to device. Null where the pack has no line for it, or nothing is drawn. */
export function planSystemBus(system: System, pack: Pack & EquipmentRules, way: PipingWay): SignalBus | null {
  const { diagram, wiring = NO_WIRING } = system
  const outdoor = outdoorRow(diagram)
  const pipes = outdoorSeries(pack, diagram.nodeRest[outdoor]?.models ?? system.outdoorModels)?.pipes ?? 2
  const bus = electricalOf(pack)?.buses.find((each) => each.connects === 'system' && (each.pipes?.includes(pipes) ?? true))
  if (!bus || outdoor < 0) return null
  let last = ''
  const devices = way.devices.map((row): SignalDevice => {
    const id = diagram.nodeId[row] ?? ''
    const isUnit = isUnitKind(kindAt(diagram, row))
    const from = last
    if (wiring.signal[id]?.from === undefined) last = id
    return drawnDevice(system, row, {
      id,
      from,
      units: isUnit ? 1 : 0,
      hasAddress: isUnit && bus.addresses !== undefined,
      edits: wiring.signal,
    })
  })
  return finish(
    { id: system.id, connects: 'system', bus, limits: limitsOf(bus), devices, lost: [] },
    onLine(wiring.signal, devices),
    (from, to) => way.between(from.row, to.row),
  )
}

/**
 * Plans the line of a group: its controllers, then its units in their order. A single unit is on the line of a wired controller, several on that of a group. Null where the group has no
 * controller with a line.
 * @param ways piping of the systems, by their id
 */
export function planGroupBus(group: ControlGroup, project: Project, pack: Pack, ways: (systemId: string) => PipingWay): SignalBus | null {
  const models = new Map(pack.controllers?.items.map((item) => [item.id, item]))
  const wired = group.controllers.filter(({ model }) => models.get(model)?.rule !== undefined)
  const units = group.units.flatMap(({ systemId, nodeId }) => {
    const system = project.systems[systemId]
    const row = unitRow(project, { systemId, nodeId })
    return system && row >= 0 ? [{ system, row }] : []
  })
  const connects = units.length > 1 ? 'group' : 'controller'
  const bus = electricalOf(pack)?.buses.find((each) => each.connects === connects)
  if (!bus || wired.length === 0) return null
  const rules = wired.flatMap(({ model }) => pack.controllerRules?.items.find(({ id }) => id === models.get(model)?.rule) ?? [])
  const edits = units[0]?.system.wiring?.signal ?? {}
  const devices: SignalDevice[] = wired.map(({ id, model }, place) => ({
    ...{ id, from: wired[place - 1]?.id ?? '', kind: 'controller', systemId: units[0]?.system.id ?? '', nodeId: id, row: -1, model },
    ...{ lengthM: 0, lengthFrom: 'assumed', units: 0, systems: 0, controllers: 1, hasAddress: false, edit: edits[id] ?? {} },
  }))
  for (const { system, row } of units) {
    const id = groupLineId(group.id, system.diagram.nodeId[row] ?? '')
    const from = devices.findLast((device) => device.edit.from === undefined)?.id ?? ''
    devices.push(drawnDevice(system, row, { id, from, units: 1, hasAddress: false, edits }))
  }
  const between = (a: SignalDevice, b: SignalDevice): number => (a.systemId === b.systemId ? ways(a.systemId).between(a.row, b.row) : NaN)
  return finish(
    { id: group.id, connects, bus, limits: limitsOf(bus, rules), devices, lost: [] },
    onLine(edits, devices),
    between,
    electricalOf(pack)?.homeRunM,
  )
}

/** Plans the line of a central controller or gateway: from the outdoor unit of each of its systems to the next. Null where the pack has no such line. */
export function planCentralBus(central: CentralController, project: Project, pack: Pack): SignalBus | null {
  const item = pack.controllers?.items.find(({ id }) => id === central.model)
  const rule = pack.controllerRules?.items.find(({ id }) => id === item?.rule)
  const bus = electricalOf(pack)?.buses.find(({ id }) => id === rule?.bus)
  if (!bus || !rule) return null
  const edits = central.edits ?? {}
  const first: SignalDevice = {
    ...{ id: central.id, from: '', kind: 'controller', systemId: '', nodeId: central.id, row: -1, model: central.model },
    ...{ lengthM: 0, lengthFrom: 'assumed', units: 0, systems: 0, controllers: 1, hasAddress: false, edit: {} },
  }
  let last = central.id
  const devices = [first]
  for (const system of central.systemIds.flatMap((id) => project.systems[id] ?? [])) {
    const row = outdoorRow(system.diagram)
    if (row < 0) continue
    const device = drawnDevice(system, row, {
      id: system.id,
      from: last,
      units: unitCount(system.diagram),
      hasAddress: bus.addresses !== undefined,
      edits,
    })
    devices.push({ ...device, systems: 1 })
    if (edits[system.id]?.from === undefined) last = system.id
  }
  return finish(
    { id: central.id, connects: 'central', bus, limits: limitsOf(bus, [rule]), devices, lost: [] },
    edits,
    () => NaN,
    electricalOf(pack)?.feederM,
  )
}

function drawnDevice(
  { id: systemId, diagram }: { id: string; diagram: Diagram },
  row: number,
  { id, from, units, hasAddress, edits }: { id: string; from: string; units: number; hasAddress: boolean; edits: WireEdits },
): SignalDevice {
  return {
    id,
    from,
    kind: kindAt(diagram, row),
    systemId,
    nodeId: diagram.nodeId[row] ?? '',
    row,
    model: modelAt(diagram, row),
    lengthM: 0,
    lengthFrom: 'assumed',
    units,
    systems: 0,
    controllers: 0,
    hasAddress,
    edit: edits[id] ?? NO_EDIT,
  }
}

function limitsOf({ maxM, maxUnits = Infinity }: Bus, rules: readonly Rule[] = []): BusLimits {
  const least = (key: 'maxUnits' | 'maxSystems' | 'maxControllers'): number => Math.min(...rules.map((rule) => rule[key] ?? Infinity))
  const orNone = (value: number): number => (value === Infinity ? NaN : value)
  // A rule names its own number of units; the line's holds where there is no rule.
  const units = rules.length === 0 ? maxUnits : least('maxUnits')
  return { maxM, units: orNone(units), systems: orNone(least('maxSystems')), controllers: orNone(least('maxControllers')) }
}

/** Returns the edits that are about devices of this line, so that those of other lines do not count as lost here. */
function onLine(edits: WireEdits, devices: readonly SignalDevice[]): WireEdits {
  return Object.fromEntries(devices.flatMap(({ id }) => (edits[id] ? [[id, edits[id]]] : [])))
}

/** Leads lines where somebody led them, sets their lengths and puts the devices in order. */
function finish(bus: SignalBus, edits: WireEdits, between: (from: SignalDevice, to: SignalDevice) => number, assumedM = 0): SignalBus {
  // Each once: an imported project may name a unit twice in a group.
  const known = new Map<string, SignalDevice>()
  for (const device of bus.devices) if (!known.has(device.id)) known.set(device.id, device)
  const lost = leadLines([...known.values()], edits, () => true)
  const { order } = inPreorder([...known.values()])
  for (const device of order) {
    const source = known.get(device.from)
    const along = source && source.row >= 0 && device.row >= 0 ? between(source, device) : NaN
    if (!source) device.lengthM = 0
    else if (device.edit.lengthM !== undefined) [device.lengthM, device.lengthFrom] = [device.edit.lengthM, 'typed']
    else if (!Number.isNaN(along)) [device.lengthM, device.lengthFrom] = [along, 'piping']
    else device.lengthM = assumedM
  }
  return { ...bus, devices: order, lost }
}
