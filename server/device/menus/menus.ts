import type { IndoorMenuBody, IndoorMenus, OutdoorMenuBody, OutdoorMenus } from '../../../src/contract/device/menus'
import type { Pack } from '../../../src/contract/pack'
import { refusalBySeries, modeOfSeries, unitGroups, unitLists, type UnitGroup } from '../../../src/model/pack-rules/series/series-units'
import { outdoorSeries } from '../../../src/model/project/equipment'
import { kindWord, modeWord } from './lookup-words'
import { menuWord } from './menu-words'

type Items = OutdoorMenus['items']

/** One machine of the pack with everything that a menu offers of it. */
interface Machine {
  id: string
  series: string
  hp: number
  refrigerant: string
  mode: 'HP' | 'HR'
}

type Facet = 'mode' | 'refrigerant' | 'series' | 'hp' | 'id'

/** Returns the menus of outdoor units: each offers what goes with the choices in all others, with the number of machines behind it. */
export function outdoorMenus(pack: Pack, chosen: OutdoorMenuBody, language: string, only?: ReadonlySet<string>): OutdoorMenus {
  const { ODUType: mode, refrigerant, series, hp, modelNames = [] } = chosen
  const choices = { mode, refrigerant, series, hp }
  const machines = machinesOf(pack).filter(({ id, series: code }) => (only?.has(id) ?? true) && takesAll(pack, code, modelNames))
  const offered = (facet: Facet): Machine[] =>
    machines.filter((machine) =>
      (['mode', 'refrigerant', 'series', 'hp'] as const).every(
        (other) => other === facet || choices[other] === undefined || machine[other] === choices[other],
      ),
    )
  return {
    items: countedBy(offered('series'), 'series', (code) => seriesName(pack, code, language)),
    ODUType: countedBy(offered('mode'), 'mode', (code) => modeWord(code === 'HR' ? 'HR' : 'HP', language)),
    refrigerant: countedBy(offered('refrigerant'), 'refrigerant', (code) => code),
    hp: countedBy(offered('hp'), 'hp', (code) => `${code} HP`).sort((one, other) => Number(one.value) - Number(other.value)),
    models: countedBy(offered('id'), 'id', (code) => code),
  }
}

/** Returns the menus of units: kinds and types that go with the chosen outdoor unit or series, and the models of the chosen type. */
export function indoorMenus(
  pack: Pack,
  { type: kind = 'idu', seriesType, series, oduModels }: IndoorMenuBody,
  language: string,
): IndoorMenus {
  const chosen = oduModels && oduModels.length > 0 ? (outdoorSeries(pack, oduModels)?.id ?? '') : series
  const groups = groupsFor(pack, chosen)
  const ofKind = groups.filter((group) => group.kind === kind)
  const kinds = [...new Set(groups.map((group) => group.kind))]
  return {
    items: ofKind.map(({ type, models }) => ({ value: type, label: typeName(pack, type, language), count: models.length })),
    kinds: kinds.map((value) => ({
      value,
      label: kindWord(value, language),
      count: groups.reduce((sum, group) => sum + (group.kind === value ? group.models.length : 0), 0),
    })),
    models: ofKind
      .filter(({ type }) => seriesType === undefined || type === seriesType)
      .flatMap(({ models }) => models.map((id) => ({ value: id, label: id, count: 1 }))),
  }
}

/** Returns the units that go with a series, of all where none is chosen, and none where the pack does not have it. */
function groupsFor(pack: Pack, code: string | undefined): UnitGroup[] {
  if (code === undefined) return unitGroups(pack)
  const series = pack.series.find(({ id }) => id === code)
  return series ? unitGroups(pack, series) : []
}

export function seriesName(pack: Pack, code: string, language: string): string {
  return menuWord('series', code, language) ?? pack.series.find(({ id }) => id === code)?.name ?? code
}

/** Returns the name of a type of units; of a hydro unit its kind is the type. */
export function typeName(pack: Pack, type: string, language: string): string {
  return menuWord('type', type, language) ?? pack.iduTypes[type]?.name ?? type
}

function machinesOf(pack: Pack): Machine[] {
  return [...pack.oduModules.items, ...pack.oduCombinations.items].map(({ id, series, hp }) => ({
    id,
    series,
    hp,
    refrigerant: pack.series.find((each) => each.id === series)?.refrigerant ?? '',
    mode: modeOfSeries(pack, series),
  }))
}

function takesAll(pack: Pack, code: string, modelNames: readonly string[]): boolean {
  const series = pack.series.find(({ id }) => id === code)
  if (!series) return false
  return modelNames.every((name) =>
    unitLists(pack).some(([kind, models]) =>
      models.some((model) => model.id === name && refusalBySeries(pack, series, kind, model) === null),
    ),
  )
}

function countedBy(machines: readonly Machine[], facet: Facet, label: (code: string) => string): Items {
  const counts = new Map<string, number>()
  for (const machine of machines) {
    const value = String(machine[facet])
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ value, label: label(value), count }))
}
