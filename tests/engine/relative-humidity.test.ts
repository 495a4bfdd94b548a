import { expect, it } from 'vitest'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { relativeHumidities } from '../../src/engine/weather/relative-humidity'
import { RATING_CONDITIONS } from '../../src/model/project/defaults'
import packJson from '../../packs/default.json'

const engine = async () => createEngine(await nodeCore(), readPack(packJson))

// 27/19, 35/24, 20/15 and 7/6 ℃ at 101,325 Pa, worked out by hand: ASHRAE Fundamentals 2017, chapter 1, equations 6, 12, 20 and 33.
it('the relative humidity of the rating conditions is that of the ASHRAE formulas', async () => {
  const { coolingIndoor, coolingOutdoor, heatingIndoor, heatingOutdoor } = await (await engine()).run(relativeHumidities, RATING_CONDITIONS)
  expect(coolingIndoor).toBeCloseTo(46.937, 3)
  expect(coolingOutdoor).toBeCloseTo(40.285, 3)
  expect(heatingIndoor).toBeCloseTo(58.923, 3)
  expect(heatingOutdoor).toBeCloseTo(86.817, 3)
})

it('the relative humidity is 100 % where both bulbs are equal, higher at an elevation, and unknown without one of the two', async () => {
  const running = await engine()
  const at = async (design: Partial<typeof RATING_CONDITIONS>) => running.run(relativeHumidities, { ...RATING_CONDITIONS, ...design })
  expect((await at({ heatingOutdoorDryBulbC: -8, heatingOutdoorWetBulbC: -8 })).heatingOutdoor).toBeCloseTo(100, 1)
  const [low, high] = [await at({}), await at({ elevationM: 2000 })]
  expect(high.coolingIndoor).toBeGreaterThan(low.coolingIndoor ?? NaN)
  expect((await at({ coolingIndoorWetBulbC: null })).coolingIndoor).toBeNull()
})
