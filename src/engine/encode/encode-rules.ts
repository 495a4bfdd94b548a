import * as P from '../../../assembly/common/layout/layout-pack'
import * as R from '../../../assembly/common/layout/layout-rules'
import { FACTOR_AXES, FACTOR_SLOTS } from '../../contract/pack/factor-table'
import { FIGURES, RULE_LIMITS, type Figure } from '../../contract/pack/limit-rule'
import type { Pack } from '../../contract/pack'
import { KIND_INDOOR } from '../../../assembly/common/layout/layout'
import { UNIT_KINDS } from '../../contract/pack/piping'
import { LIMIT_FIRST } from '../../../assembly/common/layout/layout-codes'
import { countBands } from '../../model/pack-rules/unit-addresses'
import { LIMIT_CODES } from '../decode/finding-codes'
import type { PackRows, PutTable } from './pack-rows'

/** Refrigerants in the core's order: that of the pack's safety figures. */
export function refrigerantOrder(pack: Pack): string[] {
  return pack.safety.refrigerants.map((item) => item.id)
}

/** Returns the kg that a unit adds by its model, else by its type; NaN where its index decides. */
export function unitChargeOf({ charge }: Pack, item: { id: string; type: string }): number {
  return charge.byUnit?.byModel?.[item.id] ?? charge.byUnit?.byType?.[item.type] ?? NaN
}

/** Writes a maker's rules beyond the common tables: charge terms, correction tables, limits with conditions, look-up tables. */
export function putRules(pack: Pack, rows: PackRows, put: PutTable): void {
  put(P.PACK_CHARGE_TERM, R.TERM_WIDTH, chargeTerms(pack))
  putFactors(pack, rows, put)
  const spans: number[] = []
  put(P.PACK_LIMIT_RULE, R.RULE_WIDTH, limitRules(pack, rows, spans))
  put(P.PACK_LOOKUP, R.LOOKUP_WIDTH, lookups(pack, spans))
  put(P.PACK_SPAN, R.SPAN_WIDTH, spans)
  put(P.PACK_INDEX_WEIGHT, R.WEIGHT_WIDTH, indexWeights(pack, rows))
  const shortened = pack.capacityCorrection.piping.shortened ?? []
  put(
    P.PACK_SHORTENED,
    R.SHORTENED_WIDTH,
    shortened.flatMap(({ line, fromMm, toMm, weight }) => [line === 'liquid' ? 1 : 0, fromMm, toMm, weight]),
  )
  put(P.PACK_BLOCK_LOAD, P.LINE_WIDTH, blockLoads(pack))
  put(P.PACK_COUNT_BAND, R.COUNT_WIDTH, countRows(pack))
}

const MIXES = ['alone', 'mixed']

/** A weight that names series and outdoor units has a row for each pair of them. */
function indexWeights({ connectionRatio }: Pack, rows: PackRows): number[] {
  return (connectionRatio.indexWeights ?? []).flatMap(({ kind, weight, when, series, outdoor }) => {
    const outdoors = outdoor?.map((id) => [rows.moduleRow(id), rows.combinationRow(id)]) ?? [[-1, -1]]
    const head = [KIND_INDOOR + UNIT_KINDS.indexOf(kind), when === undefined ? R.MIX_ANY : MIXES.indexOf(when) + 1]
    return seriesRows(series, rows).flatMap((row) =>
      outdoors.flatMap(([module = -1, combination = -1]) => [...head, row, module, combination, weight]),
    )
  })
}

function countRows(pack: Pack): number[] {
  return [false, true].flatMap((isMainSub) =>
    countBands(pack, isMainSub).flatMap(({ fromKw, toKw, counts }) => [isMainSub ? 1 : 0, fromKw, toKw, counts]),
  )
}

function blockLoads({ connectionRatio: { blockLoad } }: Pack): number[] {
  if (blockLoad?.share !== undefined) return [0, blockLoad.share]
  return blockLoad?.byUnits?.flatMap(({ from, share }) => [from, share]) ?? []
}

function chargeTerms({ charge }: Pack): number[] {
  const powers = (what: number, bands: readonly { hpMin: number; hpMax: number; kg: number }[] = []): number[] =>
    bands.flatMap((band) => [what, band.hpMin, band.hpMax, band.kg, 0])
  const indices = (what: number, bands: readonly { fromIndex: number; toIndex?: number; kg: number }[] = []): number[] =>
    bands.flatMap((band) => [what, band.fromIndex, band.toIndex ?? Infinity, band.kg, 0])
  return [
    ...powers(R.CHARGE_BY_HP, charge.byHp),
    ...indices(R.CHARGE_BY_INDEX, charge.byIndex),
    ...(charge.byRatio ?? []).flatMap((band) => [R.CHARGE_BY_RATIO, band.overPct, band.toPct ?? Infinity, band.kg, 0]),
    ...indices(R.CHARGE_OF_UNIT, charge.byUnit?.byIndex),
    ...(charge.byLength ?? []).flatMap((rate) => [R.CHARGE_BY_LENGTH, rate.hpMin ?? 0, rate.hpMax ?? Infinity, rate.kgPerM, rate.freeM]),
    ...powers(R.CHARGE_LEAST, charge.leastByHp),
  ]
}

const BETWEEN = ['linear', 'before', 'after'] as const

function putFactors(pack: Pack, rows: PackRows, put: PutTable): void {
  const cells: number[] = []
  const keep = (values: readonly number[]): number => cells.push(...values) - values.length
  const tables = (pack.capacityCorrection.tables ?? []).flatMap((table) => {
    const { x, y } = table
    const row = [
      ...[FACTOR_AXES.indexOf(x.by), keep(x.at), x.at.length],
      ...(y ? [FACTOR_AXES.indexOf(y.by), keep(y.at), y.at.length] : [-1, 0, 0]),
      ...[keep(table.values.flat()), BETWEEN.indexOf(table.between ?? 'linear'), table.are === 'losses' ? 1 : 0],
    ]
    const head = [FACTOR_SLOTS.indexOf(table.factor), table.mode === 'heat' ? 0 : 1, table.mode === 'cool' ? 0 : 1]
    return seriesRows(table.series, rows).flatMap((series) => [...head, series, ...row])
  })
  put(P.PACK_FACTOR, R.TABLE_WIDTH, tables)
  put(P.PACK_FACTOR_CELL, 1, cells)
}

function seriesRows(series: readonly string[] | undefined, rows: PackRows): number[] {
  return series?.map((id) => rows.seriesRow(id)) ?? [-1]
}

interface Bounds {
  over?: number
  from?: number
  upTo?: number
  below?: number
}

function span(bounds: Bounds, figure = -1): number[] {
  const { over, from, upTo, below } = bounds
  return [figure, from ?? over ?? -Infinity, over === undefined ? 1 : 0, upTo ?? below ?? Infinity, below === undefined ? 1 : 0]
}

function limitRules(pack: Pack, rows: PackRows, spans: number[]): number[] {
  return (pack.limits.rules ?? []).flatMap((rule) => {
    const when = rule.when ?? []
    const first = spans.length / R.SPAN_WIDTH
    for (const condition of when) spans.push(...span(condition, FIGURES.indexOf(condition.figure)))
    const [figure, sense]: readonly [Figure, 'most' | 'least'] = RULE_LIMITS[rule.limit]
    const code = LIMIT_FIRST + LIMIT_CODES.findIndex(([name]) => name === `limit.${rule.limit}`)
    const row = [FIGURES.indexOf(figure), code, sense === 'least' ? 1 : 0, rule.value, rule.severity === 'advice' ? 1 : 2]
    return seriesRows(rule.series, rows).flatMap((series) => [...row, series, first, when.length])
  })
}

function lookups(pack: Pack, spans: number[]): number[] {
  return (pack.tables ?? []).flatMap((table) => {
    const first = spans.length / R.SPAN_WIDTH
    for (const row of table.rows) spans.push(...span(row))
    return [first, table.rows.length]
  })
}
