import { describe, expect, test } from 'vitest'
import { writeProject } from '../../../src/contract/project/project-wire'
import { calculate, limits, validate } from '../../../src/engine/headless'
import { twoUnitFloor } from '../two-unit-floor'

/** Two units behind a joint of which one requires more than it delivers, as it is saved. */
function saved(requiredCoolingKw: number) {
  return JSON.parse(JSON.stringify(writeProject(twoUnitFloor({ requiredCoolingKw, roomId: 'r' })))) as Record<string, unknown>
}

describe('a saved project with a room that is short', () => {
  test('a saved project with a room that is short is not valid, and validate, calculate and limits say the same of it', async () => {
    const project = saved(20)
    const { valid, findings } = await validate(project)
    expect(valid).toBe(false)
    const found = findings.filter(({ code }) => code === 'limit.deliveredCoolPct')
    expect(found).toMatchObject([{ nodeId: 'a', severity: 'error' }])
    expect(found[0]?.message).toMatch(/^This room is short of cooling: it gets [\d.]+ % of what it requires/)
    const { systems } = await calculate(project)
    expect(systems[0]?.findings).toEqual(findings)
    const meter = (await limits(project)).systems[0]?.limits.find(({ code }) => code === 'limit.deliveredCoolPct')
    const { value, limit, excess } = found[0]?.values ?? {}
    expect(meter).toMatchObject({ value, limit, broken: 'error', state: 'broken', brokenCount: 1 })
    expect(meter?.marginPct).toBeCloseTo((-100 * Number(excess)) / Number(limit), 9)
  })

  test('a saved project with a room that is short is valid with an advice down to the pack’s bound, and without a finding above it', async () => {
    const { systems } = await calculate(saved(1))
    const delivered = systems[0]?.IDUOutput.find(({ nodeId }) => nodeId === 'a')?.adjustTCforCooling ?? NaN
    const advised = await validate(saved(delivered / 0.96))
    expect(advised).toMatchObject({ valid: true, findings: [{ code: 'limit.deliveredCoolPct', severity: 'advice' }] })
    expect(await validate(saved(delivered))).toMatchObject({ valid: true, findings: [] })
  })
})
