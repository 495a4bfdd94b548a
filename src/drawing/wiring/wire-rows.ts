import type { SignalDevice } from '../../engine/wiring/signal-plan'
import type { SupplyDevice } from '../../engine/wiring/supply-plan'
import type { SignalLine, SignalPiece } from '../../engine/wiring/wire-signal'
import type { SupplyLine } from '../../engine/wiring/wire-supply'
import type { SystemWires } from '../../engine/wiring/wire-systems'
import { atOnce } from '../../model/change/at-once'
import { ORIGIN, type WireDiagram } from '../../model/wiring/wiring'

/** A device of a wiring diagram with the line that leads to it, one row of the cable schedule. */
export type WireRow = PowerRow | SignalRow

interface Row {
  /** Id of the device and its line among all lines. */
  key: string
  /** System of the device; empty for the building's supply and central controllers. */
  systemId: string
  /** System or central controller that keeps what somebody changed of the line. */
  ownerId: string
  /** Row of the device before it; -1 at the start of a line. */
  from: number
  /** Running number of the line in its diagram, from 1; 0 at the start of a line. */
  number: number
}

export interface PowerRow extends Row {
  diagram: 'power'
  device: SupplyDevice
  line: SupplyLine
}

export interface SignalRow extends Row {
  diagram: 'signal'
  device: SignalDevice
  piece: SignalPiece
  line: SignalLine
}

/** Id of a device and its line in a diagram: a supply line by its system, a communication line by its system, group or central controller. */
export function wireKey(diagram: WireDiagram, lineId: string, deviceId: string): string {
  return `${diagram}\u0001${lineId}\u0001${deviceId}`
}

const SUPPLY_KEY = wireKey('power', '', ORIGIN)

/** Returns the rows of a power diagram: the building's supply, then the lines of each system, each device before those behind it. */
function* listingPowerRows(systems: readonly SystemWires[]): Generator<void, PowerRow[]> {
  const rows: PowerRow[] = []
  for (const { systemId, supply } of systems) {
    const places = new Map<string, number>()
    for (const line of supply) {
      const { device } = line
      const isOrigin = device.id === ORIGIN
      if (isOrigin) places.set(device.id, 0)
      // The systems of a building share its supply.
      if (isOrigin && rows.length > 0) continue
      places.set(device.id, rows.length)
      rows.push({
        diagram: 'power',
        key: isOrigin ? SUPPLY_KEY : wireKey('power', systemId, device.id),
        systemId: isOrigin ? '' : systemId,
        ownerId: isOrigin ? '' : systemId,
        from: isOrigin ? -1 : (places.get(device.from) ?? 0),
        number: rows.length,
        device,
        line,
      })
    }
    yield
  }
  return rows
}

/** Returns the rows of a communication diagram: the lines of central controllers, then those of each system and its groups. */
function* listingSignalRows(systems: readonly SystemWires[], centrals: readonly SignalLine[]): Generator<void, SignalRow[]> {
  const rows: SignalRow[] = []
  let number = 0
  const add = (ownerId: string, line: SignalLine): void => {
    const places = new Map<string, number>()
    for (const piece of line.pieces) {
      const { device } = piece
      const from = places.get(device.from) ?? -1
      places.set(device.id, rows.length)
      rows.push({
        diagram: 'signal',
        key: wireKey('signal', line.bus.id, device.id),
        systemId: device.systemId,
        ownerId,
        from,
        number: from < 0 ? 0 : ++number,
        device,
        piece,
        line,
      })
    }
  }
  for (const line of centrals) add(line.bus.id, line)
  for (const { systemId, signal } of systems) {
    for (const line of signal) add(systemId, line)
    yield
  }
  return rows
}

/** Returns the rows of a diagram. */
export function wireRows(diagram: WireDiagram, systems: readonly SystemWires[], centrals: readonly SignalLine[]): WireRow[] {
  return atOnce(listingWireRows(diagram, systems, centrals))
}

/** Works like `wireRows`, pausing after every system. */
export function* listingWireRows(
  diagram: WireDiagram,
  systems: readonly SystemWires[],
  centrals: readonly SignalLine[],
): Generator<void, WireRow[]> {
  return diagram === 'power' ? yield* listingPowerRows(systems) : yield* listingSignalRows(systems, centrals)
}
