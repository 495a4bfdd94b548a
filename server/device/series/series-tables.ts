import type {
  BoxList,
  CatalogueMapping,
  LevelLimits,
  OutdoorModels,
  SeriesByPipeRule,
  SeriesNames,
  SeriesSequence,
  UnitTypes,
} from '../../../src/contract/device/series'
import type { Pack } from '../../../src/contract/pack'
import { boxesFor } from '../../../src/model/pack-rules/boxes'
import { modeOfSeries, unitGroups } from '../../../src/model/pack-rules/series/series-units'
import { mainTableOf } from '../../../src/model/pack-rules/series/main-table'
import { seriesName, typeName } from '../menus/menus'

type Series = Pack['series'][number]
type Module = Pack['oduModules']['items'][number]

/** Returns the outdoor machines of a series (of all without one) whose id contains the code, or whose horsepower it is. */
export function outdoorModels(pack: Pack, seriesCode: string | undefined, code = '', language: string): OutdoorModels['records'] {
  const wanted = code.trim().toLowerCase()
  const matches = ({ id, series, hp }: { id: string; series: string; hp: number }): boolean =>
    (seriesCode === undefined || series === seriesCode) && (id.toLowerCase().includes(wanted) || String(hp) === wanted)
  const modules = new Map(pack.oduModules.items.map((item) => [item.id, item]))
  const single = pack.oduModules.items.filter(matches).map((item) => outdoorModel(pack, item, [item], item.factoryChargeKg, language))
  const combined = pack.oduCombinations.items.filter(matches).map((item) =>
    outdoorModel(
      pack,
      item,
      item.moduleIds.flatMap((id) => modules.get(id) ?? []),
      item.factoryChargeKg,
      language,
    ),
  )
  return [...single, ...combined]
}

function outdoorModel(
  pack: Pack,
  item: Module | Pack['oduCombinations']['items'][number],
  modules: readonly Module[],
  factoryChargeKg: number,
  language: string,
): OutdoorModels['records'][number] {
  return {
    modelName: item.id,
    models: modules.map(({ id }) => id),
    series: item.series,
    name: seriesName(pack, item.series, language),
    hp: item.hp,
    refrigerant: modules[0]?.refrigerant ?? '',
    ODUType: modeOfSeries(pack, item.series),
    coolCapa: item.coolKw,
    heatCapa: item.heatKw,
    coolingRatedpowerKw: item.coolPowerKw,
    heatingRatedpowerKw: item.heatPowerKw,
    maxUnitCount: item.maxIdu,
    soundPressureDbA: item.soundPressureDbA,
    soundPowerDbA: item.soundPowerDbA,
    weightKg: item.weightKg,
    sizesMm: modules.map(({ dimensionsMm: { w, d, h } }) => ({ w, d, h })),
    factoryChargeKg,
    powerSupply: modules[0]?.powerSupply ?? '',
    maxCr: item.maxCrPct,
    maxCrSpecial: item.maxCrSpecialPct,
  }
}

/** Returns the types of units that go with a series, with their models. */
export function unitTypes(pack: Pack, series: Series, language: string): UnitTypes['records'] {
  return unitGroups(pack, series).map(({ kind, type, models }) => ({
    seriesCode: series.id,
    type: kind,
    seriesType: type,
    name: typeName(pack, type, language),
    models,
  }))
}

/** Returns the place of a series among the products, and its machines in the order of their horsepower. */
export function seriesSequence(pack: Pack, series: Series, language: string): SeriesSequence {
  const machines = [...pack.oduModules.items, ...pack.oduCombinations.items]
    .filter((item) => item.series === series.id)
    .sort((one, other) => one.hp - other.hp)
  return {
    seriesCode: series.id,
    name: seriesName(pack, series.id, language),
    sequence: pack.series.indexOf(series) + 1,
    total: pack.series.length,
    models: machines.map(({ id, hp }, index) => ({ modelName: id, hp, sequence: index + 1 })),
  }
}

/** Returns the level limits of a series, one row for each profile. */
export function levelLimits(pack: Pack, { id }: Series): LevelLimits['records'] {
  return pack.limits.profiles
    .filter(({ series }) => series.includes(id))
    .map((profile) => ({
      seriesCode: id,
      profile: profile.id,
      hp: profile.hp ? { min: profile.hp[0], max: profile.hp[1] } : null,
      heightOduAboveM: profile.heightOduAboveM,
      heightOduAboveStdM: profile.heightOduAboveStdM ?? null,
      heightOduBelowM: profile.heightOduBelowM,
      heightOduBelowStdM: profile.heightOduBelowStdM ?? null,
      heightIduIduM: profile.heightIduIduM,
      heightMsMsM: profile.heightMsMsM ?? null,
      heightMsIduM: profile.heightMsIduM ?? null,
      heightOduOduM: profile.heightOduOduM ?? null,
    }))
}

/** Returns the boxes of a type for a refrigerant ('' for any) with at least so many ports, the one with the fewest ports first. */
export function boxList(pack: Pack, type: 'MS' | 'MS-MAIN' | 'MS-SUB', refrigerant: string, ports: number): BoxList['records'] {
  return boxesFor(pack, type, refrigerant)
    .filter((box) => box.ports >= ports)
    .map((box) => ({
      modelName: box.id,
      ports: box.ports,
      portcapacity: box.portCapacityKw,
      totalCapacityKw: box.totalCapacityKw,
      maxIduPerPort: box.maxIduPerPort,
      maxIdu: box.maxIdu,
      canBeMain: box.canBeMain !== false,
      canBeSub: box.canBeSub !== false,
    }))
}

/** Returns the names of the series that the pack has among these codes. */
export function seriesNames(pack: Pack, codes: readonly string[], language: string): SeriesNames['records'] {
  return codes.filter((code) => pack.series.some(({ id }) => id === code)).map((code) => ({ code, name: seriesName(pack, code, language) }))
}

/** Returns the series whose main pipes each of these tables sizes. */
export function seriesByPipeRule(pack: Pack, rules: readonly string[], language: string): SeriesByPipeRule['records'] {
  return rules.map((rule) => {
    const codes = pack.series.filter((series) => mainTableOf(pack, series) === rule).map(({ id }) => id)
    return { rule, series: seriesNames(pack, codes, language) }
  })
}

/** Returns the entries of the catalogue with the models of each: series of outdoor units, then types of units by kind. */
export function catalogueMapping(pack: Pack, language: string): CatalogueMapping['records'] {
  const outdoor = pack.series.map(({ id }) => ({
    type: 'odu' as const,
    code: id,
    name: seriesName(pack, id, language),
    models: [...pack.oduModules.items, ...pack.oduCombinations.items].filter(({ series }) => series === id).map((item) => item.id),
  }))
  const units = unitGroups(pack).map(({ kind, type, models }) => ({ type: kind, code: type, name: typeName(pack, type, language), models }))
  return [...outdoor, ...units]
}
