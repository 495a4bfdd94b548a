import { expect, it } from 'vitest'
import { validateProject } from '../../../server/project/saving/saving'
import { readProject } from '../../../src/contract/project/project-wire'
import { shownMeasures, toMetric } from '../../../src/engine/measure/measure'
import { diceFor } from '../../fuzz/dice'
import { mutateJson } from '../../fuzz/mutate-json'
import { projectSeeds } from '../../fuzz/seeds'

const SEED = 20_261_122
const PROJECTS = 400

const refusalOf = (read: () => unknown): string | null => {
  try {
    read()
    return null
  } catch (error) {
    return String(error)
  }
}

it('a save is refused exactly where its project could not be opened again', () => {
  const seeds = projectSeeds()
  let refused = 0
  for (let number = 0; number < PROJECTS; number += 1) {
    const dice = diceFor(SEED, number)
    const project = JSON.parse(dice.pick(seeds)) as Record<string, unknown>
    for (let changes = dice.below(4); changes > 0; changes -= 1) mutateJson(project, dice)
    const refusal = refusalOf(() => readProject(project, { toMetric, shown: shownMeasures }))
    expect(refusalOf(() => validateProject(project))).toBe(refusal)
    if (refusal !== null) refused += 1
  }
  expect(refused).toBeGreaterThan(PROJECTS / 10)
  expect(refused).toBeLessThan(PROJECTS)
})
