import { formula, type Formula } from '../../proof/formulas'

/** Formulas of figures of wiring, in the language of those of piping. */
export const WIRE_FORMULAS = {
  /** A value as it was typed, drawn or is listed. */
  given: formula('x', 'x value'),
  none: formula('0'),
  currents: formula('sum(x)', 'x current A'),
  metres: formula('sum(x)', 'x lineLength m'),
  pipes: formula('sum(x)', 'x pipeLength m'),
  kilowatts: formula('P / 1000', 'P power W'),
  current: formula('P * 1000 / ((p == 3 ? sqrt(3) : 1) * U * c)', 'P power kW, p phases, U voltage V, c powerFactor'),
  makersCurrent: formula('m / k', 'm makersAmpacity A, k motorFactor'),
  largestMotor: formula('M', 'M largestMotor A'),
  ampacity: formula('k * M + (I - M)', 'k motorFactor, M largestMotor A, I lineCurrent A'),
  byFactor: formula('k * M + (I - M)', 'k deviceFactor, M largestMotor A, I lineCurrent A'),
  device: formula('d', 'd listedDevice A, m minimumCircuitAmpacity A, s deviceByFactor A, f largestFuse A'),
  leakage: formula('t', 't tripCurrent mA'),
  /** An address that was given automatically is the lowest free one: all below it are in use. */
  nextAddress: formula('f + n', 'f firstAddress, n lowerAddresses'),
  ofCircuit: formula('x', 'x ofCircuit'),
  area: formula('a', 'a listedArea mm², i listedAmpacity A, n currentToCarry A'),
  areaByDrop: formula('a', 'a listedArea mm², i listedAmpacity A, n currentToCarry A, v dropAtFarthest %, l greatestDrop %'),
  listedAmpacity: formula('i', 'i listedAmpacity A, a area mm²'),
  drop: formula(
    '(p == 3 ? sqrt(3) : 2) * I * L * (r * c / S + x * sqrt(max(0, 1 - c * c)))',
    'p phases, I lineCurrent A, L lineLength m, r resistivity Ω·mm²/m, c powerFactor, S area mm², x reactance Ω/m',
  ),
  dropPct: formula('b + d * 100 / U', 'b dropBefore %, d lineDrop V, U voltage V'),
  way: formula('a + b - 2 * c', 'a wayToSource m, b wayToDevice m, c wayToJoint m'),
  margin: formula('l - v', 'v value, l limit'),
  excess: formula('abs(v - l)', 'v value, l limit'),
} satisfies Record<string, Formula>
