import type { Pack } from '../../contract/pack'
import { electricalOf } from '../../contract/pack/electrical'
import { kindAt, outdoorRow } from '../../model/diagram/diagram-tree'
import type { Diagram } from '../../model/diagram/diagram'
import type { NodeKind } from '../../model/project/codes'
import { outdoorModules } from '../../model/project/outdoor-modules'
import type { System } from '../../model/project/project'
import { INDOOR_BOARD, moduleId, NO_WIRING, ORIGIN, type WireEdit } from '../../model/wiring/wiring'
import { electricalLoads, type ElectricalLoad, type Practice } from './electrical-loads'
import { modelAt } from '../../model/diagram/model-at'
import type { PipingWay } from './piping-way'
import { leadLines, type LostEdit, type Wired } from './wire-tree'

/** Where the length of a line comes from: typed, measured along the piping, or assumed. */
export type LengthSource = 'typed' | 'piping' | 'assumed'

/** A device of the power diagram with the line that leads to it. */
export interface SupplyDevice extends Wired {
  kind: 'origin' | 'board' | NodeKind
  /** Row and id of the node; -1 and empty for boards. */
  row: number
  nodeId: string
  /** Pack id; empty for boards. */
  model: string
  /** Name of a board. */
  name: string
  load: ElectricalLoad
  lengthM: number
  lengthFrom: LengthSource
  hasIsolator: boolean
  edit: WireEdit
}

/** Lines of a system before anything is computed. */
export interface SupplyPlan {
  devices: SupplyDevice[]
  lost: LostEdit[]
}

const NO_EDIT: WireEdit = {}
const NO_LOAD = { currentA: 0, motorA: 0, maxFuseA: NaN }

/**
 * Plans the supply of a system. Each outdoor module has a circuit of its own from the building's supply. The other units hang on a board of the system, because units of one refrigerant
 * circuit must be switched together, in chains along the piping: a new circuit begins with another floor and where the practice's most current or most units would be exceeded.
 */
export function planSupply(system: System, pack: Pack, practice: Practice, way: PipingWay): SupplyPlan {
  const { diagram, wiring = NO_WIRING } = system
  const loads = electricalLoads(pack)
  const planned = new Planner(system, pack, way)
  const outdoor = outdoorRow(diagram)
  const models = diagram.nodeRest[outdoor]?.models ?? system.outdoorModels
  if (outdoor >= 0) {
    for (const [place, model] of outdoorModules(pack, models).entries()) {
      const load = loads.get(model)
      if (load) planned.add(moduleId(diagram.nodeId[outdoor] ?? '', place), ORIGIN, { kind: 'outdoor', row: outdoor, model, load })
    }
  }
  const units = way.devices.filter((row) => row !== outdoor)
  if (units.length > 0) planned.addBoard(INDOOR_BOARD, '')
  for (const { id, name } of wiring.boards) planned.addBoard(id, name)
  planCircuits(planned, units, diagram, loads, practice)
  const lost = leadLines(
    planned.devices,
    wiring.power,
    ({ load }, { kind, load: other }) => kind === 'origin' || kind === 'board' || load.phases === other.phases,
  )
  planned.measure()
  return { devices: planned.devices, lost }
}

/** Floors of units; a box stands on the floor of the unit behind it. */
function floorsOf(planned: Planner, units: readonly number[], diagram: Diagram): string[] {
  const floors = units.map((row) => planned.floorAt(row))
  for (let place = floors.length - 2; place >= 0; place--) {
    if (kindAt(diagram, units[place] ?? -1) === 'box') floors[place] ||= floors[place + 1] ?? ''
  }
  return floors
}

/** Chains units that nobody led elsewhere. */
function planCircuits(
  planned: Planner,
  units: readonly number[],
  diagram: Diagram,
  loads: ReadonlyMap<string, ElectricalLoad>,
  practice: Practice,
): void {
  let circuit = { currentA: 0, motorA: 0, units: 0, floor: '', phases: 0, last: INDOOR_BOARD }
  const floors = floorsOf(planned, units, diagram)
  for (const [place, row] of units.entries()) {
    const id = diagram.nodeId[row] ?? ''
    const model = modelAt(diagram, row)
    const load = loads.get(model)
    if (!load) continue
    const device = { kind: kindAt(diagram, row), row, model, load }
    if (planned.edits[id]?.from !== undefined) {
      planned.add(id, INDOOR_BOARD, device)
      continue
    }
    const floor = floors[place] ?? ''
    const motorA = Math.max(circuit.motorA, load.motorA)
    const currentA = circuit.currentA + load.currentA
    const isFull = circuit.units === practice.maxCircuitUnits || practice.motorFactor * motorA + currentA - motorA > practice.maxCircuitA
    const isSame = circuit.units > 0 && circuit.phases === load.phases && floor === circuit.floor
    const isBehind = isSame && !isFull
    planned.add(id, isBehind ? circuit.last : INDOOR_BOARD, device)
    circuit = isBehind
      ? { ...circuit, currentA, motorA, units: circuit.units + 1, last: id }
      : { currentA: load.currentA, motorA: load.motorA, units: 1, floor, phases: load.phases, last: id }
  }
}

/** Collects devices and measures their lines. */
class Planner {
  readonly devices: SupplyDevice[] = []
  private readonly known = new Set<string>()
  readonly edits: Readonly<Record<string, WireEdit>>
  private readonly floors: ReadonlyMap<string, string>
  private readonly board: ElectricalLoad

  constructor(
    private readonly system: System,
    private readonly pack: Pack,
    private readonly way: PipingWay,
  ) {
    this.edits = system.wiring?.power ?? {}
    this.floors = new Map(system.indoorUnits.map(({ id, floor }) => [id, floor]))
    const supplies = electricalOf(pack)?.supplies ?? []
    const place = Math.max(
      0,
      supplies.findIndex(({ phases }) => phases === 3),
    )
    const { phases = 3, voltV = NaN } = supplies[place] ?? {}
    this.board = { phases, voltV, ...NO_LOAD, origin: { supply: `$.electrical.supplies[${place}]`, item: '', power: '' } }
    this.push(ORIGIN, '', { kind: 'origin', row: -1, model: '', load: this.board })
  }

  floorAt(row: number): string {
    return this.floors.get(this.system.diagram.nodeRest[row]?.indoorUnitId ?? '') ?? ''
  }

  add(id: string, from: string, device: Pick<SupplyDevice, 'kind' | 'row' | 'model' | 'load'>): void {
    this.push(id, from, device)
  }

  addBoard(id: string, name: string): void {
    this.push(id, ORIGIN, { kind: 'board', row: -1, model: '', load: this.board, name })
  }

  /** Sets the lengths: typed ones, along the piping between two units, else the pack's. */
  measure(): void {
    const { feederM = 0, homeRunM = 0 } = electricalOf(this.pack) ?? {}
    const known = new Map(this.devices.map((device) => [device.id, device]))
    for (const device of this.devices) {
      const { edit, kind, row } = device
      const source = known.get(device.from)
      const along = row >= 0 && source && source.row >= 0 && source.kind !== 'outdoor' ? this.way.between(source.row, row) : NaN
      if (!source) device.lengthM = 0
      else if (edit.lengthM !== undefined) [device.lengthM, device.lengthFrom] = [edit.lengthM, 'typed']
      else if (!Number.isNaN(along)) [device.lengthM, device.lengthFrom] = [along, 'piping']
      else device.lengthM = kind === 'board' ? feederM : homeRunM
    }
  }

  private push(id: string, from: string, device: Pick<SupplyDevice, 'kind' | 'row' | 'model' | 'load'> & { name?: string }): void {
    // An imported drawing may name a node like a board.
    if (this.known.has(id)) return
    this.known.add(id)
    const { kind, row, model, load, name = '' } = device
    const edit = this.edits[id] ?? NO_EDIT
    const hasIsolator = edit.hasIsolator ?? kind === 'outdoor'
    const nodeId = this.system.diagram.nodeId[row] ?? ''
    this.devices.push({ id, from, kind, row, nodeId, model, name, load, lengthM: 0, lengthFrom: 'assumed', hasIsolator, edit })
  }
}
