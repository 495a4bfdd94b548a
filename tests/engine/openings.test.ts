import { describe, expect, it } from 'vitest'
import { applyChange } from '../../src/model/change/apply'
import type { Change } from '../../src/model/change/change'
import { invert } from '../../src/model/change/invert'
import type { OutdoorType } from '../../src/model/project/codes'
import { isUnitKind } from '../../src/model/project/codes'
import { kindAt } from '../../src/model/diagram/diagram-tree'
import { drawSystem } from '../../src/model/drawing/draw-system'
import { drawnUnits } from '../../src/model/drawing/plans/planned-units'
import { copyBranches } from '../../src/model/edits/clip/copy-branches'
import { lastUnitId, openingsNear } from '../../src/model/edits/clip/openings'
import { moveInOpening, pasteInOpening } from '../../src/model/edits/clip/paste-in-opening'
import { writeProject } from '../../src/contract/project/project-wire'
import { newIndoorUnit, newProject, newSystem } from '../../src/model/project/defaults'
import type { Project, System } from '../../src/model/project/project'
import { brokenRules } from '../../src/state/core/new-errors'
import { projectBuilder } from '../helpers/project-builder'
import { diceFor, type Dice } from '../fuzz/dice'
import { outdoorModels, randomDrawing } from '../fuzz/rules/random-drawing'
import { defaultPack, engine } from './core-record'

const SEED = 20_261_126
const DRAWINGS = 120

async function broken(system: System): Promise<Set<string>> {
  const { design } = newProject().information
  const { findings } = await (await engine).inspect(system, { design, revision: 1, arrange: false })
  return new Set(brokenRules(findings).map(({ code, nodeId, edgeId }) => `${code} ${nodeId ?? edgeId ?? ''}`))
}

/** A drawing as the list gives it, without an open place. */
function drawnFromList(dice: Dice, mode: OutdoorType): System {
  const models = defaultPack.iduModels.items
  const indoorUnits = Array.from({ length: 2 + dice.below(12) }, () =>
    newIndoorUnit({
      type: 'idu',
      model: models[dice.below(models.length)]?.id ?? '',
      floor: dice.pick(['1F', '2F']),
      count: 1 + dice.below(2),
    }),
  )
  const system = newSystem({ id: 'system', indoorUnits, outdoorModels: outdoorModels(mode) })
  system.diagram = drawSystem(system, defaultPack)
  return system
}

const inProject = (...systems: System[]): Project =>
  newProject({ systems: Object.fromEntries(systems.map((system) => [system.id, system])), systemOrder: systems.map(({ id }) => id) })

function systemIn(project: Project, id = 'system'): System {
  const system = project.systems[id]
  if (!system) throw new Error('no system')
  return system
}

const drawnCount = ({ diagram }: System): number => [...drawnUnits(diagram).values()].flat().length
const listedCount = ({ indoorUnits }: System): number => indoorUnits.reduce((sum, { count }) => sum + count, 0)

/** Applies the change, gives the project to `see`, and expects undo to give back the very same project. */
async function thereAndBack(project: Project, change: Change, see: () => Promise<void> | void): Promise<void> {
  const before = structuredClone(writeProject(project))
  applyChange(project, change)
  await see()
  applyChange(project, invert(change))
  expect(writeProject(project)).toEqual(before)
}

/** Counts the ways to make a place for a copy of a unit, and those that the core allows. */
async function everyWay(project: Project, nodeId: string): Promise<{ tried: number; allowed: number }> {
  const system = systemIn(project)
  const known = await broken(system)
  const clip = copyBranches(project, system.id, [nodeId])
  let [tried, allowed] = [0, 0]
  for (const opening of openingsNear(system, nodeId, clip.branches, defaultPack)) {
    const { change, placeIds } = pasteInOpening(project, system.id, clip, opening, defaultPack)
    if (change.ops.length === 0) continue
    tried++
    await thereAndBack(project, change, async () => {
      expect(placeIds).not.toContain('')
      const added = [...(await broken(systemIn(project)))].filter((key) => !known.has(key))
      if (added.length === 0) allowed++
    })
  }
  return { tried, allowed }
}

describe('making a place for a copy', () => {
  it('making a place always has a way that breaks no rule of a heat pump or a heat-recovery system, and undo gives the same project back', async () => {
    let seen = 0
    for (let number = 0; number < DRAWINGS; number++) {
      const dice = diceFor(SEED, number)
      const mode = dice.pick(['HP', 'HR'] as const)
      const system = dice.onceIn(2) ? drawnFromList(dice, mode) : randomDrawing(dice, { pack: defaultPack }, mode)
      const units = Array.from(system.diagram.nodeId).filter((_, row) => isUnitKind(kindAt(system.diagram, row)))
      if (units.length === 0 || (await broken(system)).size > 0) continue
      const { tried, allowed } = await everyWay(inProject(system), units[dice.below(units.length)] ?? '')
      expect.soft({ number, mode, isPossible: allowed > 0, tried: tried > 0 }).toEqual({ number, mode, isPossible: true, tried: true })
      seen++
    }
    expect(seen).toBeGreaterThan(DRAWINGS / 3)
  }, 120_000)

  it('making a place in another system moves the unit with its line, and undo gives both systems back', async () => {
    for (let number = 0; number < 40; number++) {
      const dice = diceFor(SEED + 1, number)
      const mode = dice.pick(['HP', 'HR'] as const)
      const [from, to] = [drawnFromList(dice, mode), { ...drawnFromList(dice, mode), id: 'other' }]
      const project = inProject(from, to)
      const nodeId = lastUnitId(from, '1F')
      const { branches } = copyBranches(project, 'system', [nodeId])
      const counts = [listedCount(from), listedCount(to), drawnCount(from), drawnCount(to)]
      let moved = 0
      for (const opening of openingsNear(to, lastUnitId(to, '1F'), branches, defaultPack)) {
        const { change } = moveInOpening(project, 'other', { systemId: 'system', nodeId }, opening, defaultPack)
        if (change.ops.length === 0) continue
        await thereAndBack(project, change, () => {
          const now = [listedCount(systemIn(project)), listedCount(systemIn(project, 'other'))]
          expect(now).toEqual([(counts[0] ?? 0) - 1, (counts[1] ?? 0) + 1])
        })
        moved++
      }
      expect(moved).toBeGreaterThan(0)
      expect([listedCount(from), listedCount(to), drawnCount(from), drawnCount(to)]).toEqual(counts)
    }
  }, 60_000)

  it('making a place below an outdoor unit without pipes begins the drawing', async () => {
    const full = drawnFromList(diceFor(SEED, 1), 'HP')
    const bare = projectBuilder()
      .system('bare', (draw) => draw.outdoor('odu', outdoorModels('HP'), 'HP'))
      .build()
    const project = inProject(full, systemIn(bare, 'bare'))
    const clip = copyBranches(project, 'system', [lastUnitId(full, '')])
    const ways = openingsNear(systemIn(bare, 'bare'), lastUnitId(systemIn(bare, 'bare'), ''), clip.branches, defaultPack)
    expect(ways.map(({ code }) => code)).toEqual(['begin'])
    const [way] = ways
    const { change } = pasteInOpening(project, 'bare', clip, way ?? expect.fail('no way'), defaultPack)
    await thereAndBack(project, change, async () => {
      expect(drawnCount(systemIn(project, 'bare'))).toBe(1)
      expect([...(await broken(systemIn(project, 'bare')))]).toEqual([])
    })
  })
})
