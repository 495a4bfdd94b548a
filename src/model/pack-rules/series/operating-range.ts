import { outdoorModules } from '../../project/outdoor-modules'
import type { DesignConditions } from '../../project/project'
import { isAbove, isBelow } from '../allowance'

type Bounds = readonly [number, number]

/** The part of a pack that bounds temperatures, ℃. */
interface RangeRules {
  series: readonly { id: string }[]
  oduModules: { items: readonly { id: string; series: string; coolRangeDbC: Bounds; heatRangeWbC: Bounds; hrRangeDbC?: Bounds }[] }
  oduCombinations: { items: readonly { id: string; series: string; moduleIds: readonly string[] }[] }
  sense?: { indoorDryBulbC?: { cooling?: Bounds; heating?: Bounds } }
}

/** Dry bulbs of habitable rooms in ℃, where the pack bounds none. */
export const HABITABLE_C: { cooling: [number, number]; heating: [number, number] } = { cooling: [10, 45], heating: [0, 40] }

/** Temperatures of a design, without its elevation. */
type DesignTemperature = Exclude<keyof DesignConditions, 'elevationM'>

/** One operating range: what of a design it bounds, and the code of its finding. */
interface OperatingRange {
  code: 'limit.coolRangeDbC' | 'limit.heatRangeWbC' | 'limit.coolIndoorDbC' | 'limit.heatIndoorDbC' | WetBulbCode
  field: DesignTemperature
  min: number | null
  max: number
}

type WetBulbCode = 'limit.coolIndoorWbC' | 'limit.coolOutdoorWbC' | 'limit.heatIndoorWbC' | 'limit.heatOutdoorWbC'

/** A temperature of a design that is outside a range; `limit` is the bound that it breaks. */
export interface OutsideRange {
  code: OperatingRange['code']
  field: DesignTemperature
  value: number
  limit: number
  excess: number
}

/** Ranges of one outdoor module or combination, or of a whole series: the widest of its modules. */
export interface OutdoorRanges {
  cooling: Bounds
  heating: Bounds
  /** Of simultaneous cooling and heating, by the outdoor dry bulb; null where the machine does not recover heat. */
  recovery: Bounds | null
}

const WET_BULBS: readonly (readonly [WetBulbCode, DesignTemperature, DesignTemperature])[] = [
  ['limit.coolIndoorWbC', 'coolingIndoorWetBulbC', 'coolingIndoorDryBulbC'],
  ['limit.coolOutdoorWbC', 'coolingOutdoorWetBulbC', 'coolingOutdoorDryBulbC'],
  ['limit.heatIndoorWbC', 'heatingIndoorWetBulbC', 'heatingIndoorDryBulbC'],
  ['limit.heatOutdoorWbC', 'heatingOutdoorWetBulbC', 'heatingOutdoorDryBulbC'],
]

/** Returns the ranges of chosen modules: those of the first, as the core reads them; null where the pack does not list it. */
export function rangesOfModels(pack: RangeRules, models: readonly string[]): OutdoorRanges | null {
  const [first] = outdoorModules(pack, models)
  const module = pack.oduModules.items.find(({ id }) => id === first)
  return module ? { cooling: module.coolRangeDbC, heating: module.heatRangeWbC, recovery: module.hrRangeDbC ?? null } : null
}

/** Returns the widest ranges among the modules of a series; null where it has none. */
export function rangesOfSeries(pack: RangeRules, seriesId: string): OutdoorRanges | null {
  const modules = pack.oduModules.items.filter(({ series }) => series === seriesId)
  const cooling = widest(modules.map(({ coolRangeDbC }) => coolRangeDbC))
  const heating = widest(modules.map(({ heatRangeWbC }) => heatRangeWbC))
  const recovery = widest(modules.flatMap(({ hrRangeDbC }) => (hrRangeDbC ? [hrRangeDbC] : [])))
  return cooling && heating ? { cooling, heating, recovery } : null
}

/** Lists the ranges that a design is held against: of the outdoor unit, of rooms, and each wet bulb at most its dry bulb. */
export function operatingRanges(pack: RangeRules, outdoor: OutdoorRanges | null, design: DesignConditions): OperatingRange[] {
  const { cooling = HABITABLE_C.cooling, heating = HABITABLE_C.heating } = pack.sense?.indoorDryBulbC ?? {}
  const range = (code: OperatingRange['code'], field: DesignTemperature, [min, max]: Bounds): OperatingRange => ({ code, field, min, max })
  return [
    ...(outdoor
      ? [
          range('limit.coolRangeDbC', 'coolingOutdoorDryBulbC', outdoor.cooling),
          range('limit.heatRangeWbC', 'heatingOutdoorWetBulbC', outdoor.heating),
        ]
      : []),
    range('limit.coolIndoorDbC', 'coolingIndoorDryBulbC', cooling),
    range('limit.heatIndoorDbC', 'heatingIndoorDryBulbC', heating),
    ...WET_BULBS.flatMap(([code, field, dry]) => {
      const max = design[dry]
      return max === null ? [] : [{ code, field, min: null, max }]
    }),
  ]
}

/** Lists the temperatures of a design that are outside its ranges; a missing temperature is not checked. */
export function outsideRanges(pack: RangeRules, outdoor: OutdoorRanges | null, design: DesignConditions): OutsideRange[] {
  return operatingRanges(pack, outdoor, design).flatMap(({ code, field, min, max }) => {
    const value = design[field]
    if (value === null) return []
    if (min !== null && isBelow(value, min)) return [{ code, field, value, limit: min, excess: min - value }]
    return isAbove(value, max) ? [{ code, field, value, limit: max, excess: value - max }] : []
  })
}

function widest(ranges: readonly Bounds[]): Bounds | null {
  if (ranges.length === 0) return null
  return [Math.min(...ranges.map(([min]) => min)), Math.max(...ranges.map(([, max]) => max))]
}
