import { beforeAll, describe, expect, it } from 'vitest'
import catalogue from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { createEngine, type Engine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'

const pack = readPack(catalogue)
const { design } = projectBuilder().build().information
let engine: Engine

beforeAll(async () => {
  engine = await createEngine(await nodeCore(), pack)
})

describe('proposals of outdoor units', () => {
  const units = [indoorUnit('C4-056', { count: 4 }), indoorUnit('DM-090')]

  it('proposals of outdoor units rank the unit nearest to 100 % first and say why', async () => {
    const [best] = await engine.propose({ design, indoorUnits: units, series: ['X4P'] })
    expect(best).toMatchObject({ id: 'X4P-12', rank: 1, fits: true, models: ['X4P-12'], systemType: 'HP', unitCount: 5 })
    expect(best?.ratedCrPct).toBeCloseTo((314 * 10) / 33.5, 9)
    expect(best?.reasons.map((reason) => reason.code)).toContain('ratioInWindow')
  })

  it('proposals of outdoor units keep those that do not fit, last and with the reason', async () => {
    const list = await engine.propose({ design, indoorUnits: units })
    expect(list).toHaveLength(pack.oduModules.items.length + pack.oduCombinations.items.length)
    const firstMisfit = list.findIndex((proposal) => !proposal.fits)
    expect(
      list.slice(firstMisfit).every((proposal) => !proposal.fits && proposal.reasons.some((reason) => reason.severity === 'error')),
    ).toBe(true)
    expect(list.find((proposal) => proposal.id === 'X4P-96C')?.reasons[0]).toMatchObject({ code: 'ratioTooLow', values: { limit: 50 } })
    expect(list.map((proposal) => proposal.rank)).toEqual(list.map((_, place) => place + 1))
  })

  it('proposals of outdoor units want the required capacities covered at design conditions', async () => {
    const demanding = [indoorUnit('C4-056', { count: 5, requiredCoolingKw: 5.6 })]
    const hot = { ...design, coolingOutdoorDryBulbC: 46 }
    const list = await engine.propose({ design: hot, indoorUnits: demanding, series: ['X4P'] })
    const short = list.find((proposal) => proposal.id === 'X4P-10')
    expect(short?.fits).toBe(false)
    expect(short?.reasons.map((reason) => reason.code)).toContain('coolingShort')
    expect(list[0]?.coolKw).toBeGreaterThanOrEqual(28)
  })

  it('proposals of outdoor units call a unit too small from the bound of the pack on, as for rooms', async () => {
    const { coolKw = NaN } = (await engine.propose({ design, indoorUnits: units, series: ['X4P'] })).find(({ id }) => id === 'X4P-12') ?? {}
    const [first] = units
    const at = (pct: number) => ({ design, indoorUnits: units, series: ['X4P'], blockCoolKw: (100 * coolKw) / pct })
    expect(first).toBeDefined()
    const mild = await createEngine(
      await nodeCore(),
      readPack({ ...structuredClone(catalogue), delivered: { adviceBelowPct: 90, errorBelowPct: 80 } }),
    )
    const isShort = async (by: Engine, pct: number) => {
      const found = (await by.propose(at(pct))).find(({ id }) => id === 'X4P-12')
      return found?.reasons.some(({ code }) => code === 'coolingShort')
    }
    expect([await isShort(engine, 100), await isShort(engine, 99.9)]).toEqual([false, true])
    expect([await isShort(mild, 90), await isShort(mild, 89.9)]).toEqual([false, true])
  })

  it('proposals of outdoor units load the outdoor unit with every kit of an air handler', async () => {
    const choices = [
      { id: 'a', model: 'AK-090', kits: 2, ports: 1, coolingKw: [], heatingKw: [], extra: {} },
      { id: 'b', model: 'AK-071', kits: 1, ports: 1, coolingKw: [], heatingKw: [], extra: {} },
    ]
    const airHandler = indoorUnit('', { type: 'ahu', count: 2, airHandler: { name: 'AHU', coils: 3, choices, extra: {} } })
    const [best] = await engine.propose({ design, indoorUnits: [airHandler], series: ['X4P'] })
    const kits = [indoorUnit('AK-090', { count: 4 }), indoorUnit('AK-071', { count: 2 })]
    const [same] = await engine.propose({ design, indoorUnits: kits, series: ['X4P'] })
    expect(best?.ratedCrPct).toBe(same?.ratedCrPct)
    expect(best?.unitCount).toBe(same?.unitCount)
  })

  it('proposals of outdoor units propose nothing as fitting while there is no unit', async () => {
    const list = await engine.propose({ design, indoorUnits: [] })
    expect(list.some((proposal) => proposal.fits)).toBe(false)
  })
})
