import { expect, it } from 'vitest'
import packJson from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import type { Proposal } from '../../../src/engine/propose/proposal'
import { outdoorCards, RESERVE_PCT } from '../../../src/features/selection/proposals/outdoor-cards'
import { outdoorFacts } from '../../../src/features/selection/proposals/outdoor-facts'
import { mostTelling } from '../../../src/features/selection/proposals/reason-text'
import { RATING_CONDITIONS } from '../../../src/model/project/defaults'
import { indoorUnit } from '../../helpers/project-builder'

const pack = readPack(packJson)
const charge = ({ models }: Pick<Proposal, 'models'>) => outdoorFacts(pack, models).chargeKg

async function proposals() {
  const engine = await createEngine(await nodeCore(), pack)
  return engine.propose({ design: RATING_CONDITIONS, indoorUnits: [indoorUnit('C4-056', { count: 6, requiredCoolingKw: 5 })] })
}

it('the cards are the best fit, one with reserve in both modes, and the one with the least refrigerant of all that fit', async () => {
  const all = await proposals()
  const fitting = all.filter(({ fits }) => fits)
  const cards = outdoorCards(all, charge)
  const of = (kind: string) => cards.find(({ kinds }) => kinds.some((each) => each === kind))?.proposal
  expect(cards[0]?.kinds).toContain('best')
  expect(of('best')).toBe(fitting[0])
  const more = 1 + RESERVE_PCT / 100
  expect(of('reserve')?.coolKw).toBeGreaterThanOrEqual((of('best')?.coolKw ?? NaN) * more)
  expect(of('reserve')?.heatKw).toBeGreaterThanOrEqual((of('best')?.heatKw ?? NaN) * more)
  expect(charge(of('charge') ?? { models: [] })).toBe(Math.min(...fitting.map((proposal) => charge(proposal) ?? Infinity)))
  expect(cards.every(({ proposal }) => proposal.fits)).toBe(true)
})

it('one card carries every title that its proposal has, and nothing that fits gives no card', async () => {
  const [best] = (await proposals()).filter(({ fits }) => fits)
  expect(best && outdoorCards([best], charge).map(({ kinds }) => kinds)).toEqual([['best', 'charge']])
  expect(best && outdoorCards([{ ...best, fits: false }], charge)).toEqual([])
})

it('the facts of modules that are no listed combination are their sums', () => {
  const [one, other] = [outdoorFacts(pack, ['X4P-12']), outdoorFacts(pack, ['X4P-08'])]
  const both = outdoorFacts(pack, ['X4P-12', 'X4P-08'])
  for (const figure of ['weightKg', 'powerKw', 'chargeKg', 'footprintM2'] as const)
    expect(both[figure]).toBeCloseTo((one[figure] ?? NaN) + (other[figure] ?? NaN), 9)
  expect(both.soundDbA).toBeNull()
})

it('a listed combination has the facts of the pack, and the ground of its modules', () => {
  const [listed] = pack.oduCombinations.items
  if (!listed) throw new Error('The pack lists no combination')
  const facts = outdoorFacts(pack, [listed.id])
  expect(facts).toMatchObject({
    weightKg: listed.weightKg,
    powerKw: listed.coolPowerKw,
    chargeKg: listed.factoryChargeKg + listed.extraChargeKg,
  })
  expect(outdoorFacts(pack, listed.moduleIds.toReversed())).toEqual(facts)
  expect(facts.footprintM2).toBeGreaterThan(0)
})

it('a card does not say twice what a ratio is', () => {
  const reason = (code: string, severity: 'good' | 'advice') => ({ code, severity, values: {} })
  const said = mostTelling([reason('ratioInWindow', 'good'), reason('coolingCovered', 'good'), reason('ratioAboveHundred', 'advice')])
  expect(said.map(({ code }) => code)).toEqual(['ratioAboveHundred', 'coolingCovered'])
  expect(mostTelling([reason('ratioInWindow', 'good')])).toHaveLength(1)
})
