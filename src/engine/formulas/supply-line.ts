import { formula } from '../host/page-core'

const voltageDrop = formula('voltageDrop')

/** A supply line from unit to unit: cable factor and allowance, current of each unit in A, metres between them, copper of each segment in mm², voltage at its start. */
export interface SupplyLine {
  allowance: number
  coefficient: number
  unitsA: readonly number[]
  stepM: number
  areasMm2: readonly number[]
  supplyV: number
}

/** Voltage drop of each segment, which carries the current of all units behind it, and the voltage at the last unit; V. */
export function supplyDrops(line: SupplyLine): { segmentsV: number[]; sumV: number; endV: number } {
  const segmentsV = line.unitsA.map((_, segment) => {
    const currentA = line.unitsA.slice(segment).reduce((sum, ampere) => sum + ampere, 0)
    const area = line.areasMm2[Math.min(segment, line.areasMm2.length - 1)] ?? NaN
    return voltageDrop(line.allowance, line.coefficient, line.stepM, currentA, area)
  })
  const sumV = segmentsV.reduce((sum, volt) => sum + volt, 0)
  return { segmentsV, sumV, endV: line.supplyV - sumV }
}
