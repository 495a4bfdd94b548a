import { expect, it } from 'vitest'
import catalogue from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { toSystemRecord } from '../../src/engine/decode/system-record'
import { createEngine } from '../../src/engine/engine'
import { readCore } from '../../src/engine/host/core-file'
import { createCore } from '../../workers/create-core'
import { workedCase } from './proof/worked-case'

const module = WebAssembly.compile(readCore())

/** The worked system under the embedded pack with one thing changed, at another heating dry bulb or elevation. */
async function inspected(
  change: (pack: typeof catalogue) => unknown,
  design: { heatingOutdoorDryBulbC?: number; elevationM?: number } = {},
) {
  const pack = structuredClone(catalogue)
  const { system, context } = workedCase()
  const said = readPack(change(pack))
  const engine = await createEngine(await createCore(await module), said)
  const result = await engine.inspect(system, { ...context, design: { ...context.design, ...design }, revision: 1 })
  const { IDUOutput, ODUOutput } = toSystemRecord(result, system, said, ({ code }) => code)
  if (!ODUOutput) throw new Error('The worked system has an outdoor unit')
  return { ...ODUOutput, unitsCoolKw: IDUOutput.reduce((sum, unit) => sum + unit.adjustTCforCooling, 0) }
}

const correction = (pack: typeof catalogue, part: object) => ({ ...pack, capacityCorrection: { ...pack.capacityCorrection, ...part } })

it('the dry bulb of the heating is read where the pack prints its tables so, and changes nothing where it does not', async () => {
  const byDry = (pack: typeof catalogue) =>
    correction(pack, { default: { ...pack.capacityCorrection.default, defrost: { outdoorDbC: [-5, 0, 5], factor: [0.8, 0.9, 1] } } })
  expect((await inspected(byDry, { heatingOutdoorDryBulbC: -2.5 })).factors.heating.defrost).toBeCloseTo(0.85, 12)
  expect((await inspected(byDry, { heatingOutdoorDryBulbC: 5 })).factors.heating.defrost).toBe(1)
  const same = (pack: typeof catalogue) => pack
  expect((await inspected(same, { heatingOutdoorDryBulbC: -20 })).heatCapa).toBe(
    (await inspected(same, { heatingOutdoorDryBulbC: 20 })).heatCapa,
  )
})

it('heating columns by dry bulb are held against the rating of 7 ℃', async () => {
  const dry = (pack: typeof catalogue) => {
    const { heatOutdoorWb, ...others } = pack.capacityCorrection.default
    return correction(pack, { default: { ...others, heatOutdoorDb: heatOutdoorWb } })
  }
  const { cooling, heating } = (await inspected(dry, { heatingOutdoorDryBulbC: 7 })).factors
  expect(heating.outdoor).toBe(1)
  expect(cooling).toEqual((await inspected((pack) => pack)).factors.cooling)
})

it('rooms that are not at their peak leave the others their share', async () => {
  const blocked = (share: number, ratio?: string) => (pack: typeof catalogue) => ({
    ...pack,
    connectionRatio: { ...pack.connectionRatio, blockLoad: { share, ...(ratio && { ratio }) } },
  })
  const plain = await inspected((pack) => pack)
  const shared = await inspected(blocked(0.9))
  const counted = await inspected(blocked(0.9, 'block'))
  expect(shared.ratedCR).toBe(plain.ratedCR)
  expect(shared.coolCapa).toBe(plain.coolCapa)
  // Section 16 of the engineering reference: the units could take 26.84 kW of 24.29 kW; nine tenths of them at once can have it all.
  expect(plain.unitsCoolKw).toBeCloseTo(24.29, 2)
  expect(shared.unitsCoolKw).toBeCloseTo(26.84, 2)
  expect(counted.ratedCR).toBeCloseTo(0.9 * plain.ratedCR, 10)
})
