import type { AirHandler, KitChoice } from '../../../model/project/air-handler'
import { InputError } from '../../input-error'
import { isGiven, listIn, recordIn, recordOf, shown, textIn, wholeIn, type JsonRecord, type Place } from '../read-value'
import type { Reading } from '../reading'
import { unknownFields } from '../unknown-fields'

const FIELDS = new Set(['ahuName', 'ahuCoilNumber', 'selection'])
const CHOICE_FIELDS = new Set(['id', 'model', 'ahuKitQuantity', 'portNumb', 'coolCapacity', 'heatCapacity'])
/** Upper bound far above any real air handler, so that a mistyped number does not draw millions of kits. */
const MOST = 64

/** Reads `ahuData` of an item of `inDoorList`; undefined where the item has none. */
export function readAirHandler(item: JsonRecord, reading: Reading, place: Place): AirHandler | undefined {
  if (!isGiven(item['ahuData'])) return undefined
  const at: Place = () => `${place()}.ahuData`
  const record = recordIn(item, 'ahuData', place)
  const choices = listIn(record, 'selection', at)
  if (choices.length > MOST) throw new InputError(`${at()}.selection`, `at most ${MOST} kinds of kits, not ${choices.length}`)
  return {
    name: textIn(record, 'ahuName', at) ?? '',
    coils: wholeIn(record, 'ahuCoilNumber', at, 0, MOST) ?? 0,
    choices: choices.map((choice, index) => readChoice(choice, reading, () => `${at()}.selection[${index}]`)),
    extra: unknownFields(record, FIELDS, at) ?? {},
  }
}

export function writeAirHandler(airHandler: AirHandler): JsonRecord {
  return {
    ...airHandler.extra,
    ahuName: airHandler.name,
    ahuCoilNumber: airHandler.coils,
    selection: airHandler.choices.map((choice) => ({
      ...choice.extra,
      id: choice.id,
      model: choice.model,
      ahuKitQuantity: choice.kits,
      portNumb: choice.ports,
      coolCapacity: choice.coolingKw,
      heatCapacity: choice.heatingKw,
    })),
  }
}

function readChoice(value: unknown, reading: Reading, place: Place): KitChoice {
  const record = recordOf(value, place)
  return {
    id: textIn(record, 'id', place) ?? '',
    model: readModel(record, reading, place),
    kits: wholeIn(record, 'ahuKitQuantity', place, 0, MOST) ?? 1,
    ports: wholeIn(record, 'portNumb', place, 0, MOST) ?? 1,
    coolingKw: capacitiesIn(record, 'coolCapacity', place),
    heatingKw: capacitiesIn(record, 'heatCapacity', place),
    extra: unknownFields(record, CHOICE_FIELDS, place) ?? {},
  }
}

function readModel(record: JsonRecord, { known }: Reading, place: Place): string {
  const model = textIn(record, 'model', place) ?? ''
  if (known && model !== '' && known(model) !== 'ahuKit')
    throw new InputError(`${place()}.model`, `an air-handler kit of the rule pack, not ${shown(model)}`)
  return model
}

function capacitiesIn(record: JsonRecord, key: string, place: Place): number[] {
  const list = listIn(record, key, place)
  if (list.length > MOST) throw new InputError(`${place()}.${key}`, `at most ${MOST} capacities, not ${list.length}`)
  return list.map((value, index) => {
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
      throw new InputError(`${place()}.${key}[${index}]`, `a finite number of 0 or more, not ${shown(value)}`)
    return value + 0
  })
}
