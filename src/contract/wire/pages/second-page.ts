import { DEFAULT_WEIGHT, MOST_WEIGHT, WEIGHT_NAMES, type Weights } from '../../../model/project/weights'
import { InputError } from '../../input-error'
import { numberIn, step, type JsonRecord, type Place } from '../read-value'
import { unknownFields } from '../unknown-fields'

const sliderOf = (place: number): string => `sliderValue${place + 1}`
const FIELDS: ReadonlySet<string> = new Set(WEIGHT_NAMES.map((_, place) => sliderOf(place)))

/**
 * Reads the ten sliders of `page2`; one that is missing or emptied has its default.
 * @throws InputError with the JSON path where a slider is no number from 0 to 100
 */
export function readWeights(page: JsonRecord, place: Place): Weights {
  return Object.fromEntries(WEIGHT_NAMES.map((name, slider) => [name, readSlider(page, sliderOf(slider), place)])) as Weights
}

function readSlider(page: JsonRecord, key: string, place: Place): number {
  const value = page[key] === '' ? undefined : numberIn(page, key, place)
  if (value !== undefined && (value < 0 || value > MOST_WEIGHT))
    throw new InputError(place() + step(key), `a number from 0 to ${MOST_WEIGHT}, not ${value}`)
  return value ?? DEFAULT_WEIGHT
}

/** Returns the other fields of the page, which are kept unchanged. */
export const besideSliders = (page: JsonRecord, place: Place): JsonRecord | undefined => unknownFields(page, FIELDS, place)

export function writeSecondPage(weights: Weights, extra: JsonRecord): JsonRecord {
  return { ...extra, ...Object.fromEntries(WEIGHT_NAMES.map((name, slider) => [sliderOf(slider), weights[name]])) }
}
