import { describe, expect, it } from 'vitest'
import { waterfallSteps } from '../../../../src/features/piping/derating/waterfall-steps'
import { recordOfProject } from '../../../engine/core-record'
import { workedProject } from '../../../engine/worked-system'

const NONE = { ratio: 1, indoor: 1, outdoor: 1, length: 1, level: 1, defrost: 1, altitude: 1 }

describe('the steps from nominal to delivered', () => {
  it('the steps from nominal to delivered take 51.5 kW to 47.5 kW by the printed factor of 92.2 % for 60 m and 20 m below', () => {
    const steps = waterfallSteps(51.5, { ...NONE, length: 0.922 })
    expect(steps.at(-1)?.toKw).toBeCloseTo(47.483, 3)
    expect(steps.find(({ link }) => link === 'length')).toEqual({ link: 'length', factor: 0.922, fromKw: 51.5, toKw: 51.5 * 0.922 })
  })

  it('the steps from nominal to delivered end at what the core delivers, for every unit and the outdoor unit, cooling and heating', async () => {
    const { ODUOutput, IDUOutput } = await recordOfProject(workedProject())
    const chains = [
      [ODUOutput?.nominalCoolCapa, ODUOutput?.factors.cooling, ODUOutput?.coolCapa],
      [ODUOutput?.nominalHeatCapa, ODUOutput?.factors.heating, ODUOutput?.heatCapa],
      ...IDUOutput.map((unit) => [unit.nominalCoolCapa, unit.factors.cooling, unit.adjustTCforCooling] as const),
      ...IDUOutput.map((unit) => [unit.nominalHeatCapa, unit.factors.heating, unit.adjustTCforHeating] as const),
    ] as const
    expect(chains.length).toBe(2 + 2 * 4)
    for (const [nominal, chain, delivered] of chains) {
      expect(waterfallSteps(nominal ?? NaN, chain ?? NONE).at(-1)?.toKw).toBeCloseTo(delivered ?? NaN, 9)
    }
  })

  it('the steps from nominal to delivered stand in the order of the chain, each beginning where the one before ended', () => {
    const steps = waterfallSteps(10, { ratio: 0.9, indoor: 1.1, outdoor: 0.8, length: 0.95, level: 0.99, defrost: 0.9, altitude: 0.97 })
    expect(steps.map(({ link }) => link)).toEqual(['ratio', 'indoor', 'outdoor', 'length', 'level', 'defrost', 'altitude'])
    steps.forEach((step, at) => expect(step.fromKw).toBe(at === 0 ? 10 : steps[at - 1]?.toKw))
  })
})
