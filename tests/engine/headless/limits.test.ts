import { describe, expect, test } from 'vitest'
import { limits, validate } from '../../../src/engine/headless'
import { workedProject } from '../../contract/saved-project'

describe('the limits of a saved project', () => {
  test('are over exactly where the project has a finding of a limit', async () => {
    const { systems } = await limits(workedProject())
    const { findings } = await validate(workedProject())
    const found = new Set(findings.map(({ code }) => code).filter((code) => code.startsWith('limit.')))
    const [system] = systems
    expect(system?.systemId).toBe('sys-1')
    const over = (system?.limits ?? []).flatMap((meter) => [
      ...(meter.brokenCount > 0 ? [meter.code] : []),
      ...(meter.standard && meter.standard.brokenCount > 0 ? [meter.standard.code] : []),
    ])
    expect(new Set(over)).toEqual(found)
  })

  test('stand in the order of what is left, those that do not apply at the end', async () => {
    const [system] = (await limits(workedProject())).systems
    const held = (system?.limits ?? []).filter(({ state }) => state === 'held')
    expect(held.length).toBeGreaterThan(5)
    expect(system?.limits.slice(0, held.length)).toEqual(held)
    const kept = held.filter(({ broken }) => broken === null).map(({ marginPct }) => marginPct)
    expect(kept).toEqual(kept.toSorted((a, b) => a - b))
  })

  test('name the first value that is wrong', async () => {
    const project = workedProject()
    const edge = project.selection.oduList[0]?.pipingGraphData.edges[6]
    if (edge) edge.data['ActualPipeLength'] = -1
    await expect(limits(project)).rejects.toMatchObject({ path: expect.stringMatching(/edges\[6\]\.data\.ActualPipeLength$/) as string })
  })
})
