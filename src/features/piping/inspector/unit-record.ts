import type { IndoorOutput } from '../../../contract/system-record'
import { indoorOutputAt } from '../../../engine/decode/system-record'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

/** Returns the full results of one unit; null before the first calculation. Only that unit is read, because a system may have a hundred thousand. */
export function unitRecord({ result, system, pack, labels }: OpenSystem, row: number): IndoorOutput | null {
  return result && indoorOutputAt(result, system, pack, (id) => labels.itemOf(id))(row)
}
