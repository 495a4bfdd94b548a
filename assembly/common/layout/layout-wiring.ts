/**
 * Supply lines and communication lines. Both tables begin with the header. Supply: HEAD_NODES counts the rows, HEAD_EDGES the cables, HEAD_ROOMS the protective devices; then slots,
 * cables, devices and rows. Communication: HEAD_NODES counts the rows, HEAD_EDGES the lines; then lines and rows. All cells are f64; metric: A, V, m, mm².
 */
import { DESIGN_START } from './layout'

export const WIRING_MAGIC: i32 = 0x57495245

/** How lines are protected: 0 load ≤ device ≤ cable; 1 cable for the minimum circuit ampacity, device by factor and rounded down. */
export const SUPPLY_RULE: i32 = 0
/** Parts of the largest motor's current: in the minimum circuit ampacity, in the largest device, and in that of a motor that starts hard. */
export const SUPPLY_MOTOR_FACTOR: i32 = 1
export const SUPPLY_DEVICE_FACTOR: i32 = 2
export const SUPPLY_HARD_FACTOR: i32 = 3
export const SUPPLY_POWER_FACTOR: i32 = 4
/** Ω·mm²/m and Ω/m. */
export const SUPPLY_RESISTIVITY: i32 = 5
export const SUPPLY_REACTANCE: i32 = 6
/** Per cent from the origin to any unit, and of them for feeders of boards. */
export const SUPPLY_MAX_DROP: i32 = 7
export const SUPPLY_FEEDER_DROP: i32 = 8
export const SUPPLY_SLOTS: i32 = 9

/** A cable: mm², ampacity with two and with three loaded conductors. */
export const CABLE_AREA: i32 = 0
export const CABLE_TWO: i32 = 1
export const CABLE_THREE: i32 = 2
export const CABLE_WIDTH: i32 = 3

/**
 * A row is a board or a load with the line that leads to it. Rows are in preorder: a row's subtree follows it. In: row that feeds it (-1 for the origin), 1 for a board, phases (1 or
 * 3), voltage, metres of its line, own current and own largest motor, largest fuse that it allows (NaN: any), typed area and device (NaN: none), 1 where its motor starts hard.
 */
export const LINE_FROM: i32 = 0
export const LINE_IS_BOARD: i32 = 1
export const LINE_PHASES: i32 = 2
export const LINE_VOLT: i32 = 3
export const LINE_LENGTH: i32 = 4
export const LINE_LOAD: i32 = 5
export const LINE_MOTOR: i32 = 6
export const LINE_MAX_FUSE: i32 = 7
export const LINE_OWN_AREA: i32 = 8
export const LINE_OWN_DEVICE: i32 = 9
export const LINE_STARTS_HARD: i32 = 10
/** Out: current, its largest motor and minimum circuit ampacity of the line; device of its circuit, area, ampacity of that area, drop of this line in V, drop from the origin in per cent. */
export const LINE_CURRENT: i32 = 11
export const LINE_LARGEST: i32 = 12
export const LINE_MCA: i32 = 13
export const LINE_DEVICE: i32 = 14
export const LINE_AREA: i32 = 15
export const LINE_AMPACITY: i32 = 16
export const LINE_DROP: i32 = 17
export const LINE_DROP_PCT: i32 = 18
/** Out: phase 1 to 3 of a single-phase line, 0 for three; FLAG_… bits below; first row of its circuit; least fuse that a load of the circuit allows (NaN: any). */
export const LINE_PHASE: i32 = 19
export const LINE_FLAGS: i32 = 20
export const LINE_CIRCUIT: i32 = 21
export const LINE_FUSE: i32 = 22
export const LINE_WIDTH: i32 = 23

/** The device is larger than a load of the circuit allows; smaller than the load; no device, or no cable, of the table is large enough. */
export const FLAG_DEVICE_OVER_FUSE: i32 = 1
export const FLAG_DEVICE_UNDER_LOAD: i32 = 2
export const FLAG_NO_DEVICE: i32 = 4
export const FLAG_CABLE_UNDER_DEVICE: i32 = 8
export const FLAG_NO_CABLE: i32 = 16
/** The drop from the origin is above the limit; the area was enlarged because of the drop. */
export const FLAG_DROP_OVER: i32 = 32
export const FLAG_AREA_BY_DROP: i32 = 64

/** A communication line. In: its first row, number of rows, limits (NaN: none) of metres, units, systems and controllers, 1 for a chain, first and last address (NaN: no addresses). */
export const BUS_FIRST: i32 = 0
export const BUS_ROWS: i32 = 1
export const BUS_MAX_M: i32 = 2
export const BUS_MAX_UNITS: i32 = 3
export const BUS_MAX_SYSTEMS: i32 = 4
export const BUS_MAX_CONTROLLERS: i32 = 5
export const BUS_IS_CHAIN: i32 = 6
export const BUS_FIRST_ADDRESS: i32 = 7
export const BUS_LAST_ADDRESS: i32 = 8
/** Out: metres of all pieces, units, systems, controllers, row of the last device of the longest way, metres to it, BUS_OVER_… bits. */
export const BUS_TOTAL_M: i32 = 9
export const BUS_UNITS: i32 = 10
export const BUS_SYSTEMS: i32 = 11
export const BUS_CONTROLLERS: i32 = 12
export const BUS_END: i32 = 13
export const BUS_END_M: i32 = 14
export const BUS_FLAGS: i32 = 15
export const BUS_WIDTH: i32 = 16

export const BUS_OVER_M: i32 = 1
export const BUS_OVER_UNITS: i32 = 2
export const BUS_OVER_SYSTEMS: i32 = 4
export const BUS_OVER_CONTROLLERS: i32 = 8

/** A device on a line, after the one before it. In: row before it (-1 at the start), metres, units, systems and controllers that it counts as, typed address (NaN: the next free one), 1 where it needs one. */
export const DEVICE_FROM: i32 = 0
export const DEVICE_LENGTH: i32 = 1
export const DEVICE_UNITS: i32 = 2
export const DEVICE_SYSTEMS: i32 = 3
export const DEVICE_CONTROLLERS: i32 = 4
export const DEVICE_OWN_ADDRESS: i32 = 5
export const DEVICE_HAS_ADDRESS: i32 = 6
/** Out: address (NaN where none is left), metres from the start, DEVICE_… bits below. */
export const DEVICE_ADDRESS: i32 = 7
export const DEVICE_METRES: i32 = 8
export const DEVICE_FLAGS: i32 = 9
export const DEVICE_WIDTH: i32 = 10

/** Another device of the line has the same address; the address is outside the line's; more than one line leaves a device of a chain. */
export const DEVICE_SAME_ADDRESS: i32 = 1
export const DEVICE_ADDRESS_OUTSIDE: i32 = 2
export const DEVICE_BRANCHES: i32 = 4

export const SUPPLY_START: i32 = DESIGN_START

export function cableStart(): i32 {
  return SUPPLY_START + SUPPLY_SLOTS * 8
}

export function deviceStart(cables: i32): i32 {
  return cableStart() + cables * CABLE_WIDTH * 8
}

export function lineStart(cables: i32, devices: i32): i32 {
  return deviceStart(cables) + devices * 8
}

export function supplyBytes(cables: i32, devices: i32, rows: i32): i32 {
  return lineStart(cables, devices) + rows * LINE_WIDTH * 8
}

export const BUS_START: i32 = DESIGN_START

export function busRowStart(buses: i32): i32 {
  return BUS_START + buses * BUS_WIDTH * 8
}

export function signalBytes(buses: i32, rows: i32): i32 {
  return busRowStart(buses) + rows * DEVICE_WIDTH * 8
}
