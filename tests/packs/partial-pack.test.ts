import { describe, expect, it } from 'vitest'
import catalogue from '../../packs/default.json'
import { InputError } from '../../src/contract/input-error'
import { nodeCore } from '../../src/engine/host/node-core'
import { readPack } from '../../src/engine/host/read-pack'
import { checkExamples } from '../../src/engine/examples/check-examples'

const meta = { id: 'maker', title: 'A maker', version: '1.0.0' }
const base = 'branchline-default'
const { kgPerM, perIduKg, maxTotalKg } = catalogue.charge
const charge = { kgPerM, perIduKg, maxTotalKg }

function refusal(json: unknown): { path: string; expected: string } {
  try {
    readPack(json)
  } catch (error) {
    if (error instanceof InputError) return { path: error.path, expected: error.expected }
    throw error
  }
  throw new Error('The broken pack was accepted')
}

describe('a partial pack', () => {
  it('a partial pack brings its own sections whole and takes the others from its base', () => {
    const pack = readPack({ base, meta, charge })
    expect(pack.charge).toEqual(charge)
    expect(pack.oduModules).toBe(catalogue.oduModules)
    expect(pack.meta).toEqual(meta)
  })

  it('a partial pack brings single tables of pipes and corrections', () => {
    const stub2 = { items: [{ fromKw: 0, toKw: 56, gasMm: 15.9, liquidMm: 9.53 }], longRun: { overM: 10, rows: [] } }
    const pack = readPack({ base, meta, pipes: { stub2 } })
    expect(pack.pipes.stub2).toEqual(stub2)
    expect(pack.pipes.main2).toBe(catalogue.pipes.main2)
  })

  it('a partial pack takes no examples over: those speak of the base', () => {
    expect(readPack({ base, meta }).examples).toBeUndefined()
  })

  it('a partial pack reads the same once more, now that it is whole', () => {
    const pack = readPack({ base, meta, charge })
    expect(readPack(pack)).toBe(pack)
  })

  it.each([
    ['an unknown base', { base: 'nobody', meta }, '$.base'],
    ['a section that packs do not have', { base, meta, charges: charge }, '$.charges'],
    ['no name', { base }, '$.meta'],
    [
      'overlapping bands',
      {
        base,
        meta,
        charge: {
          ...charge,
          byIndex: [
            { fromIndex: 0, toIndex: 28, kg: 1 },
            { fromIndex: 28, kg: 2 },
          ],
        },
      },
      '$.charge.byIndex[1]',
    ],
    ['a band that ends before it begins', { base, meta, charge: { ...charge, byHp: [{ hpMin: 8, hpMax: 6, kg: 1 }] } }, '$.charge.byHp[0]'],
    ['a model it does not have', { base, meta, charge: { ...charge, byOutdoorModel: { X9: 1 } } }, "$.charge.byOutdoorModel['X9']"],
    ['a rounding without a step', { base, meta, charge: { ...charge, rounding: { mode: 'up', stepKg: 0 } } }, '$.charge.rounding.stepKg'],
    [
      'an axis that does not rise',
      {
        base,
        meta,
        capacityCorrection: {
          tables: [{ id: 'a', mode: 'cool', factor: 'length', x: { by: 'equivalentM', at: [5, 5] }, values: [[1, 1]] }],
        },
      },
      '$.capacityCorrection.tables[0].x.at[1]',
    ],
    [
      'a table of the wrong shape',
      {
        base,
        meta,
        capacityCorrection: { tables: [{ id: 'a', mode: 'cool', factor: 'length', x: { by: 'equivalentM', at: [5, 6] }, values: [[1]] }] },
      },
      '$.capacityCorrection.tables[0].values[0]',
    ],
    [
      'a figure that a mode does not have',
      {
        base,
        meta,
        capacityCorrection: { tables: [{ id: 'a', mode: 'heat', factor: 'defrost', x: { by: 'indoorWbC', at: [5] }, values: [[1]] }] },
      },
      '$.capacityCorrection.tables[0].x.by',
    ],
    [
      'a condition without a bound',
      { base, meta, limits: { ...catalogue.limits, rules: [{ id: 'a', limit: 'totalM', value: 1, when: [{ figure: 'hp' }] }] } },
      '$.limits.rules[0].when[0]',
    ],
    [
      'look-up rows that overlap',
      {
        base,
        meta,
        tables: [
          {
            id: 'a',
            by: 'x',
            rows: [
              { upTo: 5, cells: {} },
              { from: 5, cells: {} },
            ],
          },
        ],
      },
      '$.tables[0].rows[1]',
    ],
    [
      'a row without its bound',
      { base, meta, pipes: { stub2: { items: [{ fromKw: 0, gasMm: 15.9, liquidMm: 9.53 }], longRun: { overM: 10, rows: [] } } } },
      '$.pipes.stub2.items[0].toKw',
    ],
  ])('a partial pack is refused with %s, and the place is named', (_, json, path) => {
    const error = refusal(json)
    expect(error.path).toBe(path)
    expect(error.expected).not.toBe('')
  })
})

describe('the examples of a pack', () => {
  const example = { id: 'E1', source: 'test', question: 'rounding', inputs: { kg: 1.24 }, expected: { kg: 1.3 } }
  const rounded = { ...charge, rounding: { mode: 'up', stepKg: 0.1 } }
  const check = async (given: object, of: object = rounded) =>
    checkExamples(readPack({ base, meta, charge: of, examples: [{ ...example, ...given }] }), await nodeCore())

  it('the examples of a pack come out with the answer beside the print', async () => {
    expect(await check({})).toEqual([{ id: 'E1', question: 'rounding', expected: { kg: 1.3 }, got: { kg: 1.3 }, ok: true }])
  })

  it('the examples of a pack fail one step beside it', async () => {
    expect(await check({ expected: { kg: 1.2 } })).toMatchObject([{ ok: false, got: { kg: 1.3 } }])
    expect(await check({}, charge)).toMatchObject([{ ok: false, got: { kg: 1.24 } }])
  })

  it('the examples of a pack hold to a tolerance where one is given, and to the printed digits where none is', async () => {
    expect(await check({ expected: { kg: 1.305 }, tolerance: 0.006 })).toMatchObject([{ ok: true }])
    expect(await check({ expected: { kg: 1.305 }, tolerance: { kg: 0.004 } })).toMatchObject([{ ok: false }])
    expect(await check({ expected: { kg: 1 } })).toMatchObject([{ ok: true }])
  })

  it.each([
    ['an input that the question does not have', { inputs: { kg: 1, lb: 2 } }, '$.examples[0].inputs.lb'],
    ['a missing input', { inputs: {} }, '$.examples[0].inputs.kg'],
    ['an answer that the question does not give', { expected: { lb: 1 } }, '$.examples[0].expected.lb'],
    ['no answer', { expected: {} }, '$.examples[0].expected'],
    [
      'a size that is not charged',
      { question: 'charge', inputs: { refrigerant: 'R32', pipes: [{ mm: 7, lengthM: 1 }] } },
      '$.examples[0].inputs.pipes[0].mm',
    ],
    ['an unknown model', { question: 'charge', inputs: { units: [{ model: 'X9' }] } }, '$.examples[0].inputs.units[0].model'],
    ['an unknown table', { question: 'lookup', inputs: { table: 'x', at: 1 } }, '$.examples[0].inputs.table'],
  ])('the examples of a pack are refused with %s', async (_, given, path) => {
    await expect(check(given)).rejects.toMatchObject({ path })
  })
})
