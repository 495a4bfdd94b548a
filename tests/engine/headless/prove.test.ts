import { describe, expect, test } from 'vitest'
import { calculate, prove } from '../../../src/engine/headless'
import { workedProject } from '../../contract/saved-project'

describe('a proof of a saved project', () => {
  test('a proof of a saved project is that of the figure that calculate gives', async () => {
    const { systems } = await calculate(workedProject())
    const proof = await prove(workedProject(), 'sys-1', { outdoor: true, quantity: 'actualCR' })
    expect(proof?.value).toBe(systems[0]?.ODUOutput?.actualCR)
    expect(proof?.steps.length).toBeGreaterThan(0)
  })

  test('a proof of a saved project is that of its wiring, too', async () => {
    const { systems } = await calculate(workedProject())
    const line = systems[0]?.WiringOutput.find(({ nodeId, kind }) => nodeId === 'a' && kind === 'power')
    const proof = await prove(workedProject(), 'sys-1', { power: 'a', quantity: 'dropPct' })
    expect(proof?.value).toBe(line?.dropPct)
  })

  test.each<[string, unknown, unknown]>([
    ['systemId', 'sys-2', { outdoor: true, quantity: 'actualCR' }],
    ['subject', 'sys-1', 'actualCR'],
    ['subject', 'sys-1', { quantity: 'actualCR' }],
    ['subject', 'sys-1', { node: 'a', edge: 'j1>j2', quantity: 'actualCR' }],
    ['subject.outdoor', 'sys-1', { outdoor: 1, quantity: 'actualCR' }],
    ['subject.quantity', 'sys-1', { outdoor: true }],
    ['subject.quantity', 'sys-1', { node: 'a', quantity: 'actualCR' }],
    ['subject.edge', 'sys-1', { edge: 'a', quantity: 'GasPipeDiameter' }],
    ['subject.edge', 'sys-1', { edge: 7, quantity: 'GasPipeDiameter' }],
    ['subject.power', 'sys-1', { power: 'nobody', quantity: 'mcaA' }],
    ['subject.device', 'sys-1', { power: 'a', device: 'a', quantity: 'mcaA' }],
    ['subject', 'sys-1', { power: 'a', signal: 'sys-1', quantity: 'mcaA' }],
    ['subject.size', 'sys-1', { outdoor: true, quantity: 'actualCR', size: 3 }],
  ])('%s is named where it is wrong', async (path, systemId, subject) => {
    await expect(prove(workedProject(), systemId as string, subject as never)).rejects.toMatchObject({ path })
  })
})
