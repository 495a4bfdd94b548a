import type { OutdoorOutput } from '../../contract/system-record'
import { fromMetric } from '../../engine/measure/measure'
import type { Quantity, UnitSettings } from '../../model/project/quantity'
import { withUnit } from '../../platform/words/locale'
import { matches } from '../../ui/table/matches'

type FigureName = {
  [Name in keyof OutdoorOutput]-?: OutdoorOutput[Name] extends number | null ? Name : never
}[keyof OutdoorOutput]

/** Figures of a system that a search finds: label of the inspector, name in the proof, and its measure. */
const FIGURES: readonly (readonly [label: string, quantity: FigureName, measure: Quantity | '%' | 'kW' | null])[] = [
  ['units', 'unitCount', null],
  ['ratedCr', 'ratedCR', '%'],
  ['actualCr', 'actualCR', '%'],
  ['nominalCooling', 'nominalCoolCapa', 'loadCapacity'],
  ['cooling', 'coolCapa', 'loadCapacity'],
  ['nominalHeating', 'nominalHeatCapa', 'loadCapacity'],
  ['heating', 'heatCapa', 'loadCapacity'],
  ['coolingPower', 'coolPowerKw', 'kW'],
  ['heatingPower', 'heatPowerKw', 'kW'],
  ['farthestActual', 'farthestActualM', 'length'],
  ['farthestEquivalent', 'farthestEquivalentM', 'length'],
  ['afterFirst', 'afterFirstBranchM', 'length'],
  ['total', 'totalM', 'length'],
  ['heightOutdoor', 'heightOduIduM', 'length'],
  ['heightIndoor', 'heightIduIduM', 'length'],
  ['additionalCharge', 'additionalChargeKg', 'weight'],
  ['factoryCharge', 'factoryChargeKg', 'weight'],
  ['totalCharge', 'totalChargeKg', 'weight'],
]

/** A figure of a system in words, as a search shows it. */
export interface FoundFigure {
  quantity: string
  label: string
  value: string
}

export interface FigureWords {
  t: (key: string) => string
  number: (value: number, decimals: number) => string
  unitSettings: UnitSettings
}

/** Finds the figures of a system whose name, in the inspector or in a proof, contains every word of a query. */
export function findFigures(outdoor: OutdoorOutput, query: string, { t, number, unitSettings }: FigureWords): FoundFigure[] {
  if (query.trim() === '') return []
  return FIGURES.flatMap(([name, quantity, measure]) => {
    const label = t(`piping:outdoor.${name}`)
    const value = outdoor[quantity]
    if (value === null || !Number.isFinite(value) || !matches(`${label} ${t(`proof:quantity.${quantity}`)}`, query)) return []
    return [{ quantity, label, value: figureText(value, measure, number, unitSettings) }]
  })
}

function figureText(
  value: number,
  measure: Quantity | '%' | 'kW' | null,
  number: FigureWords['number'],
  unitSettings: UnitSettings,
): string {
  if (measure === null) return number(value, 0)
  if (measure === '%' || measure === 'kW') return withUnit(number(value, measure === '%' ? 1 : 2), measure)
  return withUnit(number(fromMetric(value, measure, unitSettings[measure]), 2), unitSettings[measure])
}
