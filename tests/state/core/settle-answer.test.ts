import { ref } from 'valtio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ARRANGE_COLUMN as COLUMN, ARRANGE_ROW as ROW } from '../../../assembly/common/layout/layout-arrange'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { offsetOf } from '../../../src/model/drawing/notes/plus-offset'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { insertFitting } from '../../../src/model/edits/drawing/insert-fitting'
import { alignNotes } from '../../../src/model/edits/notes/align-notes'
import type { DrawnBlock } from '../../../src/model/edits/notes/drawn-block'
import { moveNotes } from '../../../src/model/edits/notes/move-notes'
import { setNoteText } from '../../../src/model/edits/notes/set-note-text'
import { setNodeLabel } from '../../../src/model/edits/drawing/set-node-label'
import { commit, replaceProject } from '../../../src/state/piping/commit'
import { redo, undo } from '../../../src/state/piping/history'
import { packState } from '../../../src/state/core/pack'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { settleAnswer } from '../../../src/state/core/settle-answer'
import { defaultPack, engine } from '../../engine/core-record'
import { projectBuilder } from '../../helpers/project-builder'

const project = () => {
  const open = currentProject()
  if (!open) throw new Error('The project has been closed.')
  return open
}
const diagram = (): Diagram => {
  const known = project().systems['S']?.diagram
  if (!known) throw new Error('The system is lost.')
  return known
}
const at = (id: string): [x: number, y: number] => {
  const row = nodeRow(diagram(), id)
  return [diagram().nodeX[row] ?? NaN, diagram().nodeY[row] ?? NaN]
}
const beside = (id: string, anchor: string): number[] => {
  const [one, other] = [at(id), at(anchor)]
  return [one[0] - other[0], one[1] - other[1]]
}
const last = (): string => diagram().nodeId[diagram().nodeCount - 1] ?? ''

async function settle(): Promise<void> {
  const system = project().systems['S']
  if (!system) throw new Error('The system is lost.')
  const answer = await (await engine).inspect(system, { design: project().information.design, revision: projectState.revision })
  const settled = settleAnswer(answer)
  const { nodeCount } = diagram()
  expect([...settled.arrangedX], 'the answer says what was settled').toStrictEqual([...diagram().nodeX.subarray(0, nodeCount)])
  expect([...settled.arrangedY]).toStrictEqual([...diagram().nodeY.subarray(0, nodeCount)])
}

beforeEach(async () => {
  replaceProject(
    projectBuilder()
      .system('S', (draw) =>
        draw
          .outdoor('o', ['X4P-10'])
          .joint('h', 'o', {}, 4)
          .unit('a', 'h', 'C4-036', { port: 1 })
          .unit('b', 'h', 'C4-036', { port: 2 })
          .text('note', 'Mind the beam'),
      )
      .build(),
  )
  const row = nodeRow(diagram(), 'note')
  ;[diagram().nodeX[row], diagram().nodeY[row]] = [900, 40]
  await settle()
  commit(addAccessory(project(), 'S', 'b', 'controller'))
  await settle()
})

afterEach(() => replaceProject(null))

describe('what stands beside a unit', () => {
  it('what stands beside a unit goes with it when columns shift, and back with undo; text blocks stay', async () => {
    const controller = last()
    commit(moveNotes(project(), 'S', [controller], 25, 25))
    await settle()
    const [unit, before] = [at('b'), at(controller)]
    commit(insertFitting(project(), 'S', 'h>a', { kind: 'joint' }, defaultPack))
    await settle()
    expect(at('b')[0] - unit[0]).toBe(COLUMN)
    expect(beside(controller, 'b')).toStrictEqual([COLUMN + 25, 25])
    expect(at('note')).toStrictEqual([900, 40])
    undo()
    await settle()
    expect([at('b'), at(controller)]).toStrictEqual([unit, before])
  })

  it('what stands beside a unit goes below it where another symbol would cover it, and stays there', async () => {
    const controller = last()
    expect(beside(controller, 'b')).toStrictEqual([COLUMN, 0])
    commit(insertFitting(project(), 'S', 'h>b', { kind: 'joint' }, defaultPack))
    await settle()
    expect(beside(controller, 'b')).toStrictEqual([0, ROW])
    const settled = at(controller)
    await settle()
    expect(at(controller)).toStrictEqual(settled)
  })

  it('what stands beside a unit is where it was put as soon as what pushed it aside is taken back', async () => {
    const controller = last()
    commit(moveNotes(project(), 'S', [controller], 25, 10))
    await settle()
    const before = [at('b'), at(controller)]
    commit(insertFitting(project(), 'S', 'h>b', { kind: 'joint' }, defaultPack))
    await settle()
    expect(beside(controller, 'b')).not.toStrictEqual([COLUMN + 25, 10])
    undo()
    await settle()
    expect([at('b'), at(controller)]).toStrictEqual(before)
  })

  it('what stands beside a unit is back with its unit where several steps are taken back at once', async () => {
    const controller = last()
    const before = [at('b'), at(controller)]
    for (const name of ['x', 'y']) {
      commit(moveNotes(project(), 'S', [controller], 25, 0))
      commit(insertFitting(project(), 'S', 'h>a', { kind: 'joint' }, defaultPack))
      await settle()
      commit(setNodeLabel(project(), 'S', 'b', name))
    }
    const after = [at('b'), at(controller)]
    const steps = 6
    for (let step = 0; step < steps; step++) undo()
    await settle()
    expect([at('b'), at(controller)]).toStrictEqual(before)
    for (let step = 0; step < steps; step++) redo()
    await settle()
    expect([at('b'), at(controller)]).toStrictEqual(after)
  })

  it('what stands beside a unit keeps its distance while a text block beside a unit is written', async () => {
    const row = nodeRow(diagram(), 'note')
    diagram().nodeRest[row] = { ...diagram().nodeRest[row], extra: { plusId: 'b' } }
    commit(moveNotes(project(), 'S', ['note'], -450, 200))
    await settle()
    const before = beside('note', 'b')
    commit(setNoteText(project(), 'S', 'note', 'Mind the long beam'))
    await settle()
    expect(beside('note', 'b')).toStrictEqual(before)
    commit(insertFitting(project(), 'S', 'h>a', { kind: 'joint' }, defaultPack))
    await settle()
    expect(beside('note', 'b')).toStrictEqual(before)
  })

  it('what stands beside a unit keeps the distance at which it is drawn where none was kept', async () => {
    const controller = last()
    const row = nodeRow(diagram(), controller)
    diagram().nodeRest[row] = { extra: { plusId: 'b' } }
    commit(insertFitting(project(), 'S', 'h>a', { kind: 'joint' }, defaultPack))
    await settle()
    expect(beside(controller, 'b')).toStrictEqual([COLUMN, 0])
    commit(alignNotes(project(), 'S', [controller, 'note'], 'top', pointOf))
    const kept = beside(controller, 'b')
    await settle()
    expect(kept).toStrictEqual([COLUMN, at('note')[1] - at('b')[1]])
    expect(offsetOf(diagram().nodeRest[row])).toStrictEqual({ x: kept[0], y: kept[1] })
  })

  it('what stands beside a unit goes to the shelf of all that is covered where it names a node that is not drawn', async () => {
    const controller = last()
    const row = nodeRow(diagram(), controller)
    const rest = diagram().nodeRest[row]
    diagram().nodeRest[row] = { ...rest, extra: { ...rest?.extra, plusId: 'nobody' } }
    const before = at(controller)
    commit(insertFitting(project(), 'S', 'h>a', { kind: 'joint' }, defaultPack))
    await settle()
    expect(at('b')).toStrictEqual(before)
    expect(at(controller)[1]).toBeGreaterThan(Math.max(...['a', 'b'].map((id) => at(id)[1])))
  })

  it('what stands beside a unit stands clear of all modules of an outdoor unit, whether they are named one by one or as a combination', async () => {
    packState.pack = ref(defaultPack)
    const besideModules = async (models: string[]): Promise<number[]> => {
      replaceProject(
        projectBuilder()
          .system('S', (draw) => draw.outdoor('o', models).joint('h', 'o', {}, 4).unit('a', 'h', 'C4-036', { port: 1 }))
          .build(),
      )
      await settle()
      commit(addAccessory(project(), 'S', 'o', 'panel'))
      await settle()
      return beside(last(), 'o')
    }
    const named = await besideModules(['X4P-22', 'X4P-22', 'X4P-22'])
    expect(named).not.toStrictEqual([COLUMN, 0])
    expect(await besideModules(['X4P-66C'])).toStrictEqual(named)
    packState.pack = null
  })
})

/** A block as a point: how large it is drawn is the board's. */
function pointOf(nodeId: string): DrawnBlock {
  const [x, y] = at(nodeId)
  return { x, y, width: 0, height: 0 }
}
