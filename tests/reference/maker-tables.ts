import type { FactorChain } from '../../src/contract/system-record'
import type { DesignState } from './capacities'
import type { OutdoorEquipment } from './equipment'
import type { MakerTable } from './maker-rules'
import { pressureKPa } from './pressure'
import { countedLength } from './shortened'
import type { Piping } from './piping'
import type { CheckedSystem } from './system-check'

/** The chain with every link that the maker has tables for taken from them; length and level stand together. */
export function makerChain(
  checked: CheckedSystem,
  outdoor: OutdoorEquipment,
  piped: Piping,
  builtIn: FactorChain,
  mode: 'cool' | 'heat',
  state: DesignState & { ratedCr: number },
): FactorChain {
  const of = (link: string) =>
    (checked.pack.capacityCorrection.tables ?? []).filter(
      (table) =>
        table.factor === link && (table.mode === mode || table.mode === 'both') && (table.series?.includes(outdoor.series.id) ?? true),
    )
  const figures: Record<string, number> = {
    equivalentM: checked.pack.capacityCorrection.piping.shortened
      ? countedLength(checked, outdoor, piped, mode === 'cool' ? 'gas' : 'liquid')
      : piped.farthestEquivalentM,
    levelM: -piped.heightOduIduM,
    ratioPct: state.ratedCr,
    outdoorDbC: mode === 'cool' ? state.outdoorDb : state.heatOutdoorDb,
    outdoorWbC: state.heatOutdoorWb,
    indoorDbC: mode === 'cool' ? state.indoorDb : state.heatIndoorDb,
    indoorWbC: state.indoorWb,
    elevationM: state.elevationM,
    pressureKPa: pressureKPa(checked.pack, state.elevationM),
  }
  const isPiped = of('length').length + of('level').length > 0
  const links = Object.keys(builtIn) as (keyof FactorChain)[]
  const chain = { ...builtIn }
  for (const link of links) {
    const tables = of(link)
    const plain = isPiped && (link === 'length' || link === 'level') ? 1 : builtIn[link]
    chain[link] = tables.length === 0 ? plain : tables.reduce((product, table) => product * factorOf(table, figures), 1)
  }
  return chain
}

/** A table read at its figures: along x, and between the two rows of y. */
export function factorOf(table: MakerTable, figures: Readonly<Record<string, number>>): number {
  const x = figures[table.x.by] ?? NaN
  const rows = table.values.map((row) => between(table.x.at, row, x, table.between))
  const value = table.y ? between(table.y.at, rows, figures[table.y.by] ?? NaN, table.between) : (rows[0] ?? NaN)
  return table.are === 'losses' ? 1 - value : value
}

function between(points: readonly number[], values: readonly number[], at: number, how: MakerTable['between'] = 'linear'): number {
  const after = points.findIndex((point) => point >= at)
  const [first = NaN] = values
  if (after < 0) return values.at(-1) ?? NaN
  if (after === 0 || points[after] === at) return values[after] ?? first
  const [low, high] = [points[after - 1] ?? NaN, points[after] ?? NaN]
  const [from, to] = [values[after - 1] ?? NaN, values[after] ?? NaN]
  if (how === 'before') return from
  if (how === 'after') return to
  return from + ((at - low) / (high - low)) * (to - from)
}
