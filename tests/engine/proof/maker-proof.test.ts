import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPack } from '../../../src/contract/pack'
import { readCore } from '../../../src/engine/host/core-file'
import { createEngine } from '../../../src/engine/engine'
import { createCore } from '../../../workers/create-core'
import { packTables } from '../core-record'
import { makerPack } from '../maker-pack'
import { randomRules, type RandomRules } from '../random-rules'
import { randomCase } from '../random-system'
import { systemFaults, type Ground } from './system-faults'
import { workedCase } from './worked-case'

const RUNS = Number(process.env.PROOF_RUNS ?? 60)
const SEED = Number(process.env.PROOF_SEED ?? 20261121)

const module = WebAssembly.compile(readCore())

async function groundOf(rules: Partial<RandomRules>): Promise<Ground> {
  const file = makerPack({ charge: { perIduKg: 0 }, tables: [], rules: [], below: 'ratio', ...rules })
  const pack = readPack(file)
  return { engine: await createEngine(await createCore(await module), pack), pack, file }
}

it(
  'a proof gives every figure and every broken limit again under random charge terms, correction tables and limits with conditions',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(randomRules(packTables), randomCase(packTables), async (rules, { system, design }) => {
        const file = makerPack(rules)
        const pack = readPack(file)
        const engine = await createEngine(await createCore(await module), pack)
        expect(await systemFaults({ engine, pack, file }, { system, context: { design } })).toEqual([])
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: false },
    )
  },
)

async function pathsOf(rules: Partial<RandomRules>, quantity: string): Promise<{ value: unknown; paths: string[]; table: unknown }> {
  const { system, context } = workedCase()
  const root = system.diagram.nodeId[0] ?? ''
  const subject = /^(limit|margin)\./.test(quantity) ? { node: root, quantity } : { outdoor: true as const, quantity }
  const proof = await (await groundOf(rules)).engine.prove(system, { ...context, revision: 1 }, subject)
  const inputs = proof ? [...proof.steps.flatMap((step) => step.inputs), ...proof.inputs] : []
  return { value: proof?.value, paths: inputs.flatMap(({ from }) => ('path' in from ? [from.path] : [])), table: proof?.table?.row }
}

it("a factor of a maker's table cites its points and cells", async () => {
  const table = { id: 'length', mode: 'cool', factor: 'length', x: { by: 'equivalentM', at: [0, 1000] }, values: [[1, 0.5]] } as const
  const tables = [{ ...table, x: { ...table.x, at: [...table.x.at] }, values: [[1, 0.5]] }]
  const proof = await pathsOf({ tables }, 'factors.cooling.length')
  const at = '$.capacityCorrection.tables[0]'
  expect(proof.paths).toEqual([`${at}.x.at[0]`, `${at}.x.at[1]`, `${at}.values[0][0]`, `${at}.values[0][1]`])
  expect(proof.value).toBeGreaterThan(0.5)
  expect(proof.value).toBeLessThan(1)
})

it('two broken bounds of one limit have a proof each, with the rule that spoke', async () => {
  const strict = { id: 'strict', limit: 'totalM', value: 10 }
  const rules = [{ ...strict, id: 'advised', severity: 'advice' as const, value: 5 }, strict]
  const [first, second] = [await pathsOf({ rules }, 'limit.totalM'), await pathsOf({ rules }, 'limit.totalM[1]')]
  expect(first).toMatchObject({ paths: ['$.limits.rules[1].value'], table: strict })
  expect(second).toMatchObject({ paths: ['$.limits.rules[0].value'], table: { id: 'advised' } })
  expect(Number(second.value) - Number(first.value)).toBe(5)
  expect((await pathsOf({ rules }, 'limit.totalM[2]')).value).toBeUndefined()
})

it('a settled charge names its least and its rounding', async () => {
  const charge = { perIduKg: 0, leastByHp: [{ hpMin: 1, hpMax: 99, kg: 50.03 }], rounding: { mode: 'up' as const, stepKg: 0.1 } }
  const proof = await pathsOf({ charge }, 'additionalChargeKg')
  expect(proof.value).toBe(50.1)
  expect(proof.paths).toEqual(['$.charge.leastByHp[0].kg', '$.charge.rounding.stepKg', '$.charge.rounding.mode'])
})

it("the limit of the altitude cites the least end of the maker's tables by elevation, the table of pressures or the built-in table", async () => {
  const by = (at: number[], series?: string[]) =>
    ({
      id: `to ${String(at.at(-1))}`,
      mode: 'both',
      factor: 'altitude',
      x: { by: 'elevationM', at },
      values: [at.map(() => 1)],
      series,
    }) as const
  const table = (at: number[], series?: string[]) => JSON.parse(JSON.stringify(by(at, series))) as RandomRules['tables'][number]
  const byPressure = { ...table([60, 101]), id: 'by pressure', x: { by: 'pressureKPa', at: [60, 101] } }
  const byRatio = { ...table([0, 200]), id: 'by both', x: { by: 'ratioPct', at: [0, 200] }, y: { by: 'elevationM', at: [0, 1100] } }
  const both = {
    ...byRatio,
    values: [
      [1, 1],
      [1, 1],
    ],
  }
  const endOf = async (rules: Partial<RandomRules>) =>
    (await pathsOf(rules, 'margin.altitudeM')).paths.filter((path) => /\.(m|at)\[/.test(path))
  const at = '$.capacityCorrection'
  expect(await endOf({ tables: [table([0, 2000]), table([0, 1500])] })).toEqual([`${at}.tables[1].x.at[1]`])
  expect(await endOf({ tables: [table([0, 1500]), table([0, 2000, 2500])] })).toEqual([`${at}.tables[0].x.at[1]`])
  expect(await endOf({ tables: [table([0, 1500]), both] })).toEqual([`${at}.tables[1].y.at[1]`])
  expect(await endOf({ tables: [table([0, 5000]), table([0, 900], ['X4R'])] })).toEqual([`${at}.tables[0].x.at[1]`])
  const pressure = (last: number) => ({ m: [0, 500, last], kPa: [101.3, 95.5, 79.4] })
  expect(await endOf({ tables: [table([0, 1500])], pressure: pressure(1200) })).toEqual([`${at}.pressure.m[2]`])
  expect(await endOf({ tables: [table([0, 1500])], pressure: pressure(2000) })).toEqual([`${at}.tables[0].x.at[1]`])
  expect(await endOf({ tables: [byPressure], pressure: pressure(2000) })).toEqual([`${at}.pressure.m[2]`])
  expect(await endOf({ pressure: pressure(2000) })).toEqual([`${at}.pressure.m[2]`])
  expect(await endOf({ pressure: pressure(3500) })).toEqual([
    `${at}.default.altitude.m[${String(packTables.capacityCorrection.default.altitude.m.length - 1)}]`,
  ])
})
