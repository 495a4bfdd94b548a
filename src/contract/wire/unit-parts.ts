import { PART_TYPES, type UnitPart } from '../../model/project/unit-part'
import { InputError } from '../input-error'
import { idIn, isGiven, listIn, recordOf, shown, wholeIn, wordIn, type JsonRecord, type Place } from './read-value'
import { unknownFields } from './unknown-fields'

/** Our own field of list items and outdoor systems: entries of the accessory catalogue with the names of section 3.9. */
const FIELD = 'accessories'
const FIELDS = new Set(['id', 'type', 'num'])
const MOST_PARTS = 200
const MOST_OF_ONE = 99

/**
 * Reads `accessories` of a list item or an outdoor system: `{ id, type, num }`. Undefined where the field is missing, which stands for what the model comes with;
 * an empty list is none at all.
 * @throws InputError with the JSON path of the first wrong value, also for an id that stands twice
 */
export function readUnitParts(record: JsonRecord, place: Place): readonly UnitPart[] | undefined {
  if (!isGiven(record[FIELD])) return undefined
  const list = listIn(record, FIELD, place)
  if (list.length > MOST_PARTS) throw new InputError(`${place()}.${FIELD}`, `at most ${MOST_PARTS} entries`)
  const ids = new Set<string>()
  return list.map((value, index) => {
    const at: Place = () => `${place()}.${FIELD}[${index}]`
    const part = recordOf(value, at)
    const id = idIn(part, 'id', at)
    if (ids.has(id)) throw new InputError(`${at()}.id`, `an id that no other entry of the list has, not ${shown(id)}`)
    ids.add(id)
    const extra = unknownFields(part, FIELDS, at)
    return {
      id,
      type: wordIn(part, 'type', at, PART_TYPES) ?? 'V8Accessories',
      count: wholeIn(part, 'num', at, 1, MOST_OF_ONE) ?? 1,
      ...(extra && { extra }),
    }
  })
}

/** Returns the field with the chosen parts, to be spread; without the field where none are chosen. */
export function writeUnitParts(parts: readonly UnitPart[] | undefined): JsonRecord {
  return parts ? { [FIELD]: parts.map(({ id, type, count, extra }) => ({ ...extra, id, type, num: count })) } : {}
}
