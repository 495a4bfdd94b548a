import type { FrozenField } from '../../model/as-built/frozen-lines'
import type { Quantity } from '../../model/project/quantity'

const LENGTHS: ReadonlySet<FrozenField> = new Set<FrozenField>(['lengthM', 'gasLengthM', 'liquidLengthM', 'heightM', 'defaultLengthM'])

/** Returns the quantity of a compared value; null for a count or a word. */
export function quantityOf(field: FrozenField): Quantity | null {
  return LENGTHS.has(field) ? 'length' : null
}
