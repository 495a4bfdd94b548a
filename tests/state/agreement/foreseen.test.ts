import { afterEach, describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { followDrawing } from '../../../src/drawing/drawing/follow-drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import type { DropItem } from '../../../src/engine/drop/drop-item'
import { nodeCore } from '../../../src/engine/host/node-core'
import type { Change } from '../../../src/model/change/change'
import { newProject, newSystem } from '../../../src/model/project/defaults'
import { isUnitKind } from '../../../src/model/project/codes'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import { placeNewUnit } from '../../../src/model/edits/drawing/place-new-unit'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { commit, replaceProject } from '../../../src/state/document/commit'
import { foresee } from '../../../src/state/core/foresee'
import type { Foresight } from '../../../src/state/core/foresee'
import { redo, undo } from '../../../src/state/document/history'
import { configureState } from '../../../src/state/document/ports'
import { projectState } from '../../../src/state/document/project'
import { startRecalculation } from '../../../src/state/core/recalculate'
import { results } from '../../../src/state/core/results'
import { shownDropMask } from '../../../src/state/core/shown-drop-mask'
import { workplace } from '../../../src/state/page/workplace'
import { defaultPack, engine } from '../../engine/core-record'
import { randomNumbers } from '../../helpers/random-numbers'
import { SAMPLES, sampleProject, type Sample } from '../../helpers/sample-projects'
import { placeholders } from '../../model/random-edits'
import { ServerInMemory } from '../server-twin'
import { expectSame } from './expect-same'
import { randomHands } from './random-hands'
import { project } from './three-views'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 20261123)
const STEPS = 150
/** Fewer would say that the test sees nothing of what it is for. */
const FEWEST_FORESEEN = 20
const UNIT: DropItem = { kind: 'indoor', model: 'C4-056' }

let stop = (): void => undefined

afterEach(() => {
  stop()
  replaceProject(null)
})

function open(sample: Sample): void {
  const given = sampleProject([sample])
  const system = given.systems[sample]
  if (!system) throw new Error(`There is no sample ${sample}`)
  configureState({ ...new ServerInMemory().ports({ startCore: nodeCore }), loadPack: () => Promise.resolve(defaultPack) })
  stop = startRecalculation()
  workplace.systemId = 'system'
  replaceProject(newProject({ ...given, systems: { system: newSystem({ ...system, id: 'system' }) }, systemOrder: ['system'] }))
}

const shown = () => {
  const system = project().systems['system']
  if (!system) throw new Error('The project has lost its system.')
  return system
}
const context = () => ({ design: project().information.design, revision: projectState.revision })
/** Until the answer has come and its findings are listed. */
const idle = () => expect.poll(() => results.computing, { interval: 1 }).toBe(false)

/** What is shown is what a fresh check says, and the board that followed it is the one that would be drawn anew. */
async function expectFresh(): Promise<void> {
  await idle()
  const result = results.bySystem['system']
  if (!shown().active || !result) throw new Error('The system has no answer.')
  expectSame(result, await (await engine).inspect(shown(), { ...context(), revision: result.revision }), 'what is shown and a fresh check')
  const followed = followDrawing(shown().diagram, result, packEquipment(defaultPack))
  expectSame(followed, createDrawing(shown().diagram, result, packEquipment(defaultPack)), 'the drawing that followed and a new one')
}

/** So long that the core has answered what it was told ahead. */
const answerAhead = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10))

async function expectMask(): Promise<void> {
  const mask = await shownDropMask(UNIT)
  expect(mask?.verdict).toStrictEqual((await (await engine).dropMask(shown(), context(), UNIT)).verdict)
}

/** What is mostly dropped: a unit on an open place; where none is open, one is made. */
function drop(random: () => number): Change | null {
  const { diagram } = shown()
  const open = placeholders(diagram)
  const at = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const place = at(open)
  if (place !== undefined)
    return placeNewUnit(project(), 'system', place, { kind: 'indoor', model: at(defaultPack.iduModels.items)?.id ?? '' }, defaultPack)
  const unit = at(diagram.nodeId.filter((_, row) => isUnitKind(kindAt(diagram, row))))
  return unit === undefined ? null : removeFromDrawing(project(), 'system', { nodes: [unit], edges: [] })
}

describe('a change that the core is told of ahead', () => {
  it.each(SAMPLES)(
    'leaves model, board and core in agreement, whether it is made, passed over or overtaken, on the sample %s',
    { timeout: 120_000 },
    async (sample) => {
      const seed = SEED + SAMPLES.indexOf(sample)
      const random = randomNumbers(seed)
      const hand = randomHands(seed)
      open(sample)
      await expectFresh()
      let foreseen = 0
      const describe = (): Change => {
        const change = random() < 0.5 ? drop(random) : hand(project(), random)
        return change ?? { label: '', ops: [] }
      }
      const make = (foresight: Foresight): boolean => commit(foresight.change() ?? describe())
      const ways: ((foresight: Foresight) => void | Promise<void>)[] = [
        (foresight) => void make(foresight),
        (foresight) => foresight.passOver(),
        () => void commit(describe()),
        () => void undo(),
        (foresight) => {
          make(foresight)
          commit(describe())
        },
        (foresight) => {
          make(foresight)
          undo()
          redo()
        },
        async (foresight) => {
          await expectMask()
          make(foresight)
        },
        async (foresight) => {
          await answerAhead()
          foresight.passOver()
          await expectMask()
        },
        async (foresight) => {
          await answerAhead()
          make(foresight)
        },
      ]
      for (let step = 0; step < STEPS; step++) {
        const foresight = foresee('system', describe)
        if (foresight) foreseen++
        await ways[Math.floor(random() * ways.length)]?.(foresight ?? { change: () => null, passOver: () => undefined })
        await expectFresh()
      }
      expect(foreseen).toBeGreaterThan(FEWEST_FORESEEN)
    },
  )
})
