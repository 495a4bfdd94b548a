import type { ControllerOutput, WiringOutput } from '../../contract/wiring-record'
import type { Project } from '../../model/project/project'
import { ORIGIN } from '../../model/wiring/wiring'
import type { Practice } from './electrical-loads'
import type { SignalLine } from './wire-signal'
import type { SupplyLine } from './wire-supply'
import type { SystemWires } from './wire-systems'

/** Returns the lines of a system as the wire has them: power first, each in the order of the line. */
export function wiringOutput({ supply, signal }: SystemWires, practice: Practice): WiringOutput[] {
  return [
    ...supply.filter(({ device }) => device.id !== ORIGIN).map((line) => powerOutput(line, practice)),
    ...signal.flatMap(signalOutputs),
  ]
}

function powerOutput(line: SupplyLine, practice: Practice): WiringOutput {
  const { device, from } = line
  const { id, nodeId, kind } = device
  return {
    ...{ nodeId: nodeId || id, ...(kind === 'outdoor' && { module: Number(id.slice(nodeId.length + 1)) }), kind: 'power' },
    ...{ from: from?.nodeId || from?.id || ORIGIN, ...supplyFigures(line, practice), bus: null, address: null },
  }
}

/** Figures of a supply line. */
type SupplyFigures = Pick<
  WiringOutput,
  'currentA' | 'mcaA' | 'breakerA' | 'rcdMa' | 'cableMm2' | 'lengthM' | 'lengthFrom' | 'dropV' | 'dropPct' | 'phase'
>

/** Returns the figures of a supply line as the wire has them. */
export function supplyFigures({ device, isCircuitStart, phase, ...line }: SupplyLine, practice: Practice): SupplyFigures {
  const { kind, lengthM, lengthFrom } = device
  return {
    ...{ currentA: line.currentA, mcaA: line.mcaA },
    ...{ breakerA: isCircuitStart ? orNull(line.breakerA) : null, rcdMa: isCircuitStart ? rcdOf(kind, practice) : null },
    ...{ cableMm2: orNull(line.areaMm2), lengthM, lengthFrom, dropV: orNull(line.dropV), dropPct: orNull(line.dropPct), phase },
  }
}

/** Trip current of the earth-leakage protection of a circuit, mA: by the kind of its first device; null where the practice asks for none, and for feeders of boards. */
export function rcdOf(kind: SupplyLine['device']['kind'], { outdoorRcdMa, indoorRcdMa }: Practice): number | null {
  if (kind === 'board' || kind === 'origin') return null
  return (kind === 'outdoor' ? outdoorRcdMa : indoorRcdMa) || null
}

function signalOutputs({ bus, pieces }: SignalLine): WiringOutput[] {
  const nodes = new Map(bus.devices.map(({ id, nodeId }) => [id, nodeId]))
  return pieces.slice(1).map(({ device, address }) => ({
    ...{
      nodeId: device.nodeId,
      kind: 'signal',
      from: nodes.get(device.from) ?? '',
      currentA: null,
      mcaA: null,
      breakerA: null,
      rcdMa: null,
    },
    ...{ cableMm2: null, lengthM: device.lengthM, lengthFrom: device.lengthFrom, dropV: null, dropPct: null, phase: null },
    ...{ bus: bus.bus.name, address: orNull(address) },
  }))
}

/** Returns the controllers that serve units of a system: those of its groups and the central ones. */
export function controllerOutput(
  project: Project,
  systemId: string,
  { signal }: SystemWires,
  centrals: readonly SignalLine[],
): ControllerOutput[] {
  const { control } = project
  if (!control) return []
  const lines = new Map(signal.map((line) => [line.bus.id, line]))
  const ofGroups = control.groups
    .filter(({ units }) => units[0]?.systemId === systemId)
    .flatMap((group) =>
      group.controllers.map(({ id, model }): ControllerOutput => {
        const line = lines.get(group.id)
        const isWired = line?.pieces.some(({ device }) => device.id === id) ?? false
        return {
          nodeId: id,
          model,
          group: group.name,
          units: group.units.map(({ nodeId }) => nodeId),
          bus: isWired ? (line?.bus.bus.name ?? null) : null,
          address: null,
        }
      }),
    )
  const ofCentrals = control.centrals
    .filter(({ systemIds }) => systemIds.includes(systemId))
    .map(({ id, model, systemIds }): ControllerOutput => {
      const line = centrals.find(({ bus }) => bus.id === id)
      const address = line?.pieces.find(({ device }) => device.id === systemId)?.address
      return { nodeId: id, model, group: '', units: [...systemIds], bus: line?.bus.bus.name ?? null, address: orNull(address) }
    })
  return [...ofGroups, ...ofCentrals]
}

function orNull(value = NaN): number | null {
  return Number.isNaN(value) ? null : value
}
