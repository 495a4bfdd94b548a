import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ARRANGE_COLUMN as COLUMN } from '../../assembly/common/layout/layout-arrange'
import type { Diagram } from '../../src/model/diagram/diagram'
import { nodeRow } from '../../src/model/diagram/diagram-rows'
import { addAccessory } from '../../src/model/edits/list/add-accessory'
import { insertFitting } from '../../src/model/edits/drawing/insert-fitting'
import { moveNotes } from '../../src/model/edits/notes/move-notes'
import { replaceNode } from '../../src/model/edits/drawing/replace-node'
import type { Project } from '../../src/model/project/project'
import { defaultPack, engine } from '../engine/core-record'
import { projectBuilder } from '../helpers/project-builder'
import { ServerInMemory } from './server-twin'
import { killTabs, openTab } from './tab'
import type { Tab } from './tab'

let server: ServerInMemory
let project: Project
let open: Tab[]

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  server = new ServerInMemory()
  project = projectBuilder()
    .system('S', (draw) =>
      draw.outdoor('o', ['X4P-10']).joint('h', 'o', {}, 4).unit('a', 'h', 'C4-036', { port: 1 }).unit('b', 'h', 'C4-036', { port: 2 }),
    )
    .build()
  project.ownerId = 'me'
  server.saveElsewhere(project)
  open = []
})

afterEach(async () => {
  await killTabs(open)
  vi.restoreAllMocks()
})

const now = (tab: Tab): Project => {
  const current = tab.currentProject()
  if (!current) throw new Error('No project is open.')
  return current
}

const drawing = (tab: Tab): Diagram => {
  const diagram = now(tab).systems['S']?.diagram
  if (!diagram) throw new Error('The system is lost.')
  return diagram
}

/** A tab with the project open, arranged by the core. */
async function openArranged(): Promise<Tab> {
  const tab = await openTab(server.ports())
  open.push(tab)
  await tab.openProject(project.id)
  await arrange(tab)
  return tab
}

async function arrange(tab: Tab): Promise<void> {
  // Of the tab that was opened last: the only one that is alive.
  const { settleAnswer } = await import('../../src/state/core/settle-answer')
  const system = now(tab).systems['S']
  if (!system) throw new Error('The system is lost.')
  settleAnswer(await (await engine).inspect(system, { design: now(tab).information.design, revision: tab.projectState.revision }))
}

async function reopen(tab: Tab): Promise<Tab> {
  await tab.openJournal()?.settled()
  await killTabs([tab])
  return openArranged()
}

/** How far the controller stands from the unit b, and where that stands. */
function places(tab: Tab): { controller: number[]; unit: number[] } {
  const diagram = drawing(tab)
  const at = (row: number): [x: number, y: number] => [diagram.nodeX[row] ?? NaN, diagram.nodeY[row] ?? NaN]
  const [unit, controller] = [at(nodeRow(diagram, 'b')), at(diagram.nodeShape.indexOf('controller3'))]
  return { unit, controller: [controller[0] - unit[0], controller[1] - unit[1]] }
}

const controllerOf = (tab: Tab): string => drawing(tab).nodeId[drawing(tab).nodeShape.indexOf('controller3')] ?? ''

/** A controller beside unit b, saved; then the core moves both, which no step says. */
async function moved(): Promise<Tab> {
  const tab = await openArranged()
  tab.commit(addAccessory(now(tab), 'S', 'b', 'controller'))
  tab.commit(moveNotes(now(tab), 'S', [controllerOf(tab)], 0, 25))
  await arrange(tab)
  await tab.saveNow()
  const { unit } = places(tab)
  tab.commit(insertFitting(now(tab), 'S', 'h>a', { kind: 'joint' }, defaultPack))
  await arrange(tab)
  expect(places(tab)).toStrictEqual({ unit: [(unit[0] ?? NaN) + COLUMN, unit[1]], controller: [COLUMN, 25] })
  return tab
}

describe('what stands beside a unit, after its tab was killed and the project opened again', () => {
  it('what stands beside a unit, after its tab was killed and the project opened again stands where it was dragged to after the core had moved its unit', async () => {
    const tab = await moved()
    tab.commit(moveNotes(now(tab), 'S', [controllerOf(tab)], 25, 0))
    await arrange(tab)
    const before = places(tab)
    expect(before.controller).toStrictEqual([COLUMN + 25, 25])
    expect(places(await reopen(tab))).toStrictEqual(before)
  })

  it.each([
    ['was marked', (tab: Tab) => addAccessory(now(tab), 'S', 'b', 'rearMounted')],
    ['became another model', (tab: Tab) => replaceNode(now(tab), 'S', 'b', { kind: 'indoor', model: 'C4-071' }, defaultPack)],
  ])(
    'what stands beside a unit, after its tab was killed and the project opened again stands beside its unit where that %s after the core had moved it',
    async (_, edit) => {
      const tab = await moved()
      tab.commit(edit(tab))
      await arrange(tab)
      const before = places(tab)
      expect(before.controller).toStrictEqual([COLUMN, 25])
      expect(places(await reopen(tab))).toStrictEqual(before)
    },
  )
})
