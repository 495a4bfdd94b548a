import type { FrozenField } from './frozen-lines'

/**
 * What a value of a pipe or node counts as: a pipe without a length as the default, its gas and liquid lines without one of their own as the pipe, one without bends as
 * straight, a node without a level as on that of the outdoor unit.
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
