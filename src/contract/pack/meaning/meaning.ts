import { InputError } from '../../input-error'
import { checkExampleTolerances } from './meaning-examples'
import { checkFigures } from './meaning-figures'
import { checkPartMeaning } from './meaning-parts'
import { checkRatioMeaning } from './meaning-ratio'
import { checkRuleMeaning } from './meaning-rules'
import { checkLeastArea, checkPressure } from './meaning-site'
import { checkWiringMeaning } from './meaning-wiring'
import { fromIndex, toIndex, type LoadRow } from '../load'
import type { Pack } from '../schema'

/**
 * Checks what a schema cannot express: ids are unique and references exist, table rows have no gap or overlap,
 * matrices match their axes, figures are plausible.
 * @throws InputError naming the JSON path of the first break.
 */
export function checkPackMeaning(pack: Pack): void {
  checkIds(pack)
  checkReferences(pack)
  checkTables(pack)
  checkIndoorRanges(pack)
  checkDelivered(pack)
  checkCorrection(pack)
  checkRuleMeaning(pack)
  checkFigures(pack)
  checkPressure(pack)
  checkLeastArea(pack)
  checkRatioMeaning(pack)
  checkPartMeaning(pack)
  checkWiringMeaning(pack)
  checkExampleTolerances(pack)
}

function checkIds(pack: Pack): void {
  const equipment = new Map<string, string>()
  const once = (seen: Map<string, string>, items: readonly { id: string }[], path: string): void =>
    items.forEach((item, i) => {
      const place = `${path}[${i}].id`
      const first = seen.get(item.id)
      if (first !== undefined) throw new InputError(place, `an id of its own; '${item.id}' is also at ${first}`)
      seen.set(item.id, place)
    })
  once(new Map(), pack.series, '$.series')
  once(equipment, pack.oduModules.items, '$.oduModules.items')
  once(equipment, pack.oduCombinations.items, '$.oduCombinations.items')
  once(equipment, pack.iduModels.items, '$.iduModels.items')
  once(equipment, pack.freshAirUnits.items, '$.freshAirUnits.items')
  once(equipment, pack.hrv.items, '$.hrv.items')
  once(equipment, pack.hydroModules.items, '$.hydroModules.items')
  once(equipment, pack.ahuKits.items, '$.ahuKits.items')
  once(equipment, pack.msBoxes.items, '$.msBoxes.items')
  once(new Map(), pack.msBoxes.mergeJoints, '$.msBoxes.mergeJoints')
  once(new Map(), pack.headers.items, '$.headers.items')
  once(new Map(), pack.limits.profiles, '$.limits.profiles')
  once(new Map(), pack.roomUses?.items ?? [], '$.roomUses.items')
  once(new Map(), pack.safety.refrigerants, '$.safety.refrigerants')
}

function checkReferences(pack: Pack): void {
  const known = (ids: ReadonlySet<string>, id: string, path: string, what: string): void => {
    if (!ids.has(id)) throw new InputError(path, `a known ${what}; '${id}' is not in the pack`)
  }
  const series = new Set(pack.series.map((item) => item.id))
  const modules = new Set(pack.oduModules.items.map((item) => item.id))
  const types = new Set(Object.keys(pack.iduTypes))
  const joints = new Set([...pack.branchJoints.twoPipe, ...pack.branchJoints.threePipe].map((item) => item.id))
  const refrigerants = new Set(pack.safety.refrigerants.map((item) => item.id))
  pack.series.forEach((item, i) => known(refrigerants, item.refrigerant, `$.series[${i}].refrigerant`, 'refrigerant'))
  pack.oduModules.items.forEach((item, i) => known(series, item.series, `$.oduModules.items[${i}].series`, 'series'))
  pack.oduCombinations.items.forEach((item, i) => {
    known(series, item.series, `$.oduCombinations.items[${i}].series`, 'series')
    item.moduleIds.forEach((id, m) => known(modules, id, `$.oduCombinations.items[${i}].moduleIds[${m}]`, 'outdoor module'))
  })
  pack.iduModels.items.forEach((item, i) => known(types, item.type, `$.iduModels.items[${i}].type`, 'indoor type'))
  pack.pipes.branch2.items.forEach((row, i) => {
    if (row.joint !== undefined) known(joints, row.joint, `$.pipes.branch2.items[${i}].joint`, 'branch joint')
  })
  pack.limits.profiles.forEach((profile, i) =>
    profile.series.forEach((id, s) => known(series, id, `$.limits.profiles[${i}].series[${s}]`, 'series')),
  )
  pack.series.forEach((item, i) => {
    if (!pack.limits.profiles.some((profile) => profile.series.includes(item.id))) {
      throw new InputError(`$.series[${i}].id`, `a series that one of $.limits.profiles names`)
    }
  })
}

function checkTables(pack: Pack): void {
  loads(pack.pipes.branch2.items, '$.pipes.branch2.items')
  loads(pack.pipes.stub2.items, '$.pipes.stub2.items')
  loads(pack.pipes.branch3.items, '$.pipes.branch3.items')
  loads(pack.branchJoints.twoPipe, '$.branchJoints.twoPipe')
  loads(pack.branchJoints.threePipe, '$.branchJoints.threePipe')
  powers(pack.pipes.main2.items, '$.pipes.main2.items')
  powers(pack.pipes.main2Mini.items, '$.pipes.main2Mini.items')
  powers(pack.pipes.main3.items, '$.pipes.main3.items')
  rising(
    pack.pipes.stub2.longRun.rows.map((row) => row.maxKw),
    (i) => `$.pipes.stub2.longRun.rows[${i}].maxKw`,
  )
  rising(
    pack.headers.items.map((item) => item.branches),
    (i) => `$.headers.items[${i}].branches`,
  )
  rising(
    pack.msBoxes.items.map((item) => item.ports),
    (i) => `$.msBoxes.items[${i}].ports`,
  )
  rising(
    pack.pipes.diameters.map((item) => item.odMm),
    (i) => `$.pipes.diameters[${i}].odMm`,
  )
  rising(
    pack.pipes.equivalentLength.perFittingM.map((item) => item.odMm),
    (i) => `$.pipes.equivalentLength.perFittingM[${i}].odMm`,
  )
}

function checkIndoorRanges({ sense }: Pack): void {
  for (const [mode, [least, most]] of Object.entries(sense?.indoorDryBulbC ?? {}))
    if (most <= least) throw new InputError(`$.sense.indoorDryBulbC.${mode}[1]`, `more than ${least}, the lower bound`)
}

/** Checks that the error bound does not exceed the advice bound, because a share is an error only below both. */
function checkDelivered({ delivered }: Pack): void {
  if (delivered && delivered.errorBelowPct > delivered.adviceBelowPct)
    throw new InputError('$.delivered.errorBelowPct', `at most adviceBelowPct, ${delivered.adviceBelowPct}`)
}

function loads(rows: readonly LoadRow[], path: string): void {
  rows.forEach((row, i) => {
    bounds(row, `${path}[${i}]`)
    if (toIndex(row) <= fromIndex(row))
      throw new InputError(`${path}[${i}].${row.toKw === undefined ? 'toIndex' : 'toKw'}`, `more than its lower bound`)
    const before = rows[i - 1]
    if (before && fromIndex(row) !== toIndex(before)) {
      throw new InputError(
        `${path}[${i}].${row.fromKw === undefined ? 'fromIndex' : 'fromKw'}`,
        `${before.toKw ?? before.toIndex}, where the row before ends`,
      )
    }
  })
}

function bounds(row: LoadRow, path: string): void {
  for (const [kw, index] of [
    ['fromKw', 'fromIndex'],
    ['toKw', 'toIndex'],
  ] as const) {
    if ((row[kw] === undefined) === (row[index] === undefined)) throw new InputError(`${path}.${kw}`, `a bound, either ${kw} or ${index}`)
  }
}

function powers(rows: readonly { hpMin: number; hpMax: number }[], path: string): void {
  rows.forEach((row, i) => {
    if (row.hpMax < row.hpMin) throw new InputError(`${path}[${i}].hpMax`, `at least hpMin, ${row.hpMin}`)
    const before = rows[i - 1]
    if (before && row.hpMin <= before.hpMax)
      throw new InputError(`${path}[${i}].hpMin`, `more than ${before.hpMax}, where the row before ends`)
  })
}

function rising(values: readonly number[], path: (index: number) => string): void {
  values.forEach((value, i) => {
    const before = values[i - 1]
    if (before !== undefined && value <= before) throw new InputError(path(i), `more than ${before}, the value before it`)
  })
}

function checkCorrection(pack: Pack): void {
  const at = '$.capacityCorrection.default'
  const c = pack.capacityCorrection.default
  matrix(c.coolCap, c.coolIndoorWb, c.coolOutdoorDb, `${at}.coolCap`)
  matrix(c.coolEir, c.coolIndoorWb, c.coolOutdoorDb, `${at}.coolEir`)
  const [heatAxis, heatName] = oneOf(c, 'heatOutdoorWb', 'heatOutdoorDb', at)
  const [defrostAxis, defrostName] = oneOf(c.defrost, 'outdoorWbC', 'outdoorDbC', `${at}.defrost`)
  matrix(c.heatCap, c.heatIndoorDb, heatAxis, `${at}.heatCap`)
  matrix(c.heatEir, c.heatIndoorDb, heatAxis, `${at}.heatEir`)
  rising(c.coolIndoorWb, (i) => `${at}.coolIndoorWb[${i}]`)
  rising(c.coolOutdoorDb, (i) => `${at}.coolOutdoorDb[${i}]`)
  rising(c.heatIndoorDb, (i) => `${at}.heatIndoorDb[${i}]`)
  rising(heatAxis, (i) => `${at}.${heatName}[${i}]`)
  line(c.combRatio.cr, c.combRatio.coolCap, `${at}.combRatio.cr`, `${at}.combRatio.coolCap`)
  line(c.combRatio.cr, c.combRatio.heatCap, `${at}.combRatio.cr`, `${at}.combRatio.heatCap`)
  line(defrostAxis, c.defrost.factor, `${at}.defrost.${defrostName}`, `${at}.defrost.factor`)
  line(c.altitude.m, c.altitude.oduFactor, `${at}.altitude.m`, `${at}.altitude.oduFactor`)
  line(c.indoor.iduCapVsWb.wb, c.indoor.iduCapVsWb.factor, `${at}.indoor.iduCapVsWb.wb`, `${at}.indoor.iduCapVsWb.factor`)
  line(c.indoor.iduCapVsOat.oat, c.indoor.iduCapVsOat.factor, `${at}.indoor.iduCapVsOat.oat`, `${at}.indoor.iduCapVsOat.factor`)
  line(c.indoor.iduHeatVsDb.db, c.indoor.iduHeatVsDb.factor, `${at}.indoor.iduHeatVsDb.db`, `${at}.indoor.iduHeatVsDb.factor`)
}

/** Returns the one axis of two that a table has, and its name. */
function oneOf<K extends string>(
  table: { readonly [name in K]?: readonly number[] },
  wet: K,
  dry: K,
  path: string,
): [readonly number[], K] {
  const [byWet, byDry] = [table[wet], table[dry]]
  if (byWet && byDry) throw new InputError(`${path}.${dry}`, `one axis, either ${wet} or ${dry}`)
  if (byWet) return [byWet, wet]
  if (byDry) return [byDry, dry]
  throw new InputError(`${path}.${wet}`, `an axis, either ${wet} or ${dry}`)
}

function matrix(rows: readonly (readonly number[])[], rowAxis: readonly number[], columnAxis: readonly number[], path: string): void {
  if (rows.length !== rowAxis.length) throw new InputError(path, `${rowAxis.length} rows, one for each indoor temperature`)
  rows.forEach((row, i) => {
    if (row.length !== columnAxis.length)
      throw new InputError(`${path}[${i}]`, `${columnAxis.length} numbers, one for each outdoor temperature`)
  })
}

function line(axis: readonly number[], values: readonly number[], axisPath: string, path: string): void {
  rising(axis, (i) => `${axisPath}[${i}]`)
  if (values.length !== axis.length) throw new InputError(path, `${axis.length} numbers, as many as ${axisPath} has`)
}
