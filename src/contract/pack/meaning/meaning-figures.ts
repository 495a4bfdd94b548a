import { InputError } from '../../input-error'
import type { Pack } from '../schema'

/** Makers round inch sizes differently: 15.88 and 15.9, 41.2 and 41.3 are one size. */
const SAME_SIZE_MM = 0.1 + 1e-9
/** Largest factor on a capacity or a charge, and largest ratio of power to rated power. */
const MOST_FACTOR = 2
const MOST_POWER = 5
/** Permitted range of a capacity index as a multiple of ten times its kW. */
const INDEX_SPAN = [0.5, 2] as const

/** Refuses implausible figures: factors out of range, size steps without a target, unlisted sizes, an index of another scale. */
export function checkFigures(pack: Pack): void {
  checkFactors(pack)
  checkSteps(pack)
  checkShortened(pack)
  checkCounted(pack)
  checkDiameters(pack)
  checkIndices(pack)
  checkFanCurves(pack)
}

/** Checks that along a fan curve the air flow rises and the pressure falls, so that each pressure has one air flow. */
function checkFanCurves({ hrv }: Pack): void {
  hrv.items.forEach(({ fanCurve = [] }, i) =>
    fanCurve.forEach(({ airflowM3h, espPa }, p) => {
      const before = fanCurve[p - 1]
      if (!before) return
      const at = `$.hrv.items[${i}].fanCurve[${p}]`
      if (airflowM3h <= before.airflowM3h) throw new InputError(`${at}.airflowM3h`, `more than ${before.airflowM3h}, the value before it`)
      if (espPa >= before.espPa) throw new InputError(`${at}.espPa`, `less than ${before.espPa}, the value before it`)
    }),
  )
}

function checkFactors(pack: Pack): void {
  const at = '$.capacityCorrection'
  const { default: c, tables = [], piping } = pack.capacityCorrection
  for (const name of ['coolCap', 'heatCap'] as const) c[name].forEach((row, r) => within(row, MOST_FACTOR, `${at}.default.${name}[${r}]`))
  for (const name of ['coolEir', 'heatEir'] as const) c[name].forEach((row, r) => within(row, MOST_POWER, `${at}.default.${name}[${r}]`))
  within(c.combRatio.coolCap, MOST_FACTOR, `${at}.default.combRatio.coolCap`)
  within(c.combRatio.heatCap, MOST_FACTOR, `${at}.default.combRatio.heatCap`)
  within(c.defrost.factor, MOST_FACTOR, `${at}.default.defrost.factor`)
  within(c.altitude.oduFactor, MOST_FACTOR, `${at}.default.altitude.oduFactor`)
  for (const name of ['iduCapVsWb', 'iduCapVsOat', 'iduHeatVsDb'] as const)
    within(c.indoor[name].factor, MOST_FACTOR, `${at}.default.indoor.${name}.factor`)
  factor(c.indoor.bypassFactor, 1, `${at}.default.indoor.bypassFactor`)
  for (const name of ['coolMin', 'heatMin', 'gasUpsizedFactor', 'liquidUpsizedFactor', 'liquidUpsizedLargeFactor'] as const)
    factor(piping.defaultModel[name] ?? 1, MOST_FACTOR, `${at}.piping.defaultModel.${name}`)
  tables.forEach((table, t) =>
    table.values.forEach((row, r) =>
      row.forEach((value, v) => {
        const place = `${at}.tables[${t}].values[${r}][${v}]`
        if (table.are !== 'losses') factor(value, MOST_FACTOR, place)
        else if (!(value >= -1 && value <= 1))
          throw new InputError(place, `a loss from -1 to 1, so that the factor is from 0 to 2; ${value} is not`)
      }),
    ),
  )
  factor(pack.charge.pipeFactor?.twoPipe ?? 1, MOST_FACTOR, '$.charge.pipeFactor.twoPipe')
  factor(pack.charge.pipeFactor?.threePipe ?? 1, MOST_FACTOR, '$.charge.pipeFactor.threePipe')
}

function within(values: readonly number[], most: number, path: string): void {
  values.forEach((value, i) => factor(value, most, `${path}[${i}]`))
}

function factor(value: number, most: number, path: string): void {
  if (!(value >= 0 && value <= most)) throw new InputError(path, `a factor from 0 to ${most}; ${value} is not, and 95 % is written 0.95`)
}

/** Checks that the pipes between joints have a length where a series takes three or more modules. */
function checkCounted({ branchJoints, series }: Pack): void {
  const counted = branchJoints.outdoorConnectingPipes?.counted
  if (counted && counted.jointToJointM === undefined && series.some(({ maxModules }) => maxModules > 2))
    throw new InputError(
      '$.branchJoints.outdoorConnectingPipes.counted.jointToJointM',
      'metres, because a series of the pack has three modules or more; 0 where the joints stand side by side',
    )
}

/** Checks that weights of enlarged pipes are at most 1 and each entry leads to a larger size. */
function checkShortened(pack: Pack): void {
  pack.capacityCorrection.piping.shortened?.forEach(({ fromMm, toMm, weight }, i) => {
    const at = `$.capacityCorrection.piping.shortened[${i}]`
    if (!(toMm > fromMm)) throw new InputError(`${at}.toMm`, `a size above ${fromMm} mm, because only a larger pipe counts shortened`)
    factor(weight, 1, `${at}.weight`)
  })
}

/** Checks that each size steps up to a larger one, so that no chain of steps is a cycle. */
function checkSteps(pack: Pack): void {
  for (const [from, to] of Object.entries(pack.pipes.upsizeOneStep.map)) {
    if (!(to > Number(from)))
      throw new InputError(`$.pipes.upsizeOneStep.map['${from}']`, `a size above ${from} mm; ${to} mm is no step up`)
  }
}

type Sizes = Readonly<Record<string, unknown>>

function checkDiameters(pack: Pack): void {
  const { pipes, branchJoints, msBoxes } = pack
  const listed = pipes.diameters.map((item) => item.odMm)
  const isListed = (mm: number): boolean => listed.some((item) => Math.abs(item - mm) <= SAME_SIZE_MM)
  const known = (mm: number, path: string): void => {
    if (!isListed(mm)) throw new InputError(path, `a diameter of $.pipes.diameters; ${mm} mm is not listed there: correct it, or list it`)
  }
  const inRow = (row: Sizes | undefined, path: string): void => {
    for (const field of ['gasMm', 'liquidMm', 'lpGasMm', 'hpGasMm', 'gasGe90Mm', 'liquidGe90Mm', 'odMm']) {
      const mm = row?.[field]
      if (typeof mm === 'number') known(mm, `${path}.${field}`)
    }
  }
  const inRows = (rows: readonly Sizes[], path: string): void => rows.forEach((row, i) => inRow(row, `${path}[${i}]`))
  for (const name of ['main2', 'main2Mini', 'branch2', 'stub2', 'main3', 'branch3'] as const)
    inRows(pipes[name].items, `$.pipes.${name}.items`)
  inRows(pipes.stub2.longRun.rows, '$.pipes.stub2.longRun.rows')
  inRow(pipes.main2Mini.gasUpsize, '$.pipes.main2Mini.gasUpsize')
  inRows(pipes.equivalentLength.perFittingM, '$.pipes.equivalentLength.perFittingM')
  for (const [from, to] of Object.entries(pipes.upsizeOneStep.map)) {
    known(Number(from), `$.pipes.upsizeOneStep.map['${from}']`)
    known(to, `$.pipes.upsizeOneStep.map['${from}']`)
  }
  for (const name of ['oduModules', 'iduModels', 'freshAirUnits', 'hydroModules', 'ahuKits'] as const)
    inRows(pack[name].items, `$.${name}.items`)
  pack.oduCombinations.items.forEach((item, i) => {
    for (const name of ['mainLt90', 'mainGe90', 'main'] as const) inRow(item[name], `$.oduCombinations.items[${i}].${name}`)
  })
  msBoxes.items.forEach((box, i) => {
    for (const name of ['upstream', 'portPipe', 'portReducer'] as const) inRow(box[name], `$.msBoxes.items[${i}].${name}`)
  })
  inRows(branchJoints.outdoorConnectingPipes?.moduleToJoint ?? [], '$.branchJoints.outdoorConnectingPipes.moduleToJoint')
  inRows(branchJoints.outdoorConnectingPipes?.jointToJoint ?? [], '$.branchJoints.outdoorConnectingPipes.jointToJoint')
  pack.capacityCorrection.piping.shortened?.forEach((row, i) => {
    known(row.fromMm, `$.capacityCorrection.piping.shortened[${i}].fromMm`)
    known(row.toMm, `$.capacityCorrection.piping.shortened[${i}].toMm`)
  })
  checkChargedSizes(pack, isListed)
}

/** Checks the sizes of charge rates, which may also be whole millimetres, as makers of metric tubes use. */
function checkChargedSizes(pack: Pack, isListed: (mm: number) => boolean): void {
  for (const [refrigerant, rates] of Object.entries(pack.charge.kgPerM)) {
    for (const mm of Object.keys(rates)) {
      if (!isListed(Number(mm)) && !Number.isInteger(Number(mm)))
        throw new InputError(
          `$.charge.kgPerM['${refrigerant}']['${mm}']`,
          `a rate for a diameter of $.pipes.diameters, or for whole millimetres`,
        )
    }
  }
}

function checkIndices(pack: Pack): void {
  const near = (item: { capacityIndex: number; coolKw: number; heatKw: number }, path: string): void => {
    const tenfold = 10 * (item.coolKw > 0 ? item.coolKw : item.heatKw)
    const [least, most] = INDEX_SPAN
    if (item.capacityIndex >= least * tenfold && item.capacityIndex <= most * tenfold) return
    throw new InputError(
      `${path}.capacityIndex`,
      `an index near ten times the capacity in kW, ${Math.round(tenfold)}; ${item.capacityIndex} is far from it`,
    )
  }
  for (const name of ['oduModules', 'iduModels', 'freshAirUnits', 'hydroModules'] as const)
    pack[name].items.forEach((item, i) => near(item, `$.${name}.items[${i}]`))
  pack.ahuKits.items.forEach(({ minKw, maxKw, defaultIndex }, i) => {
    const at = `$.ahuKits.items[${i}]`
    if (maxKw < minKw) throw new InputError(`${at}.maxKw`, `at least minKw, ${minKw}`)
    if (defaultIndex < 10 * minKw * INDEX_SPAN[0] || defaultIndex > 10 * maxKw * INDEX_SPAN[1])
      throw new InputError(`${at}.defaultIndex`, `an index from ten times minKw to ten times maxKw; ${defaultIndex} is far from it`)
  })
}
