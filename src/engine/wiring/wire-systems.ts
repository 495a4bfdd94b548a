import type { Pack } from '../../contract/pack'
import type { EquipmentRules } from '../../model/project/equipment'
import type { Project, System } from '../../model/project/project'
import { NO_CONTROL, type ControlGroup } from '../../model/wiring/control'
import { NO_WIRING, type WireDiagram } from '../../model/wiring/wiring'
import type { PackedCore } from '../host/packed-core'
import { practiceOf, type Practice } from './electrical-loads'
import { pipingWay, type PipingWay } from './piping-way'
import { planCentralBus, planGroupBus, planSystemBus, type SignalBus } from './signal-plan'
import { planSupply, type SupplyDevice } from './supply-plan'
import { wireSignal, type SignalLine } from './wire-signal'
import { wireSupply, type SupplyLine } from './wire-supply'
import type { LostEdit } from './wire-tree'

/** Computed wiring of one system. */
export interface SystemWires {
  systemId: string
  /** Lines of the power diagram in preorder; the first is the building's supply. Empty where nothing is drawn. */
  supply: SupplyLine[]
  /** The line of the system, then those of its groups. A group that reaches over several systems is wired with the first. */
  signal: SignalLine[]
  /** Edits without effect, because what they are about is gone. */
  lost: (LostEdit & { diagram: WireDiagram })[]
}

interface Plan {
  system: System
  devices: SupplyDevice[]
  buses: SignalBus[]
  lost: SystemWires['lost']
}

/**
 * Generates and computes the wiring of systems: power and communication lines follow the piping, with what somebody changed. Without drawing nothing is wired; a pack without section
 * `electrical` wires nothing.
 */
export async function wireSystems(packed: PackedCore, project: Project, systemIds: readonly string[]): Promise<SystemWires[]> {
  const { pack } = packed
  const practice = practiceOf(pack, project.information.country)
  if (!practice) return systemIds.map((systemId) => ({ systemId, supply: [], signal: [], lost: [] }))
  const groups = groupsBySystem(project)
  const plans = systemIds.flatMap((id) => {
    const system = project.systems[id]
    return system ? [planOf(system, groups.get(id) ?? [], project, pack, practice)] : []
  })
  const supply = await wireSupply(
    packed,
    plans.map(({ devices }) => devices),
    practice,
  )
  const signal = await wireSignal(
    packed,
    plans.flatMap(({ buses }) => buses),
  )
  let next = 0
  return plans.map(({ system, buses, lost }, place) => ({
    systemId: system.id,
    supply: supply[place] ?? [],
    signal: signal.slice(next, (next += buses.length)),
    lost,
  }))
}

/** Computes the lines of central controllers and gateways, in the order of the project; those without a line in the pack are left out. */
export async function wireCentrals(packed: PackedCore, project: Project): Promise<SignalLine[]> {
  const buses = (project.control?.centrals ?? []).flatMap((central) => planCentralBus(central, project, packed.pack) ?? [])
  return buses.length === 0 ? [] : wireSignal(packed, buses)
}

/** By the list of groups, which is never written to: a building is wired a few systems at a time. */
const sorted = new WeakMap<readonly ControlGroup[], ReadonlyMap<string, ControlGroup[]>>()

function groupsBySystem({ control = NO_CONTROL }: Project): ReadonlyMap<string, ControlGroup[]> {
  const known = sorted.get(control.groups)
  if (known) return known
  const groups = new Map<string, ControlGroup[]>()
  sorted.set(control.groups, groups)
  for (const group of control.groups) {
    const first = group.units[0]?.systemId
    if (first === undefined) continue
    const list = groups.get(first)
    if (list) list.push(group)
    else groups.set(first, [group])
  }
  return groups
}

function planOf(system: System, groups: readonly ControlGroup[], project: Project, pack: Pack & EquipmentRules, practice: Practice): Plan {
  const ways = new Map<string, PipingWay>()
  const wayOf = (id: string): PipingWay => {
    const known = ways.get(id) ?? pipingWay((project.systems[id] ?? system).diagram, pack)
    ways.set(id, known)
    return known
  }
  const way = wayOf(system.id)
  const supply = planSupply(system, pack, practice, way)
  const ofSystem = planSystemBus(system, pack, way)
  const ofGroups = groups.flatMap((group) => planGroupBus(group, project, pack, wayOf) ?? [])
  const buses = ofSystem ? [ofSystem, ...ofGroups] : ofGroups
  return {
    system,
    devices: way.devices.length > 0 ? supply.devices : [],
    buses,
    lost: [
      ...supply.lost.map((edit) => ({ ...edit, diagram: 'power' as const })),
      ...lostSignal(system, buses).map((edit) => ({ ...edit, diagram: 'signal' as const })),
    ],
  }
}

function lostSignal({ wiring = NO_WIRING }: System, buses: readonly SignalBus[]): LostEdit[] {
  const known = new Set(buses.flatMap(({ devices }) => devices.map(({ id }) => id)))
  const gone = Object.keys(wiring.signal).filter((id) => !known.has(id))
  return [...buses.flatMap(({ lost }) => lost), ...gone.map((id): LostEdit => ({ id, why: 'deviceGone' }))]
}
