import type { FrozenField } from './frozen-lines'

/**
 * Returns the effective value of a pipe or node: a pipe without a length has the default, gas and liquid lines without one have the pipe's,
 * a pipe without bends is straight, and a node without a level is on that of the outdoor unit.
 */
export function countedValue(
  field: FrozenField,
  value: number | string | null,
  lengthM: number | undefined,
  defaultLengthM: number | undefined,
): number | string | null {
  if (value !== null) return value
  switch (field) {
    case 'lengthM':
      return defaultLengthM ?? null
    case 'gasLengthM':
    case 'liquidLengthM':
      return lengthM === undefined || Number.isNaN(lengthM) ? (defaultLengthM ?? null) : lengthM
    case 'bends':
    case 'heightM':
      return 0
    default:
      return null
  }
}
