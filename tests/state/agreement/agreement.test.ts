import { afterEach, describe, expect, it } from 'vitest'
import { commit, onCommitted, replaceProject } from '../../../src/state/piping/commit'
import { redo, undo } from '../../../src/state/piping/history'
import type { Change } from '../../../src/model/change/change'
import { newProject, newSystem } from '../../../src/model/project/defaults'
import type { Project } from '../../../src/model/project/project'
import { engine } from '../../engine/core-record'
import { randomNumbers } from '../../helpers/random-numbers'
import { SAMPLES, sampleProject, type Sample } from '../../helpers/sample-projects'
import { randomHands } from './random-hands'
import { project, ThreeViews, wire } from './three-views'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 20261121)
const EDITS = 1_000
/** Of so many edits one is taken back, and as often one is done again. */
const UNDONE = 8

/** On the way back and forth, where every state was compared once already. */
const COMPARED_EVERY = 10

const NOTHING: Change = { label: '', ops: [] }
let views: ThreeViews | undefined

afterEach(async () => {
  await views?.close()
  replaceProject(null)
})

/** A sample as the only system of its project. */
function opened(sample: Sample): Project {
  const given = sampleProject([sample])
  const system = given.systems[sample]
  if (!system) throw new Error(`There is no sample ${sample}`)
  return newProject({ ...given, systems: { system: newSystem({ ...system, id: 'system' }) }, systemOrder: ['system'] })
}

describe('model, board and core agree after every edit', () => {
  it.each(SAMPLES)(
    'model, board and core agree after every edit of a random sequence on the sample %s, and undoing all of it gives the first project back',
    { timeout: 300_000 },
    async (sample) => {
      const seed = SEED + SAMPLES.indexOf(sample)
      const random = randomNumbers(seed)
      const hand = randomHands(seed)
      const seen: Change[] = []
      const stop = onCommitted((change) => seen.push(change))
      replaceProject(opened(sample))
      const following = new ThreeViews(await engine)
      views = following
      const follow = async (isCompared = true): Promise<void> => {
        for (const change of seen.splice(0)) await following.follow(change, isCompared)
      }
      const goOn = async (step: () => boolean): Promise<void> => {
        for (let steps = 0; step(); steps++) await follow(steps % COMPARED_EVERY === 0)
        await following.follow(NOTHING)
      }
      await following.follow(NOTHING)
      const first = wire()
      let edits = 0
      while (edits < EDITS) {
        const dice = random() * UNDONE
        if (dice < 1) undo()
        else if (dice < 2) redo()
        else {
          const change = hand(project(), random)
          if (!change || !commit(change)) continue
          edits++
        }
        await follow()
      }
      const last = wire()
      await goOn(undo)
      expect(wire()).toBe(first)
      await goOn(redo)
      expect(wire()).toBe(last)
      stop()
    },
  )
})
