import { beforeAll, describe, expect, it } from 'vitest'
import catalogue from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { createEngine, type Engine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { isMixedSystem } from '../../../src/model/project/list/mixed-system'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { recordOfProject } from '../core-record'

const { design } = projectBuilder().build().information
const pack = readPack(catalogue)
const codes = ({ reasons }: { reasons: readonly { code: string }[] }) => reasons.map(({ code }) => code)
let engine: Engine

beforeAll(async () => {
  engine = await createEngine(await nodeCore(), pack)
})

describe('outdoor modules that are put together freely', () => {
  const indoorUnits = [indoorUnit('DH-560', { count: 1 }), indoorUnit('DH-280', { count: 1 })]

  it('outdoor modules that are put together freely are rated as a drawing of them is calculated', async () => {
    const models = ['X4P-08', 'X4P-10', 'X4P-16']
    const rated = await engine.rateOutdoorUnit({ design, indoorUnits }, models)
    const { ODUOutput } = await recordOfProject(
      projectBuilder()
        .system('s', (draw) => draw.outdoor('odu', models).joint('j', 'odu').unit('a', 'j', 'DH-560').unit('b', 'j', 'DH-280'))
        .build(),
    )
    expect(rated.models).toStrictEqual(models)
    expect(rated.nominalCoolKw).toBeCloseTo(ODUOutput?.nominalCoolCapa ?? NaN, 9)
    expect(rated.ratedCrPct).toBeCloseTo(ODUOutput?.ratedCR ?? NaN, 9)
    expect(rated.maxUnitCount).toBe(ODUOutput?.maxUnitCount)
  })

  it('outdoor modules that are put together freely count as the listed combination where they are one, in any order', async () => {
    const listed = pack.oduCombinations.items.find(({ moduleIds }) => new Set(moduleIds).size > 1)
    const rated = await engine.rateOutdoorUnit({ design, indoorUnits }, (listed?.moduleIds ?? []).toReversed())
    expect(rated.id).toBe(listed?.id)
    expect(rated).toStrictEqual({ ...(await engine.rateOutdoorUnit({ design, indoorUnits }, [listed?.id ?? ''])), models: rated.models })
  })

  it('outdoor modules that are put together freely do not fit where they are of two families, or more than their series takes', async () => {
    const other = pack.oduModules.items.find(({ systemType }) => systemType === 'HR')?.id ?? ''
    const mini = pack.series.find(({ maxModules }) => maxModules === 1)
    const one = pack.oduModules.items.find(({ series }) => series === mini?.id)?.id ?? ''
    expect(codes(await engine.rateOutdoorUnit({ design, indoorUnits }, ['X4P-08', other]))).toContain('modulesApart')
    expect(codes(await engine.rateOutdoorUnit({ design, indoorUnits }, [one, one]))).toContain('modulesApart')
    expect(codes(await engine.rateOutdoorUnit({ design, indoorUnits }, ['X4P-08', 'X4P-16']))).not.toContain('modulesApart')
  })

  it('outdoor modules that are put together freely are refused by name where the pack does not have them', async () => {
    await expect(engine.rateOutdoorUnit({ design, indoorUnits }, ['none'])).rejects.toThrow('none')
    await expect(engine.rateOutdoorUnit({ design, indoorUnits }, Array<string>(5).fill('X4P-08'))).rejects.toThrow('one to four')
  })

  it('outdoor modules that are put together freely take their place in the ranking', async () => {
    const models = ['X4P-08', 'X4P-10', 'X4P-16']
    const listed = await engine.propose({ design, indoorUnits })
    const ranked = await engine.propose({ design, indoorUnits, combinations: [models] })
    expect(ranked).toHaveLength(listed.length + 1)
    expect(ranked.find(({ id }) => id === models.join('+'))?.nominalCoolKw).toBeGreaterThan(0)
  })
})

describe('the frequency of the mains', () => {
  it('the frequency of the mains leaves out modules of the other one and combinations with such a module, and says why', async () => {
    const items = catalogue.oduModules.items.map((item) => ({ ...item, ...(item.id === 'X4P-10' && { powerHz: [60] }) }))
    const run = await createEngine(await nodeCore(), readPack({ ...catalogue, oduModules: { ...catalogue.oduModules, items } }))
    const demand = { design, indoorUnits: [indoorUnit('C4-056', { count: 5 })] }
    const at = async (powerHz: 50 | 60) =>
      (await run.propose({ ...demand, powerHz })).filter((each) => codes(each).includes('otherFrequency'))
    expect(await at(60)).toStrictEqual([])
    const left = await at(50)
    expect(left.length).toBeGreaterThan(1)
    expect(left.every(({ models, fits }) => models.includes('X4P-10') && !fits)).toBe(true)
    expect((await run.propose(demand)).some((each) => codes(each).includes('otherFrequency'))).toBe(false)
  })
})

describe('a mixed system', () => {
  it('a mixed system has units of more than one kind on the refrigerant, and ventilators do not count', () => {
    expect(isMixedSystem([indoorUnit('C4-056'), indoorUnit('FA-140')])).toBe(true)
    expect(isMixedSystem([indoorUnit('C4-056'), indoorUnit('HRV-050', { type: 'hrv' })])).toBe(false)
    expect(isMixedSystem([indoorUnit('C4-056'), indoorUnit('FA-140', { count: 0 })])).toBe(false)
  })
})
