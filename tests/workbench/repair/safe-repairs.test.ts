import { beforeAll, describe, expect, it } from 'vitest'
import { writeProject } from '../../../src/contract/project/project-wire'
import { nodeCore } from '../../../src/engine/host/node-core'
import { applyChange } from '../../../src/model/change/apply'
import { invert, squash } from '../../../src/model/change/invert'
import type { Finding } from '../../../src/model/finding/finding'
import { newProject } from '../../../src/model/project/defaults'
import type { Project, System } from '../../../src/model/project/project'
import { configureState } from '../../../src/state/page/ports'
import { brokenRules } from '../../../src/state/core/new-errors'
import { packState } from '../../../src/state/core/pack'
import { replaceProject } from '../../../src/state/piping/commit'
import { currentProject } from '../../../src/state/piping/project'
import { history, undo } from '../../../src/state/piping/history'
import { findingName, tryChange } from '../../../src/state/core/try-change'
import { findSafeRepairs, repairAllSafe, repairing, stopRepairing } from '../../../src/workbench/repair/repair-all'
import { changeOf, editsFor, mends } from '../../../src/workbench/repair/safe-repairs'
import { defaultPack, engine } from '../../engine/core-record'
import { diceFor } from '../../fuzz/dice'
import { randomDrawing } from '../../fuzz/rules/random-drawing'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { ServerInMemory } from '../../state/server-twin'

const SEED = 20_261_127
const DRAWINGS = 40

beforeAll(() => {
  configureState(new ServerInMemory().ports({ startCore: nodeCore }))
  packState.pack = defaultPack
})

function systemIn(project: Project, id = project.systemOrder[0] ?? ''): System {
  const system = project.systems[id]
  if (!system) throw new Error('no system')
  return system
}

const check = async (project: Project, id?: string) =>
  (await engine).inspect(systemIn(project, id), { design: project.information.design, revision: 1, arrange: false })
const namesIn = (project: Project, findings: readonly Finding[]): Set<string> =>
  new Set(findings.map((finding) => findingName(systemIn(project).diagram, finding)))
const NEVER = new AbortController().signal

/** A drawing of a seed, right or wrong, as the only system of a project. */
function randomProject(number: number): Project {
  const dice = diceFor(SEED, number)
  const system = randomDrawing(dice, { pack: defaultPack }, dice.pick(['HP', 'HR', 'MainSub'] as const))
  return newProject({ systems: { [system.id]: system }, systemOrder: [system.id] })
}

describe('repairing all that is safe', () => {
  it('repairing all that is safe brings no finding to any drawing, says why others are left, and undo gives the same project back', async () => {
    let repaired = 0
    for (let number = 0; number < DRAWINGS; number++) {
      const project = randomProject(number)
      const before = structuredClone(writeProject(project))
      const first = (await check(project)).findings
      const known = namesIn(project, first)
      // Limits of a drawing that is no tree are found only once it is one.
      const isTree = !first.some(({ code }) => code === 'notATree')
      const { changes, left } = await findSafeRepairs(project, 'system', defaultPack, NEVER, () => undefined)
      expect(writeProject(project)).toEqual(before)
      const whole = squash('repairAll', changes)
      applyChange(project, whole)
      const last = (await check(project)).findings
      const after = namesIn(project, last)
      const added = [...namesIn(project, isTree ? last : brokenRules(last))].filter((name) => !known.has(name))
      expect({ number, added }).toEqual({ number, added: [] })
      if (isTree) expect(after.size).toBeLessThanOrEqual(known.size - changes.length)
      expect(
        namesIn(
          project,
          left.map(({ finding }) => finding),
        ),
      ).toEqual(after)
      applyChange(project, invert(whole))
      expect(writeProject(project)).toEqual(before)
      repaired += changes.length
    }
    expect(repaired).toBeGreaterThan(DRAWINGS / 4)
  }, 240_000)

  it('repairing all that is safe is one step of undo, and cancelled it changes nothing', async () => {
    replaceProject(
      projectBuilder()
        .system('s', (draw) =>
          draw
            .outdoor('odu', ['X4P-10'], 'HP')
            .joint('y', 'odu')
            .unit('a', 'y', 'C4-056')
            .unit('behind', 'a', 'C4-056')
            .placeholder('p', 'y'),
        )
        .build(),
    )
    const before = structuredClone(writeProject(currentProject() ?? expect.fail('no project')))
    const cancelled = repairAllSafe('s')
    stopRepairing()
    await cancelled
    expect([writeProject(currentProject() ?? expect.fail('no project')), repairing.progress]).toEqual([before, null])
    await repairAllSafe('s')
    expect(repairing.last?.repaired).toBeGreaterThan(0)
    expect(history.undoLabel).toBe('repairAll')
    expect(brokenRules((await check(currentProject() ?? expect.fail('no project'))).findings)).toEqual([])
    undo()
    expect(writeProject(currentProject() ?? expect.fail('no project'))).toEqual(before)
  })
})

describe('further repairs', () => {
  it('further repairs that mend a finding and bring none leave no new placement error, and undo gives the same project back', async () => {
    const made: Record<string, number> = {}
    for (let number = 0; number < DRAWINGS; number++) {
      const project = randomProject(number)
      const before = await check(project)
      const same = structuredClone(writeProject(project))
      const known = namesIn(project, before.findings)
      for (const finding of before.findings.slice(0, 4))
        for (const repair of editsFor(project, 'system', finding, defaultPack)) {
          const change = changeOf(project, 'system', finding, repair, defaultPack)
          const tried = await tryChange(project, 'system', before, change)
          if (!tried || !mends(finding, tried) || brokenRules(tried.added).length > 0) continue
          made[repair.code] = (made[repair.code] ?? 0) + 1
          applyChange(project, change)
          const after = namesIn(project, brokenRules((await check(project)).findings))
          expect([...after].filter((name) => !known.has(name))).toEqual([])
          applyChange(project, invert(change))
          expect({ repair, project: writeProject(project) }).toEqual({ repair, project: same })
        }
    }
    expect(made).toMatchObject({ moveToPlace: expect.any(Number) as number, insertJoint: expect.any(Number) as number })
  }, 240_000)

  it('further repairs move a unit to another system, where a place is made for it, and its line goes along', async () => {
    const units = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, at) => indoorUnit('C4-056', { id: `${prefix}${at}`, name: `${prefix} ${at}` }))
    const [full, spare] = [units('f', 8), units('s', 2)]
    const project = projectBuilder()
      .system(
        'full',
        (draw) =>
          full.reduce(
            (drawn, { id }) => drawn.unit(`n${id}`, 'h', 'C4-056', {}, { indoorUnitId: id }),
            draw.outdoor('odu', ['X4P-08'], 'HP').joint('h', 'odu', {}, 8),
          ),
        { indoorUnits: full, outdoorModels: ['X4P-08'] },
      )
      .system(
        'spare',
        (draw) =>
          spare.reduce(
            (drawn, { id }) => drawn.unit(`n${id}`, 'y', 'C4-056', {}, { indoorUnitId: id }),
            draw.outdoor('other', ['X4P-12'], 'HP').joint('y', 'other'),
          ),
        { indoorUnits: spare, outdoorModels: ['X4P-12'] },
      )
      .build()
    const before = await check(project, 'full')
    const same = structuredClone(writeProject(project))
    const finding = before.findings.find(({ code }) => code.startsWith('limit.maxCr')) ?? expect.fail('the ratio is kept')
    const repair = editsFor(project, 'full', finding, defaultPack).find(({ code }) => code === 'moveToSystem') ?? expect.fail('no move')
    const change = changeOf(project, 'full', finding, repair, defaultPack)
    const tried = await tryChange(project, 'full', before, change)
    expect(writeProject(project)).toEqual(same)
    expect(mends(finding, tried ?? expect.fail('nothing changes'), true)).toBe(true)
    expect(brokenRules(tried?.added ?? [])).toEqual([])
    applyChange(project, change)
    expect([systemIn(project, 'full').indoorUnits.length, systemIn(project, 'spare').indoorUnits.length]).toEqual([7, 3])
    applyChange(project, invert(change))
    expect(writeProject(project)).toEqual(same)
  })
})
