import type { FrozenField } from '../../model/as-built/frozen-lines'
import type { Quantity } from '../../model/project/quantity'

const LENGTHS: ReadonlySet<FrozenField> = new Set<FrozenField>(['lengthM', 'gasLengthM', 'liquidLengthM', 'heightM', 'defaultLengthM'])

/** What a value of the comparison is measured in; null where it is a number of pieces or a word. */
export function quantityOf(field: FrozenField): Quantity | null {
  return LENGTHS.has(field) ? 'length' : null
}
