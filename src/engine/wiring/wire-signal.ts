import * as W from '../../../assembly/common/layout/layout-wiring'
import type { Verb } from '../../../workers/verb'
import { writeHead } from '../encode/write-head'
import type { PackedCore } from '../host/packed-core'
import type { SignalBus, SignalDevice } from './signal-plan'

const WIRE_SIGNAL = { name: 'wireSignal', takes: ['layout-wiring'] } as const satisfies Verb

export type BusFault = 'overM' | 'overUnits' | 'overSystems' | 'overControllers'
export type DeviceFault = 'sameAddress' | 'addressOutside' | 'branches'

const BUS_FAULTS: readonly (readonly [number, BusFault])[] = [
  [W.BUS_OVER_M, 'overM'],
  [W.BUS_OVER_UNITS, 'overUnits'],
  [W.BUS_OVER_SYSTEMS, 'overSystems'],
  [W.BUS_OVER_CONTROLLERS, 'overControllers'],
]
const DEVICE_FAULTS: readonly (readonly [number, DeviceFault])[] = [
  [W.DEVICE_SAME_ADDRESS, 'sameAddress'],
  [W.DEVICE_ADDRESS_OUTSIDE, 'addressOutside'],
  [W.DEVICE_BRANCHES, 'branches'],
]

/** A computed device of a line: address (NaN: none) and metres from the start of the line. */
export interface SignalPiece {
  device: SignalDevice
  address: number
  metres: number
  faults: DeviceFault[]
}

/** A computed communication line. */
export interface SignalLine {
  bus: SignalBus
  pieces: SignalPiece[]
  totalM: number
  units: number
  systems: number
  controllers: number
  /** The device at the end of the longest way, which takes the end resistor; null where the line has none. */
  end: SignalDevice | null
  endM: number
  faults: BusFault[]
}

/** Computes communication lines, in the given order. */
export async function wireSignal({ core }: PackedCore, buses: readonly SignalBus[]): Promise<SignalLine[]> {
  const [answer] = await core.call(WIRE_SIGNAL, encodeSignal(buses))
  return decodeSignal(answer, buses)
}

function encodeSignal(buses: readonly SignalBus[]): ArrayBuffer {
  const count = buses.reduce((sum, { devices }) => sum + devices.length, 0)
  const buffer = new ArrayBuffer(W.signalBytes(buses.length, count))
  writeHead(buffer, W.WIRING_MAGIC, { nodes: count, edges: buses.length })
  const lines = new Float64Array(buffer, W.BUS_START, buses.length * W.BUS_WIDTH)
  const cells = new Float64Array(buffer, W.busRowStart(buses.length), count * W.DEVICE_WIDTH)
  let row = 0
  for (const [place, { bus, limits, devices }] of buses.entries()) {
    const line = place * W.BUS_WIDTH
    lines[line + W.BUS_FIRST] = row
    lines[line + W.BUS_ROWS] = devices.length
    lines[line + W.BUS_MAX_M] = limits.maxM
    lines[line + W.BUS_MAX_UNITS] = limits.units
    lines[line + W.BUS_MAX_SYSTEMS] = limits.systems
    lines[line + W.BUS_MAX_CONTROLLERS] = limits.controllers
    lines[line + W.BUS_IS_CHAIN] = bus.isChain ? 1 : 0
    lines[line + W.BUS_FIRST_ADDRESS] = bus.addresses?.[0] ?? NaN
    lines[line + W.BUS_LAST_ADDRESS] = bus.addresses?.[1] ?? NaN
    const rows = new Map(devices.map(({ id }, at) => [id, row + at]))
    for (const device of devices) encodeDevice(cells, row++ * W.DEVICE_WIDTH, device, rows.get(device.from) ?? -1)
  }
  return buffer
}

function encodeDevice(cells: Float64Array, at: number, device: SignalDevice, from: number): void {
  cells[at + W.DEVICE_FROM] = from
  cells[at + W.DEVICE_LENGTH] = device.lengthM
  cells[at + W.DEVICE_UNITS] = device.units
  cells[at + W.DEVICE_SYSTEMS] = device.systems
  cells[at + W.DEVICE_CONTROLLERS] = device.controllers
  cells[at + W.DEVICE_OWN_ADDRESS] = device.edit.address ?? NaN
  cells[at + W.DEVICE_HAS_ADDRESS] = device.hasAddress ? 1 : 0
}

function decodeSignal(answer: ArrayBuffer, buses: readonly SignalBus[]): SignalLine[] {
  const lines = new Float64Array(answer, W.BUS_START, buses.length * W.BUS_WIDTH)
  const cells = new Float64Array(answer, W.busRowStart(buses.length))
  let first = 0
  return buses.map((bus, place) => {
    const cell = (column: number): number => lines[place * W.BUS_WIDTH + column] ?? NaN
    const begin = first
    first += bus.devices.length
    const flags = cell(W.BUS_FLAGS)
    return {
      bus,
      pieces: bus.devices.map((device, at) => decodePiece(cells, (begin + at) * W.DEVICE_WIDTH, device)),
      totalM: cell(W.BUS_TOTAL_M),
      units: cell(W.BUS_UNITS),
      systems: cell(W.BUS_SYSTEMS),
      controllers: cell(W.BUS_CONTROLLERS),
      end: bus.bus.endResistorOhm === undefined ? null : (bus.devices[cell(W.BUS_END) - begin] ?? null),
      endM: cell(W.BUS_END_M),
      faults: BUS_FAULTS.filter(([flag]) => (flags & flag) !== 0).map(([, fault]) => fault),
    }
  })
}

function decodePiece(cells: Float64Array, at: number, device: SignalDevice): SignalPiece {
  const flags = cells[at + W.DEVICE_FLAGS] ?? 0
  return {
    device,
    address: cells[at + W.DEVICE_ADDRESS] ?? NaN,
    metres: cells[at + W.DEVICE_METRES] ?? NaN,
    faults: DEVICE_FAULTS.filter(([flag]) => (flags & flag) !== 0).map(([, fault]) => fault),
  }
}
