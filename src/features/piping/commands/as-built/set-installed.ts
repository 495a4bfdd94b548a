import type { FrozenField } from '../../../../model/as-built/compare-with-frozen'
import { setPipe } from '../../../../model/edits/set-pipe'
import { setNodeHeight } from '../../../../model/edits/set-node-height'
import { change } from '../change'

/** Puts down what was installed: a length, bends or a level. Limits never refuse it; null lets the default hold. */
export function setInstalled(systemId: string, id: string, field: Exclude<FrozenField, 'model'>, value: number | null): void {
  change((project) =>
    field === 'heightM' ? setNodeHeight(project, systemId, [id], value) : setPipe(project, systemId, [id], { [field]: value }),
  )
}
