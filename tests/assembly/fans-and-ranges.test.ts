import { beforeAll, describe, expect, it } from 'vitest'
import { readCore } from '../../src/engine/host/core-file'
import { startFormulas } from '../../src/engine/host/page-core'
import { ventilatorAirflow } from '../../src/engine/formulas/ventilator-airflow'
import { outsideFreshAir, outsideLeavingWater } from '../../src/model/pack-rules/unit-ranges'

beforeAll(async () => startFormulas(await WebAssembly.compile(readCore())))

describe('the air flow of a ventilator', () => {
  const fan = { airflowM3h: 500, espPa: 100 }
  const fanCurve = [
    { airflowM3h: 300, espPa: 150 },
    { airflowM3h: 500, espPa: 100 },
    { airflowM3h: 600, espPa: 40 },
  ]

  it('the air flow of a ventilator follows its fan curve, linear between the points', () => {
    expect(ventilatorAirflow({ ...fan, fanCurve }, 100)).toStrictEqual({ airflowM3h: 500, isSinglePoint: false })
    expect(ventilatorAirflow({ ...fan, fanCurve }, 125).airflowM3h).toBeCloseTo(400, 9)
    expect(ventilatorAirflow({ ...fan, fanCurve }, 70).airflowM3h).toBeCloseTo(550, 9)
    expect(ventilatorAirflow({ ...fan, fanCurve }, 0).airflowM3h).toBe(600)
    expect(ventilatorAirflow({ ...fan, fanCurve }, 151).airflowM3h).toBeNull()
  })

  it('the air flow of a ventilator without a curve is the marked catalogue point up to its pressure', () => {
    expect(ventilatorAirflow(fan, 60)).toStrictEqual({ airflowM3h: 500, isSinglePoint: true })
    expect(ventilatorAirflow(fan, 101)).toStrictEqual({ airflowM3h: null, isSinglePoint: true })
  })
})

describe('operating ranges of single units', () => {
  it('operating ranges of single units name the value outside, its bound and the excess', () => {
    const unit = { airflowM3h: 800, onCoilRangeCoolC: [20, 43], onCoilRangeHeatC: [-7, 15] }
    expect(outsideFreshAir(unit, { airflowM3h: 800, onCoilCoolC: 43, onCoilHeatC: -7 })).toStrictEqual([])
    expect(outsideFreshAir(unit, { airflowM3h: 900, onCoilCoolC: 18, onCoilHeatC: 16 })).toStrictEqual([
      { field: 'airflowM3h', value: 900, bound: 800, excess: 100 },
      { field: 'onCoilCoolC', value: 18, bound: 20, excess: 2 },
      { field: 'onCoilHeatC', value: 16, bound: 15, excess: 1 },
    ])
    expect(outsideFreshAir({ airflowM3h: 800 }, { onCoilCoolC: 60 })).toStrictEqual([])
  })

  it('operating ranges of single units hold the leaving water of a hydro unit', () => {
    expect(outsideLeavingWater({ leavingWaterC: [25, 50] }, 50)).toStrictEqual([])
    expect(outsideLeavingWater({ leavingWaterC: [25, 50] }, 55)).toMatchObject([{ bound: 50, excess: 5 }])
    expect(outsideLeavingWater({}, 55)).toStrictEqual([])
  })
})
