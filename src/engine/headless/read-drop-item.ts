import { InputError } from '../../contract/input-error'
import { amountIn, flagIn, recordOf, shown, step, textIn, wholeIn, wordIn, type Place } from '../../contract/wire/read-value'
import { knownModels } from '../../contract/wire/known-models'
import type { Pack } from '../../contract/pack'
import { JOINT_TYPES } from '../../model/project/codes'
import type { DropItem, DropKind } from '../drop/drop-item'

const ITEM: Place = () => 'item'
const KINDS: readonly DropKind[] = ['indoor', 'freshAir', 'hydro', 'ahuKit', 'joint', 'box']
const FIELDS = new Set([
  'kind',
  'model',
  'coolingKw',
  'jointType',
  'branches',
  'ports',
  'portCapacityKw',
  'reverse',
  'materialType',
  'seriesCode',
  'kits',
  'airHandlerId',
])
const MOST_OUTLETS = 255

/**
 * Reads a caller's item field by field.
 * @throws InputError with a path such as `item.model`
 */
export function readDropItem(value: unknown, pack: Pack): DropItem {
  const record = recordOf(value, ITEM)
  const unknown = Object.keys(record).find((name) => !FIELDS.has(name))
  if (unknown !== undefined) throw new InputError(`item${step(unknown)}`, `only the fields ${[...FIELDS].join(', ')}`)
  const kind = wordIn(record, 'kind', ITEM, KINDS)
  if (kind === undefined) throw new InputError('item.kind', `one of ${KINDS.join(', ')}`)
  const model = textIn(record, 'model', ITEM)
  if (model !== undefined && knownModels(pack)(model) !== kind)
    throw new InputError('item.model', `a model of the rule pack for ${kind}, not ${shown(model)}`)
  const given = {
    model,
    coolingKw: amountIn(record, 'coolingKw', ITEM),
    jointType: wordIn(record, 'jointType', ITEM, JOINT_TYPES),
    branches: wholeIn(record, 'branches', ITEM, 1, MOST_OUTLETS),
    ports: wholeIn(record, 'ports', ITEM, 1, MOST_OUTLETS),
    portCapacityKw: amountIn(record, 'portCapacityKw', ITEM),
    reverse: flagIn(record, 'reverse', ITEM),
    materialType: textIn(record, 'materialType', ITEM),
    seriesCode: textIn(record, 'seriesCode', ITEM),
    kits: wholeIn(record, 'kits', ITEM, 1, MOST_OUTLETS),
    airHandlerId: textIn(record, 'airHandlerId', ITEM),
  }
  return { kind, ...(Object.fromEntries(Object.entries(given).filter(([, field]) => field !== undefined)) as Omit<DropItem, 'kind'>) }
}
