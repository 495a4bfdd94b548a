import * as W from '../../../assembly/common/layout/layout-wiring'
import type { Verb } from '../../../workers/verb'
import { electricalOf } from '../../contract/pack/electrical'
import { writeHead } from '../encode/write-head'
import type { PackedCore } from '../host/packed-core'
import type { Practice } from './electrical-loads'
import type { SupplyDevice } from './supply-plan'
import { inPreorder } from './wire-tree'

const WIRE_SUPPLY = { name: 'wireSupply', takes: ['layout-wiring'] } as const satisfies Verb

/** Faults of a line. */
export type LineFault = 'deviceOverFuse' | 'deviceUnderLoad' | 'noDevice' | 'cableUnderDevice' | 'noCable' | 'dropOver'

const FAULTS: readonly (readonly [number, LineFault])[] = [
  [W.FLAG_DEVICE_OVER_FUSE, 'deviceOverFuse'],
  [W.FLAG_DEVICE_UNDER_LOAD, 'deviceUnderLoad'],
  [W.FLAG_NO_DEVICE, 'noDevice'],
  [W.FLAG_CABLE_UNDER_DEVICE, 'cableUnderDevice'],
  [W.FLAG_NO_CABLE, 'noCable'],
  [W.FLAG_DROP_OVER, 'dropOver'],
]

/** A computed line with the device at its end. Currents in A, area in mm², drops in V and in per cent from the origin; NaN where nothing could be chosen. */
export interface SupplyLine {
  device: SupplyDevice
  /** The line before it; null at the origin. */
  from: SupplyDevice | null
  /** The device at the start of its circuit, whose line has the protective device; null at the origin. */
  circuit: SupplyDevice | null
  /** Whether a circuit with a protective device of its own begins with this line. */
  isCircuitStart: boolean
  currentA: number
  largestMotorA: number
  mcaA: number
  breakerA: number
  areaMm2: number
  ampacityA: number
  /** Current that the cable must carry: that of the device of its circuit, or by the other practice the minimum circuit ampacity at its start. */
  neededA: number
  dropV: number
  dropPct: number
  /** Least of the largest fuses that loads of the circuit allow; NaN where none names one. */
  maxFuseA: number
  /** 1 to 3; 0 for all three. */
  phase: number
  isAreaByDrop: boolean
  faults: LineFault[]
}

/** Computes the lines of several plans at once; the first line of each is its origin. */
export async function wireSupply(
  { core, pack }: PackedCore,
  plans: readonly (readonly SupplyDevice[])[],
  practice: Practice,
): Promise<SupplyLine[][]> {
  const ordered = plans.map(inPreorder)
  const order = ordered.flatMap((plan) => plan.order)
  const from = new Int32Array(order.length)
  let first = 0
  for (const plan of ordered) {
    for (const [at, before] of plan.from.entries()) from[first + at] = before < 0 ? -1 : first + before
    first += plan.order.length
  }
  const [answer] = await core.call(WIRE_SUPPLY, encodeSupply(order, from, practice, electricalOf(pack)?.powerFactor ?? 1))
  const lines = decodeSupply(answer, order, from, practice)
  let next = 0
  return ordered.map((plan) => lines.slice(next, (next += plan.order.length)))
}

function encodeSupply(order: readonly SupplyDevice[], from: Int32Array, practice: Practice, powerFactor: number): ArrayBuffer {
  const { cables, breakersA } = practice
  const buffer = new ArrayBuffer(W.supplyBytes(cables.length, breakersA.length, order.length))
  writeHead(buffer, W.WIRING_MAGIC, { nodes: order.length, edges: cables.length, rooms: breakersA.length })
  const slots = new Float64Array(buffer, W.SUPPLY_START, W.SUPPLY_SLOTS)
  slots[W.SUPPLY_RULE] = practice.rule === 'cableThenDevice' ? 1 : 0
  slots[W.SUPPLY_MOTOR_FACTOR] = practice.motorFactor
  slots[W.SUPPLY_DEVICE_FACTOR] = practice.deviceFactor ?? NaN
  slots[W.SUPPLY_HARD_FACTOR] = practice.hardStartFactor ?? practice.deviceFactor ?? NaN
  slots[W.SUPPLY_POWER_FACTOR] = powerFactor
  slots[W.SUPPLY_RESISTIVITY] = practice.resistivity
  slots[W.SUPPLY_REACTANCE] = practice.reactance
  slots[W.SUPPLY_MAX_DROP] = practice.maxDropPct
  slots[W.SUPPLY_FEEDER_DROP] = practice.feederDropPct
  new Float64Array(buffer, W.cableStart(), cables.length * W.CABLE_WIDTH).set(
    cables.flatMap(({ mm2, ampsTwoLoaded, ampsThreeLoaded }) => [mm2, ampsTwoLoaded, ampsThreeLoaded]),
  )
  new Float64Array(buffer, W.deviceStart(cables.length), breakersA.length).set(breakersA)
  const cells = new Float64Array(buffer, W.lineStart(cables.length, breakersA.length), order.length * W.LINE_WIDTH)
  for (const [row, { kind, load, lengthM, edit }] of order.entries()) {
    const at = row * W.LINE_WIDTH
    cells[at + W.LINE_FROM] = from[row] ?? -1
    cells[at + W.LINE_IS_BOARD] = kind === 'board' || kind === 'origin' ? 1 : 0
    cells[at + W.LINE_PHASES] = load.phases
    cells[at + W.LINE_VOLT] = load.voltV
    cells[at + W.LINE_LENGTH] = lengthM
    cells[at + W.LINE_LOAD] = load.currentA
    cells[at + W.LINE_MOTOR] = load.motorA
    cells[at + W.LINE_MAX_FUSE] = load.maxFuseA
    cells[at + W.LINE_OWN_AREA] = edit.areaMm2 ?? NaN
    cells[at + W.LINE_OWN_DEVICE] = edit.breakerA ?? NaN
    cells[at + W.LINE_STARTS_HARD] = edit.startsHard ? 1 : 0
  }
  return buffer
}

function decodeSupply(
  answer: ArrayBuffer,
  order: readonly SupplyDevice[],
  from: Int32Array,
  { rule, cables, breakersA }: Practice,
): SupplyLine[] {
  const cells = new Float64Array(answer, W.lineStart(cables.length, breakersA.length), order.length * W.LINE_WIDTH)
  const at = (row: number, column: number): number => cells[row * W.LINE_WIDTH + column] ?? NaN
  return order.map((device, row) => {
    const cell = (column: number): number => at(row, column)
    const flags = cell(W.LINE_FLAGS)
    const circuit = cell(W.LINE_CIRCUIT)
    return {
      device,
      from: order[from[row] ?? -1] ?? null,
      circuit: order[circuit] ?? null,
      isCircuitStart: circuit === row,
      currentA: cell(W.LINE_CURRENT),
      largestMotorA: cell(W.LINE_LARGEST),
      mcaA: cell(W.LINE_MCA),
      breakerA: cell(W.LINE_DEVICE),
      areaMm2: cell(W.LINE_AREA),
      ampacityA: cell(W.LINE_AMPACITY),
      neededA: rule === 'cableThenDevice' ? at(circuit, W.LINE_MCA) : cell(W.LINE_DEVICE),
      dropV: cell(W.LINE_DROP),
      dropPct: cell(W.LINE_DROP_PCT),
      maxFuseA: cell(W.LINE_FUSE),
      phase: cell(W.LINE_PHASE),
      isAreaByDrop: (flags & W.FLAG_AREA_BY_DROP) !== 0,
      faults: FAULTS.filter(([flag]) => (flags & flag) !== 0).map(([, fault]) => fault),
    }
  })
}
