import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { copyDiagram, emptyDiagram } from '../../../src/model/diagram/diagram-rows'
import { invert } from '../../../src/model/change/invert'
import type { Project } from '../../../src/model/project/project'
import { newProject, newSystem } from '../../../src/model/project/defaults'
import { atOnce } from '../../../src/model/change/at-once'
import { findRedrawing, redraw } from '../../../src/model/redrawing/redrawing'
import { largeSystem } from '../../../bench/board/large-system'
import { randomNumbers } from '../../helpers/random-numbers'
import { SAMPLES, sampleProject, type Sample } from '../../helpers/sample-projects'
import { randomHands } from '../../state/agreement/random-hands'
import { pictureOfDiagram } from '../picture'

const redrawingOf = (before: Diagram, after: Diagram) => atOnce(findRedrawing(before, after))

const SEED = Number(process.env['PROPERTY_SEED'] ?? 20261122)
const EDITS = 250

function opened(sample: Sample): Project {
  const given = sampleProject([sample])
  const system = given.systems[sample]
  if (!system) throw new Error(`There is no sample ${sample}`)
  return newProject({ ...given, systems: { system: newSystem({ ...system, id: 'system' }) }, systemOrder: ['system'] })
}

function drawing({ systems }: Project): Diagram {
  if (!systems['system']) throw new Error('The project has lost its system.')
  return systems['system'].diagram
}

/** The same drawing as another thread has it, read anew: objects of its own, and models numbered otherwise. */
function elsewhere(diagram: Diagram): Diagram {
  const copy = structuredClone(copyDiagram(diagram))
  copy.modelNames = ['unused', ...copy.modelNames.toReversed()]
  const last = copy.modelNames.length - 1
  copy.nodeModel = copy.nodeModel.map((model) => (model < 0 ? -1 : last - model))
  return copy
}

describe('a drawing told by what differs from the one before', () => {
  it.each(SAMPLES)(
    'a drawing told by what differs from the one before is the very drawing for who has the one before, after random edits of the sample %s and back',
    (sample) => {
      const seed = SEED + SAMPLES.indexOf(sample)
      const random = randomNumbers(seed)
      const hand = randomHands(seed)
      const project = opened(sample)
      for (let edits = 0; edits < EDITS;) {
        const change = hand(project, random)
        if (!change || change.ops.length === 0) continue
        edits++
        const before = copyDiagram(drawing(project))
        applyChange(project, random() < 0.3 ? { label: '', ops: [...change.ops, ...invert(change).ops, ...change.ops] } : change)
        const after = copyDiagram(drawing(project), 7)
        const told = structuredClone(redrawingOf(before, after))
        expect(pictureOfDiagram(redraw(elsewhere(before), told)), `edit ${edits}`).toStrictEqual(pictureOfDiagram(after))
        const back = structuredClone(redrawingOf(after, before))
        expect(pictureOfDiagram(redraw(elsewhere(after), back)), `edit ${edits} taken back`).toStrictEqual(pictureOfDiagram(before))
      }
    },
  )

  it('a drawing told by what differs from the one before tells an empty drawing and one that begins with it', () => {
    const full = drawing(opened('every-kind'))
    const empty = emptyDiagram()
    expect(pictureOfDiagram(redraw(empty, redrawingOf(empty, full)))).toStrictEqual(pictureOfDiagram(copyDiagram(full)))
    expect(redraw(full, redrawingOf(full, empty))).toStrictEqual(empty)
  })

  it('a drawing told by what differs from the one before is refused for another drawing than it was made of', () => {
    const full = drawing(opened('every-kind'))
    expect(() => redraw(emptyDiagram(), redrawingOf(full, full))).toThrow('another drawing')
  })

  it('a drawing told by what differs from the one before of rows that share one entry holds it once, and nothing of rows that stay', () => {
    const before = copyDiagram(drawing(opened('every-kind')))
    const after = copyDiagram(before)
    const steel = { materialType: 'steel' }
    after.edgeRest = Array.from({ length: after.edgeCount }, () => steel)
    const told = redrawingOf(before, after)
    expect(told.edgeRest?.values).toStrictEqual([steel])
    expect([told.nodeId, told.nodeShape, told.nodeRest, told.edgeId]).toStrictEqual([null, null, null, null])
    expect(told.columns).toStrictEqual({})
  })

  it('a drawing told by what differs from the one before leaves rows where they stand elsewhere, but for those that were moved', () => {
    const before = copyDiagram(drawing(opened('every-kind')))
    const after = copyDiagram(before)
    after.nodeX[3] = 999
    const arranged = copyDiagram(before)
    arranged.nodeX.fill(7)
    arranged.nodeY.fill(8)
    const now = redraw(arranged, redrawingOf(before, after))
    expect([...now.nodeX]).toStrictEqual([...now.nodeX].map((_, row) => (row === 3 ? 999 : 7)))
    // Moved in one direction it stands at one place, not at half of two.
    expect([...now.nodeY]).toStrictEqual([...now.nodeY].map((_, row) => (row === 3 ? before.nodeY[3] : 8)))
  })

  it('a drawing told by what differs from the one before is the very drawing though most of its rows are new, and only some of those that are not are known again', () => {
    const diagram = largeSystem(4_000)
    const random = randomNumbers(SEED)
    const after = copyDiagram(diagram)
    after.nodeId = after.nodeId.map((id, row) => (random() < 0.97 ? `new ${row}` : id))
    after.edgeId = after.edgeId.map((_, row) => `new ${row}`)
    const told = structuredClone(redrawingOf(diagram, after))
    expect(told.nodes.length).toBeGreaterThan(0)
    expect(pictureOfDiagram(redraw(elsewhere(diagram), told))).toStrictEqual(pictureOfDiagram(after))
  })
})
