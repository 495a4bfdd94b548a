import { InputError } from '../../input-error'
import type { Pack } from '../schema'

/** Checks a maker's further rules: charge terms, correction tables, limits with conditions, look-up tables, examples. */
export function checkRuleMeaning(pack: Pack): void {
  checkCharge(pack)
  checkFactorTables(pack)
  checkLimitRules(pack)
  checkLookups(pack)
  unique(pack.examples ?? [], '$.examples')
}

function unique(items: readonly { id: string }[], path: string): void {
  const seen = new Map<string, number>()
  items.forEach((item, i) => {
    const first = seen.get(item.id)
    if (first !== undefined) throw new InputError(`${path}[${i}].id`, `an id of its own; '${item.id}' is also at ${path}[${first}].id`)
    seen.set(item.id, i)
  })
}

function checkCharge(pack: Pack): void {
  const { charge } = pack
  const outdoors = new Set([...pack.oduModules.items, ...pack.oduCombinations.items].map((item) => item.id))
  const lists = [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits]
  const units = new Set(lists.flatMap((list) => list.items.map((item) => item.id)))
  const types = new Set(lists.flatMap((list) => list.items.map((item) => item.type)))
  keys(charge.byOutdoorModel, outdoors, '$.charge.byOutdoorModel', 'outdoor module or combination')
  keys(charge.byUnit?.byModel, units, '$.charge.byUnit.byModel', 'unit model')
  keys(charge.byUnit?.byType, types, '$.charge.byUnit.byType', 'unit type')
  const refrigerants = new Set(pack.safety.refrigerants.map((item) => item.id))
  keys(charge.kgPerM, refrigerants, '$.charge.kgPerM', 'refrigerant')
  keys(charge.most, refrigerants, '$.charge.most', 'refrigerant')
  bands(charge.byHp, (band) => [band.hpMin, band.hpMax], true, '$.charge.byHp')
  bands(charge.leastByHp, (band) => [band.hpMin, band.hpMax], true, '$.charge.leastByHp')
  bands(charge.byIndex, (band) => [band.fromIndex, band.toIndex], true, '$.charge.byIndex')
  bands(charge.byUnit?.byIndex, (band) => [band.fromIndex, band.toIndex], true, '$.charge.byUnit.byIndex')
  bands(charge.byRatio, (band) => [band.overPct, band.toPct], false, '$.charge.byRatio')
  bands(charge.byLength, (band) => [band.hpMin ?? 0, band.hpMax], true, '$.charge.byLength')
}

function keys(record: Readonly<Record<string, unknown>> | undefined, known: ReadonlySet<string>, path: string, what: string): void {
  for (const id of Object.keys(record ?? {})) {
    if (!known.has(id)) throw new InputError(`${path}['${id}']`, `a known ${what}; '${id}' is not in the pack`)
  }
}

/** Bands must rise and not overlap; where both bounds are inclusive, the next band starts above. */
function bands<T>(list: readonly T[] | undefined, ends: (band: T) => [number, number | undefined], closed: boolean, path: string): void {
  let before = -Infinity
  list?.forEach((band, i) => {
    const [from, to = Infinity] = ends(band)
    if (to < from) throw new InputError(`${path}[${i}]`, `an upper end of at least ${from}`)
    if (closed ? from <= before : from < before)
      throw new InputError(`${path}[${i}]`, `a lower end above ${before}, where the band before ends`)
    before = to
  })
}

/** Cooling is designed for an outdoor dry bulb and an indoor wet bulb, heating for an outdoor wet or dry bulb and an indoor dry bulb. */
const NOT_IN_MODE = {
  cool: ['outdoorWbC'],
  heat: ['indoorWbC'],
  both: ['outdoorDbC', 'outdoorWbC', 'indoorDbC', 'indoorWbC'],
} as const

function checkFactorTables(pack: Pack): void {
  const tables = pack.capacityCorrection.tables ?? []
  unique(tables, '$.capacityCorrection.tables')
  tables.forEach((table, i) => {
    const at = `$.capacityCorrection.tables[${i}]`
    rising(table.x.at, `${at}.x.at`)
    if (table.y) rising(table.y.at, `${at}.y.at`)
    const rows = table.y?.at.length ?? 1
    if (table.values.length !== rows)
      throw new InputError(`${at}.values`, table.y ? `${rows} rows, one for each point of y` : 'one row along x')
    table.values.forEach((row, r) => {
      if (row.length !== table.x.at.length)
        throw new InputError(`${at}.values[${r}]`, `${table.x.at.length} numbers, one for each point of x`)
    })
    if (table.factor === 'defrost' && table.mode !== 'heat') throw new InputError(`${at}.mode`, `'heat', the only mode that defrosts`)
    if (table.factor === 'altitude' && table.mode !== 'both')
      throw new InputError(`${at}.mode`, `'both', because altitude counts for both modes alike`)
    for (const axis of ['x', 'y'] as const) {
      const by = table[axis]?.by
      const wrong = by !== undefined && (NOT_IN_MODE[table.mode] as readonly string[]).includes(by)
      if (wrong) throw new InputError(`${at}.${axis}.by`, `a figure that the mode '${table.mode}' has; it has no ${by}`)
    }
    knownSeries(pack, table.series, `${at}.series`)
  })
}

function rising(values: readonly number[], path: string): void {
  values.forEach((value, i) => {
    const before = values[i - 1]
    if (before !== undefined && value <= before) throw new InputError(`${path}[${i}]`, `more than ${before}, the value before it`)
  })
}

function knownSeries(pack: Pack, series: readonly string[] | undefined, path: string): void {
  series?.forEach((id, i) => {
    if (!pack.series.some((item) => item.id === id)) throw new InputError(`${path}[${i}]`, `a known series; '${id}' is not in the pack`)
  })
}

interface Bounds {
  over?: number
  from?: number
  upTo?: number
  below?: number
}

function checkSpan(bounds: Bounds, path: string): void {
  const { over, from, upTo, below } = bounds
  if (over !== undefined && from !== undefined) throw new InputError(`${path}.from`, `one lower bound, either over or from`)
  if (upTo !== undefined && below !== undefined) throw new InputError(`${path}.below`, `one upper bound, either upTo or below`)
  const low = over ?? from ?? -Infinity
  const high = upTo ?? below ?? Infinity
  if (low === -Infinity && high === Infinity) throw new InputError(path, 'a bound: over, from, upTo or below')
  if (high < low || (high === low && (over !== undefined || below !== undefined))) throw new InputError(path, `a span that holds a value`)
}

function checkLimitRules(pack: Pack): void {
  const rules = pack.limits.rules ?? []
  unique(rules, '$.limits.rules')
  rules.forEach((rule, i) => {
    knownSeries(pack, rule.series, `$.limits.rules[${i}].series`)
    rule.when?.forEach((condition, c) => checkSpan(condition, `$.limits.rules[${i}].when[${c}]`))
  })
}

/** Rows of a look-up table may leave gaps but must not overlap. */
function checkLookups(pack: Pack): void {
  const tables = pack.tables ?? []
  unique(tables, '$.tables')
  tables.forEach((table, t) => {
    table.rows.forEach((row, r) => {
      const path = `$.tables[${t}].rows[${r}]`
      checkSpan(row, path)
      const before = table.rows[r - 1]
      if (!before) return
      const end = before.upTo ?? before.below ?? Infinity
      const start = row.over ?? row.from ?? -Infinity
      const touches = start === end && before.upTo !== undefined && row.from !== undefined
      if (start < end || touches) throw new InputError(path, `a lower bound above ${end}, where the row before ends`)
    })
  })
}
