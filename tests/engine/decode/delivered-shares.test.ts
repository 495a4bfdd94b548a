import { describe, expect, it } from 'vitest'
import { deliveredShares } from '../../../src/engine/decode/delivered-shares'
import type { DesignConditions } from '../../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { defaultPack, engine } from '../core-record'

const { design: none } = projectBuilder().build().information
const sharesAt = async (design: Partial<DesignConditions>, drawn: Parameters<typeof deliveredShares>[4] = null) =>
  deliveredShares(await engine, defaultPack, { design: { ...none, ...design }, revision: 1 }, ['X4P-12'], drawn)

describe('what units deliver of their nominal capacities', () => {
  it('what units deliver of their nominal capacities is within a hundredth what the core delivers of a unit of a fully loaded system with the same way', async () => {
    const project = projectBuilder()
      .design({ coolingOutdoorDryBulbC: 38, heatingOutdoorWetBulbC: -5, elevationM: 1000 })
      .system('s', (draw) => {
        const header = draw.outdoor('odu', ['X4P-12']).joint('h', 'odu', { lengthM: 10 }, 6)
        return Array.from({ length: 5 }, (_, at) => `u${String(at)}`).reduce(
          (drawn, id) => drawn.unit(id, 'h', 'C4-056', { lengthM: 3 }),
          header,
        )
      })
      .build()
    const { design } = project.information
    const [system] = Object.values(project.systems)
    if (!system) throw new Error('The project has no system')
    const result = await (await engine).inspect(system, { design, revision: 1 })
    const shares = await sharesAt(design)
    expect(Math.abs((shares?.cooling ?? 0) - (result.deliveredCoolingKw[2] ?? NaN) / 5.6)).toBeLessThan(0.01)
    expect(Math.abs((shares?.heating ?? 0) - (result.deliveredHeatingKw[2] ?? NaN) / 6.3)).toBeLessThan(0.01)
  })

  it('what units deliver of their nominal capacities is less in hot air, at altitude and behind the long pipes of a drawing', async () => {
    const rated = await sharesAt({})
    expect((await sharesAt({ coolingOutdoorDryBulbC: 46 }))?.cooling).toBeLessThan((rated?.cooling ?? 0) - 0.02)
    expect((await sharesAt({ elevationM: 2000 }))?.heating).toBeLessThan((rated?.heating ?? 0) - 0.02)
    const project = projectBuilder()
      .system('s', (draw) => draw.outdoor('odu', ['X4P-12']).unit('a', 'odu', 'C4-140', { lengthM: 120 }))
      .build()
    const [system] = Object.values(project.systems)
    if (!system) throw new Error('The project has no system')
    const { outdoor } = await (await engine).inspect(system, { design: none, revision: 1 })
    expect((await sharesAt({}, outdoor))?.cooling).toBeLessThan((rated?.cooling ?? 0) - 0.02)
  })
})

describe('an outdoor unit that is short by less than a share shows', () => {
  it('an outdoor unit that is short by less than a share shows fits, and one short by a tenth of a per cent does not', async () => {
    const propose = async (requiredCoolingKw: number) =>
      (
        await (
          await engine
        ).propose({ design: none, indoorUnits: [indoorUnit('C4-056', { count: 6, requiredCoolingKw })], series: ['X4P'] })
      ).find(({ id }) => id === 'X4P-14')
    const available = (await propose(1))?.coolKw ?? NaN
    const codes = async (pct: number) => (await propose((100 * available) / pct / 6))?.reasons.map(({ code }) => code)
    expect(await codes(99.96)).not.toContain('coolingShort')
    expect(await codes(99.9)).toContain('coolingShort')
  })
})
