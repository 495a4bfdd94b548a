import { InputError } from '../../input-error'
import type { Pack } from '../schema'

type Part = NonNullable<Pack['rearMountedComponents']>['items'][number]

const SECTIONS = ['panels', 'rearMountedComponents', 'accessories'] as const
type Section = (typeof SECTIONS)[number]

/** Types that stand for a whole list of units. */
const OTHER_TYPES = ['FA', 'HDO', 'AHU', 'HRV']

/**
 * Checks panels, rear-mounted components and accessories: ids of their own, units that each fits, one panel at most that a unit comes with.
 * @throws InputError naming the JSON path of the first break.
 */
export function checkPartMeaning(pack: Pack): void {
  const seen = new Map<string, string>()
  for (const section of SECTIONS)
    partsOf(pack, section).forEach((part, i) => {
      const at = `$.${section}.items[${i}]`
      const first = seen.get(part.id)
      if (first !== undefined) throw new InputError(`${at}.id`, `an id of its own; '${part.id}' is also at ${first}`)
      seen.set(part.id, `${at}.id`)
      checkFits(part, at)
      checkKnown(pack, section, part, at)
    })
  checkDefaults(pack)
}

function partsOf(pack: Pack, section: Section): readonly Part[] {
  return pack[section]?.items ?? []
}

function checkFits({ types, series, models, minKw, maxKw }: Part, at: string): void {
  if (!types && !series && !models) throw new InputError(`${at}.types`, 'units that it fits: types, series or models')
  if (minKw !== undefined && maxKw !== undefined && maxKw < minKw) throw new InputError(`${at}.maxKw`, `at least minKw, ${minKw}`)
}

function checkKnown(pack: Pack, section: Section, { types, series, models }: Part, at: string): void {
  const indoor = Object.keys(pack.iduTypes).filter((type) => section !== 'panels' || pack.iduTypes[type]?.panel === true)
  known(types, new Set(section === 'panels' ? indoor : [...indoor, ...OTHER_TYPES]), `${at}.types`, typeWords(section))
  known(series, new Set(section === 'panels' ? [] : pack.series.map(({ id }) => id)), `${at}.series`, 'series of the pack')
  known(models, modelsFor(pack, section), `${at}.models`, section === 'panels' ? 'indoor model of the pack' : 'model of the pack')
}

function typeWords(section: Section): string {
  return section === 'panels' ? 'indoor type that takes a panel' : 'type of unit'
}

function known(names: readonly string[] | undefined, all: ReadonlySet<string>, path: string, what: string): void {
  names?.forEach((name, i) => {
    if (!all.has(name)) throw new InputError(`${path}[${i}]`, `a known ${what}, not '${name}'`)
  })
}

function modelsFor(pack: Pack, section: Section): ReadonlySet<string> {
  const others = [pack.oduModules, pack.freshAirUnits, pack.hydroModules, pack.ahuKits, pack.hrv]
  const lists = section === 'panels' ? [pack.iduModels] : [pack.iduModels, ...others]
  return new Set(lists.flatMap(({ items }) => items.map(({ id }) => id)))
}

/** A unit comes with one panel at most. */
function checkDefaults(pack: Pack): void {
  const defaults = (pack.panels?.items ?? []).flatMap((panel, i) => (panel.isDefault ? [{ panel, i }] : []))
  for (const { id, type, coolKw } of pack.iduModels.items) {
    const [, second] = defaults.filter(({ panel: { types, models, minKw = 0, maxKw = Infinity } }) => {
      const isNamed = types?.includes(type) || models?.includes(id)
      return isNamed && coolKw >= minKw && coolKw <= maxKw
    })
    if (second) throw new InputError(`$.panels.items[${second.i}].isDefault`, `one panel that ${id} comes with; another one does already`)
  }
}
