import type { Pack } from '../../contract/pack'
import { isMadeFor } from '../../model/pack-rules/series/frequency'
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

/** Which outdoor units are wanted. Nothing that is missing restricts them. */
export interface WantedOutdoor {
  /** `HP`, `HR`, or the id of a series. */
  family?: string
  refrigerant?: string
  /** Frequency of the site's power supply. A machine without frequencies is made for both. */
  powerHz?: 50 | 60
}

/** Returns the families of a pack that are wanted, in the order of its series. */
export function familiesOf(pack: Pack, rows: PackRows, { family: wanted, refrigerant, powerHz }: WantedOutdoor): Family[] {
  const isFed = (item: Pack['oduModules']['items'][number]): boolean => powerHz === undefined || isMadeFor(item, powerHz)
  const modules = new Map(pack.oduModules.items.map((item) => [item.id, item]))
  const families: Family[] = []
  for (const series of pack.series) {
    if (refrigerant !== undefined && series.refrigerant !== refrigerant) continue
    const type = pack.oduModules.items.find((item) => item.series === series.id)?.systemType
    if (!type || (wanted !== undefined && wanted !== type && wanted !== series.id)) continue
    let family = families.find((each) => each.systemType === type && each.refrigerant === series.refrigerant)
    if (!family) families.push((family = { systemType: type, refrigerant: series.refrigerant, options: [] }))
    for (const [row, item] of pack.oduModules.items.entries()) {
      if (item.series !== series.id || !isFed(item)) continue
      const { dimensionsMm, maxIdu: maxUnits, id, coolKw, weightKg, soundPowerDbA, maxCrPct, minCrPct } = item
      const footprintM2 = (dimensionsMm.w * dimensionsMm.d) / 1e6
      const figures = { coolKw, weightKg, footprintM2, soundPowerDbA, maxCrPct, minCrPct, maxUnits }
      family.options.push({ id, models: [id], row, isCombination: false, firstModuleRow: row, ...figures })
    }
    for (const [row, item] of pack.oduCombinations.items.entries()) {
      if (item.series !== series.id) continue
      const parts = item.moduleIds.flatMap((id) => modules.get(id) ?? [])
      if (!parts.every(isFed)) continue
      const { id, coolKw, weightKg, soundPowerDbA, maxCrPct, maxIdu: maxUnits, moduleIds: models } = item
      const footprintM2 = parts.reduce((sum, { dimensionsMm: size }) => sum + (size.w * size.d) / 1e6, 0)
      const figures = { coolKw, weightKg, footprintM2, soundPowerDbA, maxCrPct, minCrPct: pack.connectionRatio.minPct, maxUnits }
      family.options.push({ id, models, row, isCombination: true, firstModuleRow: rows.moduleRow(models[0] ?? ''), ...figures })
    }
  }
  return families.filter(({ options }) => options.length > 0)
}
