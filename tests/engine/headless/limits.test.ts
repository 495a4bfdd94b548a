import { describe, expect, test } from 'vitest'
import { limits, validate } from '../../../src/engine/headless'
import { workedProject } from '../../contract/saved-project'

/** The worked system with a main pipe that is too long. */
function longProject() {
  const project = workedProject()
  const main = project.selection.oduList[0]?.pipingGraphData.edges[0]
  if (main) main.data['ActualPipeLength'] = 300
  return project
}

describe('the limits of a saved project', () => {
  test('the limits of a saved project are over exactly where the project has a finding of a limit', async () => {
    const { systems } = await limits(longProject())
    const { findings } = await validate(longProject())
    const found = new Set(findings.map(({ code }) => code).filter((code) => code.startsWith('limit.')))
    const [system] = systems
    expect(system?.systemId).toBe('sys-1')
    const over = (system?.limits ?? []).flatMap(({ state, code }) => (state === 'broken' ? [code] : []))
    expect(found.size).toBeGreaterThan(0)
    expect(new Set(over)).toEqual(found)
  })

  test('the limits of a saved project stand in the order of what is left, unchecked ones behind them, those that do not apply at the end', async () => {
    const [system] = (await limits(longProject())).systems
    const states = (system?.limits ?? []).map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['broken', 'held', 'notChecked', 'none']))
    const ranks = states.map((state) => ['broken', 'held', 'notChecked', 'none'].indexOf(state))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    const kept = (system?.limits ?? []).filter(({ state }) => state === 'held').map(({ marginPct }) => marginPct)
    expect(kept).toEqual(kept.toSorted((a, b) => a - b))
  })

  test('the limits of a saved project name the first value that is wrong', async () => {
    const project = workedProject()
    const edge = project.selection.oduList[0]?.pipingGraphData.edges[6]
    if (edge) edge.data['ActualPipeLength'] = -1
    await expect(limits(project)).rejects.toMatchObject({ path: expect.stringMatching(/edges\[6\]\.data\.ActualPipeLength$/) as string })
  })
})
