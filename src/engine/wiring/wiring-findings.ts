import type { Finding, FindingValues } from '../../model/finding/finding'
import type { WiringCode } from '../../model/wiring/finding-codes'
import type { Practice } from './electrical-loads'
import type { SignalLine, SignalPiece } from './wire-signal'
import type { SupplyLine } from './wire-supply'
import type { SystemWires } from './wire-systems'

/** A finding about a line names the device at its end in `deviceId`, and the line of a group or central controller in `lineId`. */
export type WiringFinding = Finding & { code: WiringCode; deviceId: string; lineId?: string }

/** Returns what is wrong with the wiring of a system, each once: a fault of a whole circuit is told at its first line. */
export function wiringFindings(wires: SystemWires, practice: Practice): WiringFinding[] {
  return [
    ...wires.supply.flatMap((line) => supplyFindings(wires.systemId, line, practice)),
    ...wires.signal.flatMap((line) => signalFindings(wires.systemId, line)),
    ...wires.lost.map(({ id, why, diagram }): WiringFinding => ({
      ...{ systemId: wires.systemId, deviceId: id, code: `wiring.lost.${why}`, severity: 'advice', values: { diagram } },
    })),
  ]
}

/** Returns the findings of a supply line. */
export function supplyFindings(systemId: string, line: SupplyLine, practice: Practice): WiringFinding[] {
  const { device, breakerA, mcaA, ampacityA, neededA, dropPct } = line
  const make = (code: WiringCode, value: number, limit: number, unit: string): WiringFinding => ({
    ...{ systemId, ...placeOf(device), deviceId: device.id, code, severity: 'error' },
    values: compared(value, limit, unit),
  })
  return line.faults.map((fault): WiringFinding => {
    switch (fault) {
      case 'deviceOverFuse':
        return make('wiring.breakerOverFuse', breakerA, line.maxFuseA, 'A')
      case 'deviceUnderLoad':
        return make('wiring.breakerUnderLoad', breakerA, mcaA, 'A')
      case 'noDevice':
        return make('wiring.noBreaker', mcaA, practice.breakersA.at(-1) ?? NaN, 'A')
      case 'cableUnderDevice':
        return make('wiring.cableUnderBreaker', ampacityA, neededA, 'A')
      case 'noCable':
        return make('wiring.noCable', neededA, largestAmpacity(practice, device.load.phases), 'A')
      default:
        return make('wiring.dropPct', dropPct, practice.maxDropPct, '%')
    }
  })
}

/** Returns the findings of a communication line. */
export function signalFindings(systemId: string, line: SignalLine): WiringFinding[] {
  const { bus, totalM, units, systems, controllers } = line
  const start = bus.devices[0]
  const lineId = bus.id
  const at = { systemId, deviceId: start?.id ?? bus.id, lineId, ...(start && placeOf(start)) }
  const figures = {
    overM: ['wiring.busM', totalM, bus.limits.maxM, 'm'],
    overUnits: ['wiring.busUnits', units, bus.limits.units, ''],
    overSystems: ['wiring.busSystems', systems, bus.limits.systems, ''],
    overControllers: ['wiring.busControllers', controllers, bus.limits.controllers, ''],
  } as const
  const ofLine = line.faults.map((fault): WiringFinding => {
    const [code, value, limit, unit] = figures[fault]
    return { ...at, code, severity: 'error', values: { ...compared(value, limit, unit), bus: bus.bus.name } }
  })
  return [...ofLine, ...line.pieces.flatMap((piece) => pieceFindings(systemId, line, piece))]
}

function pieceFindings(systemId: string, { bus }: SignalLine, { device, address, faults }: SignalPiece): WiringFinding[] {
  const at = { systemId: device.systemId || systemId, deviceId: device.id, lineId: bus.id, ...placeOf(device) }
  const [first, last] = bus.bus.addresses ?? [0, 0]
  return faults.map((fault): WiringFinding => {
    const values: FindingValues = { bus: bus.bus.name, first, last, ...(!Number.isNaN(address) && { address }) }
    const code = fault === 'addressOutside' && Number.isNaN(address) ? 'noAddress' : fault
    return { ...at, code: `wiring.${code}`, severity: 'error', values }
  })
}

function compared(value: number, limit: number, unit: string): FindingValues {
  return { value, limit, excess: Math.abs(value - limit), unit }
}

/** A finding about a drawn unit names its node, so that the board leads to it. */
function placeOf({ row, nodeId }: { row: number; nodeId: string }): { nodeId?: string } {
  return row < 0 ? {} : { nodeId }
}

function largestAmpacity({ cables }: Practice, phases: 1 | 3): number {
  const last = cables.at(-1)
  return (phases === 3 ? last?.ampsThreeLoaded : last?.ampsTwoLoaded) ?? NaN
}
