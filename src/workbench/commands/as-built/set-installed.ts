import type { FrozenField } from '../../../model/as-built/frozen-lines'
import { setPipe } from '../../../model/edits/drawing/set-pipe'
import { setNodeHeight } from '../../../model/edits/drawing/set-node-height'
import { change } from '../change'

const TYPED = ['lengthM', 'gasLengthM', 'liquidLengthM', 'bends', 'heightM'] as const satisfies FrozenField[]

/** What of the installed state is typed in the comparison; the rest is drawn. */
export type TypedField = (typeof TYPED)[number]

export function isTyped(field: FrozenField): field is TypedField {
  return TYPED.some((typed) => typed === field)
}

/** Puts down what was installed: a length, bends or a level. Limits never refuse it; null lets the default hold. */
export function setInstalled(systemId: string, id: string, field: TypedField, value: number | null): void {
  change((project) =>
    field === 'heightM' ? setNodeHeight(project, systemId, [id], value) : setPipe(project, systemId, [id], { [field]: value }),
  )
}
