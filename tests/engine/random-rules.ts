import fc from 'fast-check'
import { FIGURES, RULE_LIMITS } from '../../src/contract/pack/limit-rule'
import type { PackTables } from '../reference/pack-tables'
import type {
  MakerBlockLoad,
  MakerCharge,
  MakerCounted,
  MakerRule,
  MakerShortened,
  MakerTable,
  MakerWeight,
} from '../reference/maker-rules'

/** A maker's further rules, every one of them legal and any of them missing. */
export interface RandomRules {
  charge: MakerCharge
  tables: MakerTable[]
  rules: MakerRule[]
  below: 'ratio' | 'table'
  /** The embedded heating and defrost tables as if they were printed by dry bulb. */
  heatByDry?: boolean
  defrostByDry?: boolean
  weights?: MakerWeight[] | undefined
  blockLoad?: MakerBlockLoad | undefined
  counted?: MakerCounted | undefined
  shortened?: MakerShortened[] | undefined
  leastArea?: { sealed?: boolean; tightShare?: number; severity?: 'error' | 'advice' } | undefined
  pressure?: { m: number[]; kPa: number[] } | { seaLevelKPa: number }
}

const kg = fc.integer({ min: -30, max: 120 }).map((tenths) => tenths / 10)
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined })

/** Rising points of an axis. */
function rising(min: number, max: number, most = 5): fc.Arbitrary<number[]> {
  return fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: most }).map((points) => points.sort((a, b) => a - b))
}

/** Bands from one point up to the one before the next; the last goes on. */
function bands<T>(points: fc.Arbitrary<number[]>, band: (from: number, to: number, kg: number) => T): fc.Arbitrary<T[]> {
  return fc
    .tuple(points, fc.array(kg, { minLength: 5, maxLength: 5 }))
    .map(([from, figures]) => from.map((point, place) => band(point, (from[place + 1] ?? 100000) - 1, figures[place] ?? 0)))
}

const powers = bands(rising(1, 60), (hpMin, hpMax, figure) => ({ hpMin, hpMax, kg: figure }))
const indices = bands(rising(0, 900), (fromIndex, toIndex, figure) => ({ fromIndex, toIndex, kg: figure }))

function present<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}

function chargeArbitrary(pack: PackTables): fc.Arbitrary<MakerCharge> {
  const models = pack.iduModels.items.map((item) => item.id)
  const modules = pack.oduModules.items.map((item) => item.id)
  const unit = fc.record({
    byModel: fc.dictionary(fc.constantFrom(...models), kg, { maxKeys: 4 }),
    byType: fc.dictionary(fc.constantFrom('C4', 'FA', 'HDO', 'AHU'), kg, { maxKeys: 2 }),
    byIndex: indices,
    mostKg: fc.integer({ min: 1, max: 20 }),
  })
  return fc
    .record({
      basis: maybe(fc.constantFrom('actual' as const, 'equivalent' as const)),
      pipeFactor: maybe(fc.constant({ twoPipe: 1.3, threePipe: 1.1 })),
      perModuleOverRatioKg: maybe(fc.constantFrom(0, 1.5)),
      perIduKg: fc.constantFrom(0, 0.2),
      byOutdoorModel: maybe(fc.dictionary(fc.constantFrom(...modules), kg, { maxKeys: 12 })),
      byHp: maybe(powers),
      byIndex: maybe(indices),
      byRatio: maybe(bands(rising(0, 200), (overPct, toPct, figure) => ({ overPct, toPct, kg: figure }))),
      byUnit: maybe(unit),
      byLength: maybe(fc.constantFrom(20, 7).map((freeM) => [{ freeM, kgPerM: 0.03, ...(freeM === 7 ? { hpMin: 1, hpMax: 20 } : {}) }])),
      leastByHp: maybe(powers),
      negativeIsZero: maybe(fc.boolean()),
      rounding: maybe(
        fc.record({ mode: fc.constantFrom('nearest' as const, 'up' as const, 'down' as const), stepKg: fc.constantFrom(0.1, 0.05, 1) }),
      ),
    })
    .map((charge) => present(charge) as MakerCharge)
}

const AXES = {
  cool: ['equivalentM', 'levelM', 'ratioPct', 'outdoorDbC', 'indoorDbC', 'indoorWbC', 'elevationM', 'pressureKPa'],
  heat: ['equivalentM', 'levelM', 'ratioPct', 'outdoorWbC', 'outdoorDbC', 'indoorDbC', 'elevationM', 'pressureKPa'],
  both: ['equivalentM', 'levelM', 'ratioPct', 'elevationM', 'pressureKPa'],
}
const LINKS = {
  cool: ['ratio', 'indoor', 'outdoor', 'length', 'level'],
  heat: ['ratio', 'indoor', 'outdoor', 'length', 'level', 'defrost'],
  both: ['length', 'level', 'altitude'],
} as const

const tableArbitrary: fc.Arbitrary<Omit<MakerTable, 'id'>> = fc.constantFrom('cool' as const, 'heat' as const, 'both' as const).chain(
  (mode) =>
    fc
      .record({
        factor: fc.constantFrom(...LINKS[mode]),
        xBy: fc.constantFrom(...AXES[mode]),
        yBy: maybe(fc.constantFrom(...AXES[mode])),
        x: rising(-20, 150),
        y: rising(-60, 120, 3),
        cells: fc.array(fc.integer({ min: 50, max: 110 }), { minLength: 15, maxLength: 15 }),
        are: maybe(fc.constantFrom('factors' as const, 'losses' as const)),
        between: maybe(fc.constantFrom('linear' as const, 'before' as const, 'after' as const)),
        series: maybe(fc.constantFrom('X4P', 'X4R S4P').map((ids) => ids.split(' '))),
      })
      .map(({ factor, xBy, yBy, x, y, cells, are, between, series }) => ({
        mode,
        factor,
        x: { by: xBy, at: x },
        ...(yBy === undefined ? {} : { y: { by: yBy, at: y } }),
        values: (yBy === undefined ? [0] : y).map((_, row) =>
          x.map((__, column) => (cells[row * 5 + column] ?? 100) / (are === 'losses' ? 1000 : 100)),
        ),
        ...present({ are, between, series }),
      })) as fc.Arbitrary<Omit<MakerTable, 'id'>>,
)

const ruleArbitrary: fc.Arbitrary<Omit<MakerRule, 'id'>> = fc
  .record({
    limit: fc.constantFrom(...Object.keys(RULE_LIMITS)),
    value: fc.integer({ min: 0, max: 200 }),
    severity: maybe(fc.constantFrom('error' as const, 'advice' as const)),
    series: maybe(fc.constantFrom('X4P X3P', 'X4R').map((ids) => ids.split(' '))),
    when: maybe(
      fc.array(
        fc.record({
          figure: fc.constantFrom(...FIGURES),
          low: fc.constantFrom('over', 'from', 'none'),
          high: fc.constantFrom('upTo', 'below'),
          at: fc.integer({ min: 0, max: 120 }),
          wide: fc.integer({ min: 1, max: 200 }),
        }),
        { maxLength: 3 },
      ),
    ),
  })
  .map(({ limit, value, severity, series, when }) => ({
    limit,
    value,
    ...present({
      severity,
      series,
      when: when?.map(({ figure, low, high, at, wide }) => ({ figure, ...(low === 'none' ? {} : { [low]: at }), [high]: at + wide })),
    }),
  })) as fc.Arbitrary<Omit<MakerRule, 'id'>>

/** Steps of the main tables, so that drawn systems meet them. */
function shortenedArbitrary(pack: PackTables): fc.Arbitrary<MakerShortened> {
  const { main2, main2Mini, main3, upsizeOneStep } = pack.pipes
  const steps = Object.entries(upsizeOneStep.map).map(([from, to]) => [Number(from), to] as const)
  const own = main2.items.flatMap((row) => [
    { line: 'gas' as const, fromMm: row.gasMm, toMm: row.gasGe90Mm },
    { line: 'liquid' as const, fromMm: row.liquidMm, toMm: row.liquidGe90Mm },
  ])
  const stepped = steps
    .filter(([from]) => [...main2Mini.items, ...main3.items].some((row) => row.liquidMm === from || from > 12))
    .flatMap(([fromMm, toMm]) => [
      { line: 'gas' as const, fromMm, toMm },
      { line: 'liquid' as const, fromMm, toMm },
    ])
  return fc
    .tuple(fc.constantFrom(...[...own, ...stepped].filter(({ fromMm, toMm }) => toMm > fromMm)), fc.integer({ min: 0, max: 100 }))
    .map(([step, percent]) => ({ ...step, weight: percent / 100 }))
}

function weightArbitrary(pack: PackTables): fc.Arbitrary<MakerWeight> {
  const outdoors = [...pack.oduModules.items, ...pack.oduCombinations.items].map(({ id }) => id)
  return fc
    .record({
      kind: fc.constantFrom('indoor' as const, 'freshAir' as const, 'hydro' as const, 'kit' as const),
      weight: fc.integer({ min: 0, max: 200 }).map((percent) => percent / 100),
      when: maybe(fc.constantFrom('alone' as const, 'mixed' as const)),
      series: maybe(fc.constantFrom('X4P X3P', 'X4R S4P').map((ids) => ids.split(' '))),
      outdoor: fc.option(fc.shuffledSubarray(outdoors, { minLength: 20, maxLength: 60 }), { nil: undefined, freq: 3 }),
    })
    .map((weight) => present(weight) as MakerWeight)
}

const blockLoadArbitrary: fc.Arbitrary<MakerBlockLoad> = fc
  .record({
    shares: fc.array(
      fc.integer({ min: 40, max: 100 }).map((percent) => percent / 100),
      { minLength: 3, maxLength: 3 },
    ),
    points: rising(0, 12, 3),
    isOne: fc.boolean(),
    ratio: maybe(fc.constantFrom('connected' as const, 'block' as const)),
  })
  .map(({ shares, points, isOne, ratio }) => ({
    ...(isOne ? { share: shares[0] ?? 1 } : { byUnits: points.map((from, place) => ({ from, share: shares[place] ?? 1 })) }),
    ...present({ ratio }),
  })) as fc.Arbitrary<MakerBlockLoad>

const named = <T>(items: readonly T[]): (T & { id: string })[] => items.map((item, place) => ({ ...item, id: `rule ${place}` }))

export function randomRules(pack: PackTables): fc.Arbitrary<RandomRules> {
  return fc.record({
    charge: chargeArbitrary(pack),
    tables: fc.array(tableArbitrary, { maxLength: 5 }).map(named),
    rules: fc.array(ruleArbitrary, { maxLength: 4 }).map(named),
    below: fc.constantFrom('ratio' as const, 'table' as const),
    weights: maybe(fc.array(weightArbitrary(pack), { maxLength: 5 })),
    blockLoad: maybe(blockLoadArbitrary),
    counted: maybe(
      fc.record({
        moduleToJointM: fc.integer({ min: 1, max: 10 }),
        jointToJointM: fc.constantFrom(0, 0.5, 2),
        in: fc.subarray(['charge' as const, 'total' as const, 'farthest' as const], { minLength: 1 }),
      }),
    ),
    shortened: maybe(fc.array(shortenedArbitrary(pack), { minLength: 3, maxLength: 12 })),
    leastArea: fc.constantFrom(
      undefined,
      { sealed: true },
      { tightShare: 0.75 },
      { sealed: true, tightShare: 0.25, severity: 'advice' as const },
    ),
    heatByDry: fc.boolean(),
    defrostByDry: fc.boolean(),
    pressure: fc.constantFrom({ m: [0, 500, 2000, 3500], kPa: [101.3, 95.5, 79.4, 65.8] }, { m: [0], kPa: [100] }, { seaLevelKPa: 99.5 }),
  })
}
