import { airHandlerOf } from '../../drawing/kits/derive-kits'
import { lineModels } from '../../project/list/line-models'
import { outdoorModules } from '../../project/outdoor-modules'
import type { IndoorUnit, IndoorUnitType } from '../../project/project'
import { isAbove } from '../allowance'
import { refusalBySeries, unitLists } from './series-units'
import type { SeriesRefusal, SeriesUnitRules } from './series-units'

/** The part of a pack that says what a chosen outdoor unit refuses. */
interface RefusalRules extends SeriesUnitRules {
  oduModules: { items: readonly { id: string; series: string; systemType?: string; capacityIndex: number }[] }
  oduCombinations: { items: readonly { id: string; series: string; moduleIds: readonly string[] }[] }
  iduModels: { items: readonly (SeriesUnitRules['iduModels']['items'][number] & { capacityIndex: number })[] }
  freshAirUnits: { items: readonly (SeriesUnitRules['iduModels']['items'][number] & { capacityIndex: number })[] }
  hydroModules: { items: readonly (SeriesUnitRules['iduModels']['items'][number] & { capacityIndex: number })[] }
  ahuKits: { items: readonly (SeriesUnitRules['iduModels']['items'][number] & { defaultIndex: number })[] }
}

/** Why an outdoor unit refuses a unit: what its series does not take, a single unit above the largest ratio, or no model of the pack. */
type RefusalCode = SeriesRefusal | 'maxCrSpecialPct' | 'unknownModel'

/** A reason with what its sentence names. */
export interface UnitRefusal {
  code: RefusalCode
  model: string
  values: Record<string, number | string>
}

/** A line of the list that the outdoor unit refuses. */
interface RefusedUnit {
  id: string
  reasons: UnitRefusal[]
}

/** Lists the lines that a chosen outdoor unit refuses, whatever else is in the list; `maxCrPct` is the largest ratio that it allows. */
export function refusedUnits(
  pack: RefusalRules,
  outdoorModels: readonly string[],
  maxCrPct: number,
  units: readonly IndoorUnit[],
): RefusedUnit[] {
  const modules = outdoorModules(pack, outdoorModels).flatMap((id) => pack.oduModules.items.find((item) => item.id === id) ?? [])
  const series = pack.series.find(({ id }) => id === modules[0]?.series)
  if (!series) return []
  const outdoorIndex = modules.reduce((sum, { capacityIndex }) => sum + capacityIndex, 0)
  return units.flatMap((unit) => {
    const reasons = modelsOf(unit).flatMap((model) => refusalOf(pack, series, unit.type, model, { outdoorIndex, maxCrPct }) ?? [])
    return reasons.length > 0 ? [{ id: unit.id, reasons }] : []
  })
}

/** Returns the models of a line; of an air handler those of its kits, none where no kit is chosen yet. */
function modelsOf(unit: IndoorUnit): string[] {
  if (unit.type === 'ahu' && !airHandlerOf(unit) && unit.model === '') return []
  return [...lineModels(unit).keys()].filter((model) => model !== '' || unit.type !== 'ahu')
}

function refusalOf(
  pack: RefusalRules,
  series: RefusalRules['series'][number],
  kind: IndoorUnitType,
  model: string,
  { outdoorIndex, maxCrPct }: { outdoorIndex: number; maxCrPct: number },
): UnitRefusal | null {
  const found = new Map(unitLists(pack)).get(kind)?.find(({ id }) => id === model)
  if (!found) return { code: 'unknownModel', model, values: { model } }
  const code = refusalBySeries(pack, series, kind, found)
  if (code === 'unitKinds') return { code, model, values: { model, series: series.id } }
  if (code === 'refrigerants')
    return { code, model, values: { model, refrigerant: series.refrigerant, made: (found.refrigerants ?? []).join(', ') } }
  if (code === 'systemTypes') return { code, model, values: { model, modes: (found.systemTypes ?? []).join(', ') } }
  const ratio = (100 * indexOf(pack, model)) / outdoorIndex
  if (!isAbove(ratio, maxCrPct)) return null
  return { code: 'maxCrSpecialPct', model, values: { model, value: ratio, limit: maxCrPct, excess: ratio - maxCrPct } }
}

function indexOf(pack: RefusalRules, model: string): number {
  const listed = [pack.iduModels, pack.freshAirUnits, pack.hydroModules].flatMap(({ items }) => items).find(({ id }) => id === model)
  return listed?.capacityIndex ?? pack.ahuKits.items.find(({ id }) => id === model)?.defaultIndex ?? 0
}
