import { QUANTITIES, type Measure, type Quantity } from '../../../model/project/quantity'

/** Spellings used by people and other tools, in lower case without spaces, dots and carets. */
const SPELLINGS: Readonly<Record<Measure, readonly string[]>> = {
  m: ['m', 'metre', 'metres', 'meter', 'meters'],
  ft: ['ft', 'foot', 'feet', "'"],
  '℃': ['℃', '°c', 'c', 'degc', 'celsius'],
  '℉': ['℉', '°f', 'f', 'degf', 'fahrenheit'],
  mm: ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
  inch: ['inch', 'inches', 'in', '"'],
  kg: ['kg', 'kilogram', 'kilograms'],
  lbs: ['lbs', 'lb', 'pound', 'pounds'],
  kW: ['kw', 'kilowatt', 'kilowatts'],
  'Btu/h': ['btu/h', 'btuh', 'btu/hr'],
  'kBtu/h': ['kbtu/h', 'kbtuh', 'kbtu/hr', 'mbh'],
  'm³/h': ['m³/h', 'm3/h', 'm³/hr', 'm3/hr', 'cmh'],
  'L/s': ['l/s', 'lps'],
  CFM: ['cfm', 'ft3/min', 'ft³/min'],
  Pa: ['pa', 'pascal'],
  'In.w.g': ['inwg', 'inh2o', 'inwc'],
  GPM: ['gpm', 'gal/min'],
  'dm³': ['dm³', 'dm3', 'l', 'litre', 'litres', 'liter', 'liters'],
  'm³': ['m³', 'm3'],
  'inch³': ['inch³', 'inch3', 'in³', 'in3', 'cuin'],
}

const BY_SPELLING = new Map<string, Measure>()
for (const quantity of Object.keys(QUANTITIES) as Quantity[]) {
  for (const measure of QUANTITIES[quantity]) for (const spelling of SPELLINGS[measure]) BY_SPELLING.set(spelling, measure)
}

/** Returns the measure of a spelling (`m3/h`, `degC`, `KBTU/H` …); undefined for an unknown one. */
export function measureOf(spelling: string): Measure | undefined {
  return BY_SPELLING.get(spelling.toLowerCase().replace(/[\s.^]/g, ''))
}

/** Whether a quantity can be given in a measure. */
export function isMeasureOf<Q extends Quantity>(quantity: Q, measure: Measure): measure is Measure<Q> {
  const measures: readonly Measure[] = QUANTITIES[quantity]
  return measures.includes(measure)
}
