import { afterEach, expect, it } from 'vitest'
import type { Change } from '../../../src/model/change/change'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { insertFitting } from '../../../src/model/edits/drawing/insert-fitting'
import { moveNotes } from '../../../src/model/edits/notes/move-notes'
import { commit, replaceProject } from '../../../src/state/document/commit'
import { defaultPack, engine } from '../../engine/core-record'
import { projectBuilder } from '../../helpers/project-builder'
import { project, ThreeViews } from './three-views'

let views: ThreeViews | undefined

afterEach(async () => {
  await views?.close()
  replaceProject(null)
})

const drawing = () => {
  const diagram = project().systems['system']?.diagram
  if (!diagram) throw new Error('The system is lost.')
  return diagram
}
const last = (): string => drawing().nodeId[drawing().nodeCount - 1] ?? ''
const apart = (one: string, other: string): number[] => {
  const { nodeX, nodeY } = drawing()
  const [from, to] = [nodeRow(drawing(), one), nodeRow(drawing(), other)]
  return [(nodeX[to] ?? NaN) - (nodeX[from] ?? NaN), (nodeY[to] ?? NaN) - (nodeY[from] ?? NaN)]
}

it('an accessory that another one kept from its place is back there, on the board and in the core, when that one goes', async () => {
  replaceProject(
    projectBuilder()
      .system('system', (draw) =>
        draw.outdoor('o', ['X4P-10']).joint('h', 'o', {}, 4).unit('a', 'h', 'C4-036', { port: 1 }).unit('b', 'h', 'C4-036', { port: 2 }),
      )
      .build(),
  )
  const following = new ThreeViews(await engine)
  views = following
  const make = async (change: Change): Promise<void> => {
    commit(change)
    await following.follow(change)
  }
  await following.follow({ label: '', ops: [] })
  await make(addAccessory(project(), 'system', 'b', 'panel'))
  const panel = last()
  await make(addAccessory(project(), 'system', 'b', 'controller'))
  const controller = last()
  const [dx = NaN, dy = NaN] = apart(controller, panel)
  await make(moveNotes(project(), 'system', [controller], dx, dy))
  const place = apart('b', panel)
  expect(apart(panel, controller)).not.toStrictEqual([0, 0])

  await make(insertFitting(project(), 'system', 'h>a', { kind: 'joint' }, defaultPack))
  expect(apart('b', panel)).toStrictEqual(place)
  expect(apart(panel, controller)).not.toStrictEqual([0, 0])

  await make(moveNotes(project(), 'system', [panel], 300, 0))
  expect(apart('b', controller)).toStrictEqual(place)
})
