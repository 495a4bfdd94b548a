import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ARRANGE_COLUMN as COLUMN, ARRANGE_ROW as ROW } from '../../assembly/layout'
import type { Diagram } from '../../src/model/diagram'
import { nodeRow } from '../../src/model/diagram-rows'
import { addAccessory } from '../../src/model/edits/add-accessory'
import { insertFitting } from '../../src/model/edits/insert-fitting'
import { moveNotes } from '../../src/model/edits/notes/move-notes'
import { commit, replaceProject } from '../../src/state/commit'
import { undo } from '../../src/state/history'
import { currentProject, projectState } from '../../src/state/project'
import { settleAnswer } from '../../src/state/settle-answer'
import { defaultPack, engine } from '../engine/core-record'
import { projectBuilder } from '../helpers/project-builder'

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
  it('goes with it when columns shift, and back with undo; text blocks stay', async () => {
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

  it('goes below it where another symbol would cover it, and stays there', async () => {
    const controller = last()
    expect(beside(controller, 'b')).toStrictEqual([COLUMN, 0])
    commit(insertFitting(project(), 'S', 'h>b', { kind: 'joint' }, defaultPack))
    await settle()
    expect(beside(controller, 'b')).toStrictEqual([0, ROW])
    const settled = at(controller)
    await settle()
    expect(at(controller)).toStrictEqual(settled)
  })

  it('goes to the shelf of all that is covered where it names a node that is not drawn', async () => {
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
})
