import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { toSystemRecord } from '../../src/engine/decode/system-record'
import type { PackTables } from '../reference/pack-tables'
import { referenceRecord } from '../reference/reference-record'
import { packTables } from './core-record'
import { randomCase } from './random-system'
import { differences } from './same-record'

const RUNS = Number(process.env.TWIN_RUNS ?? 300)
const severity = fc.constantFrom<'error' | 'advice'>('error', 'advice')
const span = (least: [number, number], most: [number, number]) =>
  fc
    .tuple(fc.integer({ min: least[0], max: least[1] }), fc.integer({ min: most[0], max: most[1] }))
    .map((tenths) => tenths.map((n) => n / 10))

/** Packs with random `sense` sections, and with tables that end so early that drawings go beyond them. */
const strictPack: fc.Arbitrary<PackTables> = fc
  .record({
    severity: fc.record({
      outdoorMixed: severity,
      outdoorMode: severity,
      beyondTables: severity,
      impossibleAir: severity,
      beyondAltitude: severity,
    }),
    coolCapa: fc.record({ adviceFrom: span([5, 10], [10, 15]), errorBeyond: span([0, 6], [14, 30]) }),
    indoorDryBulbC: fc.record({ cooling: span([50, 250], [251, 450]), heating: span([0, 190], [191, 400]) }),
    rows: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ rows, ...sense }) => {
    const { pipes, branchJoints } = packTables
    const first = <T>(items: readonly T[]): T[] => items.slice(0, rows)
    return {
      ...packTables,
      sense,
      branchJoints: { ...branchJoints, twoPipe: first(branchJoints.twoPipe), threePipe: first(branchJoints.threePipe) },
      pipes: {
        ...pipes,
        main2: { ...pipes.main2, items: first(pipes.main2.items) },
        main2Mini: { ...pipes.main2Mini, items: first(pipes.main2Mini.items) },
        main3: { ...pipes.main3, items: first(pipes.main3.items) },
        // Every joint that a row names must be there.
        branch2: { ...pipes.branch2, items: first(pipes.branch2.items).map((row) => ({ ...row, joint: branchJoints.twoPipe[0]?.id })) },
        branch3: { ...pipes.branch3, items: first(pipes.branch3.items) },
        stub2: { ...pipes.stub2, items: first(pipes.stub2.items) },
      },
    }
  })

describe('what cannot be right under the bounds and severities of any pack', () => {
  it(
    'what cannot be right under the bounds and severities of any pack is the same for the core and its twin, and every kind of it comes up',
    { timeout: 300_000 },
    async () => {
      const seen = new Set<string>()
      await fc.assert(
        fc.asyncProperty(strictPack, fc.array(randomCase(packTables), { minLength: 8, maxLength: 8 }), async (tables, cases) => {
          const pack = readPack(tables)
          const engine = await createEngine(await nodeCore(), pack)
          for (const { system, ...context } of cases) {
            const record = toSystemRecord(await engine.inspect(system, { ...context, revision: 1 }), system, pack, ({ code }) => code)
            expect(differences(record, referenceRecord(system, { ...context, pack: tables }))).toEqual([])
            for (const { code, severity: found } of record.findings) seen.add(`${code} ${found}`)
          }
        }),
        { seed: 20261124, numRuns: Math.ceil(RUNS / 8) },
      )
      const both = [
        'outdoorMixed',
        'outdoorMode',
        'limit.toKw',
        'limit.pipeToKw',
        'limit.mainHpMax',
        'limit.coolIndoorWbC',
        'limit.altitudeM',
      ]
      const either = ['limit.coolOutdoorWbC', 'limit.heatIndoorWbC', 'limit.heatOutdoorWbC', 'limit.coolIndoorDbC', 'limit.heatIndoorDbC']
      for (const code of [...both, ...either]) expect([...seen]).toEqual(expect.arrayContaining([`${code} error`, `${code} advice`]))
      expect([...seen]).toEqual(expect.arrayContaining(['limit.coolCapa error', 'limit.coolCapaStd advice', 'notATree error']))
    },
  )

  it('what cannot be right under the bounds and severities of any pack has bounds of its own where a pack is silent', async () => {
    const silent = readPack({ ...packTables, sense: undefined })
    const engine = await createEngine(await nodeCore(), silent)
    const cases = fc.sample(randomCase(packTables), { seed: 3, numRuns: 60 })
    for (const { system, ...context } of cases) {
      const record = toSystemRecord(await engine.inspect(system, { ...context, revision: 1 }), system, silent, ({ code }) => code)
      expect(differences(record, referenceRecord(system, { ...context, pack: packTables }))).toEqual([])
    }
  })

  it('what cannot be right under the bounds and severities of any pack is refused as a section whose bounds are the wrong way round', () => {
    const upsideDown = { ...packTables, sense: { indoorDryBulbC: { cooling: [30, 20] } } }
    expect(() => readPack(upsideDown)).toThrow('$.sense.indoorDryBulbC.cooling[1]')
  })
})
