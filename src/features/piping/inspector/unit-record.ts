import type { IndoorOutput } from '../../../contract/system-record'
import { indoorOutputAt } from '../../../engine/decode/system-record'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

/** What the core says of one unit in full; null before the first calculation. Of that unit alone: a system may have a hundred thousand. */
export function unitRecord({ result, system, pack, labels }: OpenSystem, row: number): IndoorOutput | null {
  return result && indoorOutputAt(result, system, pack, (id) => labels.itemOf(id))(row)
}
