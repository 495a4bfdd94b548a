import type { FrozenField } from '../../../model/as-built/frozen-lines'
import { setPipe } from '../../../model/edits/drawing/set-pipe'
import { setNodeHeight } from '../../../model/edits/drawing/set-node-height'
import { change } from '../change'

const TYPED = ['lengthM', 'gasLengthM', 'liquidLengthM', 'bends', 'heightM'] as const satisfies FrozenField[]

/** Fields of the installed state that are entered in the comparison; the others are drawn. */
export type TypedField = (typeof TYPED)[number]

export function isTyped(field: FrozenField): field is TypedField {
  return TYPED.some((typed) => typed === field)
}

/** Records an installed length, bends or level. Limits never refuse it; null restores the default. */
export function setInstalled(systemId: string, id: string, field: TypedField, value: number | null): void {
  change((project) =>
    field === 'heightM' ? setNodeHeight(project, systemId, [id], value) : setPipe(project, systemId, [id], { [field]: value }),
  )
}
