import { describe, expect, it } from 'vitest'
import { createEngine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import type { SystemResult } from '../../src/engine/decode/system-result'
import { applyChange } from '../../src/model/change/apply'
import { addAlternative } from '../../src/model/edits/alternatives/edit-alternatives'
import { projectOfDesign } from '../../src/model/edits/alternatives/switch-alternative'
import { setPipe } from '../../src/model/edits/drawing/set-pipe'
import { addIndoorUnits } from '../../src/model/edits/list/add-indoor-units'
import type { Project } from '../../src/model/project/project'
import { designFigures, type ComparedDesign } from '../../src/report/compare/design-figures'
import { modelCounts } from '../../src/report/compare/model-counts'
import { pairSystems, systemDifferences } from '../../src/report/compare/paired-systems'
import { indoorUnit } from '../helpers/project-builder'
import { sampleProject } from '../helpers/sample-projects'
import { pack } from './written-report'

const first = (project: Project): string => project.systemOrder[0] ?? ''

async function calculated(name: string, project: Project): Promise<ComparedDesign> {
  const engine = await createEngine(await nodeCore(), pack)
  const results: Record<string, SystemResult> = {}
  for (const id of project.systemOrder) {
    const system = project.systems[id]
    if (system) results[id] = await engine.inspect(system, { design: project.information.design, revision: 1 })
  }
  return { name, project, results }
}

/** The samples as they are put aside, and with ten metres more in a pipe of the first system and two units more in the second. */
async function twoDesigns(): Promise<[ComparedDesign, ComparedDesign]> {
  const project = sampleProject(['apartment', 'heat-recovery'])
  applyChange(project, addAlternative(project, { name: 'Longer', currentName: 'As drawn' }))
  const { diagram } = project.systems[first(project)] ?? {}
  const pipe = diagram?.edgeId[0] ?? ''
  applyChange(project, setPipe(project, first(project), [pipe], { lengthM: (diagram?.edgeLengthM[0] ?? 0) + 10 }))
  applyChange(project, addIndoorUnits(project, project.systemOrder[1] ?? '', [indoorUnit('C4-056', { count: 2 })], pack))
  const aside = project.alternatives?.others[0]
  if (!aside) throw new Error('The current design was not put aside.')
  return [await calculated(aside.name, projectOfDesign(project, aside)), await calculated('Longer', project)]
}

describe('the comparison of two designs', () => {
  it('sums are those of the core over all systems, and differ by what was changed', async () => {
    const [left, right] = await twoDesigns()
    const [before, after] = [designFigures(left, pack), designFigures(right, pack)]
    const metres = Object.values(left.results).reduce((sum, { outdoor }) => sum + (outdoor?.totalM ?? NaN), 0)
    expect(before.pipeLength).toBeCloseTo(metres, 9)
    const longer = Object.values(right.results).reduce((sum, { outdoor }) => sum + (outdoor?.totalM ?? NaN), 0)
    expect(after.pipeLength).toBeCloseTo(longer, 9)
    expect(longer - metres).toBeGreaterThanOrEqual(10)
    expect((after.indoorUnits ?? NaN) - (before.indoorUnits ?? NaN)).toBe(2)
    expect((after.additionalCharge ?? NaN) > (before.additionalCharge ?? NaN)).toBe(true)
  })

  it('a sum of which a part is not calculated is not given', async () => {
    const [left] = await twoDesigns()
    expect(designFigures({ ...left, results: {} }, pack)).toMatchObject({ systems: 2, pipeLength: null, errors: null })
  })

  it('every model of either design has one line with its count in both', async () => {
    const [left, right] = await twoDesigns()
    const lines = modelCounts(left, right, pack)
    const changed = lines.filter((line) => line.group === 'indoor' && line.left !== line.right)
    expect(changed.map(({ model, left: one, right: other }) => [model, other - one])).toStrictEqual([['C4-056', 2]])
    expect(new Set(lines.map(({ group, model }) => `${group} ${model}`)).size).toBe(lines.length)
    expect(new Set(lines.map(({ group }) => group))).toStrictEqual(new Set(['outdoor', 'indoor', 'parts', 'fittings']))
  })

  it('versions of one system are compared pipe by pipe, the others only lie beside each other', async () => {
    const [left, right] = await twoDesigns()
    const pairs = pairSystems(left.project, right.project)
    expect(pairs.map(({ isSame }) => isSame)).toStrictEqual([true, true])
    const [pair] = pairs
    if (!pair) throw new Error('The samples have two systems.')
    const defaultsM = { left: pack.limits.defaultPipeM, right: pack.limits.defaultPipeM }
    const lines = systemDifferences(pair, defaultsM)
    expect(lines.map(({ field, state }) => [field, state])).toStrictEqual([['lengthM', 'changed']])
    expect(Number(lines[0]?.installed) - Number(lines[0]?.designed)).toBeCloseTo(10, 9)
    expect(systemDifferences({ ...pair, right: pair.left }, defaultsM)).toStrictEqual([])
  })

  it('systems of two projects are paired by name, and those without a counterpart stay alone', () => {
    const [one, other] = [sampleProject(['apartment', 'air-handler']), sampleProject(['apartment', 'main-sub'])]
    for (const [at, id] of other.systemOrder.entries()) {
      const system = other.systems[id]
      if (system) other.systems[`other-${at}`] = { ...system, id: `other-${at}` }
    }
    other.systemOrder = other.systemOrder.map((_, at) => `other-${at}`)
    const pairs = pairSystems(one, other)
    expect(pairs.map(({ left, right, isSame }) => [left?.name === right?.name, left !== null, right !== null, isSame])).toStrictEqual([
      [true, true, true, false],
      [false, false, true, false],
      [false, true, false, false],
    ])
  })
})
