import type { Pack } from '../../contract/pack'
import type { PackRows } from '../encode/pack-rows'

/** An outdoor unit that a system may get: a module or a listed combination. */
export interface OutdoorOption {
  id: string
  models: readonly string[]
  row: number
  isCombination: boolean
  firstModuleRow: number
  coolKw: number
  weightKg: number
  footprintM2: number
  soundPowerDbA: number
  maxCrPct: number
  minCrPct: number
  maxUnits: number
}

/** Outdoor units that may stand in one building together: of one kind of system and one refrigerant. */
export interface Family {
  systemType: 'HP' | 'HR'
  refrigerant: string
  options: OutdoorOption[]
}

/** Returns the families of a pack that are wanted, in the order of its series. `wanted` is `HP`, `HR` or the id of a series. */
export function familiesOf(pack: Pack, rows: PackRows, wanted?: string, refrigerant?: string): Family[] {
  const modules = new Map(pack.oduModules.items.map((item) => [item.id, item]))
  const families: Family[] = []
  for (const series of pack.series) {
    if (refrigerant !== undefined && series.refrigerant !== refrigerant) continue
    const type = pack.oduModules.items.find((item) => item.series === series.id)?.systemType
    if (!type || (wanted !== undefined && wanted !== type && wanted !== series.id)) continue
    let family = families.find((each) => each.systemType === type && each.refrigerant === series.refrigerant)
    if (!family) families.push((family = { systemType: type, refrigerant: series.refrigerant, options: [] }))
    for (const [row, item] of pack.oduModules.items.entries()) {
      if (item.series !== series.id) continue
      const { dimensionsMm, maxIdu: maxUnits, id, coolKw, weightKg, soundPowerDbA, maxCrPct, minCrPct } = item
      const footprintM2 = (dimensionsMm.w * dimensionsMm.d) / 1e6
      const figures = { coolKw, weightKg, footprintM2, soundPowerDbA, maxCrPct, minCrPct, maxUnits }
      family.options.push({ id, models: [id], row, isCombination: false, firstModuleRow: row, ...figures })
    }
    for (const [row, item] of pack.oduCombinations.items.entries()) {
      if (item.series !== series.id) continue
      const parts = item.moduleIds.flatMap((id) => modules.get(id) ?? [])
      const { id, coolKw, weightKg, soundPowerDbA, maxCrPct, maxIdu: maxUnits, moduleIds: models } = item
      const footprintM2 = parts.reduce((sum, { dimensionsMm: size }) => sum + (size.w * size.d) / 1e6, 0)
      const figures = { coolKw, weightKg, footprintM2, soundPowerDbA, maxCrPct, minCrPct: pack.connectionRatio.minPct, maxUnits }
      family.options.push({ id, models, row, isCombination: true, firstModuleRow: rows.moduleRow(models[0] ?? ''), ...figures })
    }
  }
  return families.filter(({ options }) => options.length > 0)
}
