import { beforeEach, describe, expect, it } from 'vitest'
import 'fake-indexeddb/auto'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { editInformation } from '../../../src/model/edits/edit-information'
import { addIndoorUnits } from '../../../src/model/edits/list/add-indoor-units'
import { addSystem } from '../../../src/model/edits/systems/add-system'
import { copySystem } from '../../../src/model/edits/systems/copy-system'
import { removeSystem } from '../../../src/model/edits/systems/remove-system'
import { renameSystem } from '../../../src/model/edits/systems/rename-system'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import { newIndoorUnit } from '../../../src/model/project/defaults'
import { pack } from '../../model/arbitrary'
import { pictureOf } from '../../model/picture'
import { ServerInMemory } from '../server-twin'
import { openTab } from '../tab'
import type { Tab } from '../tab'

let tab: Tab

beforeEach(async () => {
  tab = await openTab(new ServerInMemory().ports())
  tab.replaceProject(demoProject(pack, { ownerId: 'me', ownerName: 'Me' }))
})

const open = () => {
  const project = tab.currentProject()
  if (!project) throw new Error('No project is open.')
  return project
}

describe('the one writer', () => {
  it('the one writer bumps the revision with every change and names the step for undo and redo', () => {
    const { revision } = tab.projectState
    tab.commit(addSystem(open()))
    expect(tab.projectState.revision).toBe(revision + 1)
    expect([tab.history.undoLabel, tab.history.redoLabel]).toStrictEqual(['addSystem', null])
    tab.undo()
    expect([tab.history.undoLabel, tab.history.redoLabel]).toStrictEqual([null, 'addSystem'])
    tab.redo()
    expect([tab.history.undoLabel, tab.history.redoLabel]).toStrictEqual(['addSystem', null])
  })

  it('the one writer takes every step back to the same bits, from edits of proxies and of plain pictures alike', () => {
    const pictures = [pictureOf(open())]
    const step = (describeChange: (project: ReturnType<typeof open>) => Parameters<Tab['commit']>[0]) => {
      const { current } = tab.projectState
      if (!current) throw new Error('No project is open.')
      tab.commit(describeChange(pictures.length % 2 ? current : open()))
      pictures.push(pictureOf(open()))
    }
    const [first = '', second = ''] = open().systemOrder
    step((project) => editInformation(project, { projectName: 'One', design: { elevationM: 12 } }))
    step((project) => editInformation(project, { city: ['', 'Como'] }))
    step((project) => renameSystem(project, first, 'Ground floor'))
    step((project) => addIndoorUnits(project, second, [newIndoorUnit({ type: 'idu', model: 'C4-056', floor: '3F East' })], pack))
    step((project) => copySystem(project, second))
    step((project) => setPipe(project, first, [project.systems[first]?.diagram.edgeId[0] ?? ''], { lengthM: 99 }))
    step((project) => removeSystem(project, first))
    for (let place = pictures.length - 2; place >= 0; place--) {
      expect(tab.undo()).toBe(true)
      expect(pictureOf(open())).toStrictEqual(pictures[place])
    }
    expect(tab.undo()).toBe(false)
    for (let place = 1; place < pictures.length; place++) {
      expect(tab.redo()).toBe(true)
      expect(pictureOf(open())).toStrictEqual(pictures[place])
    }
    expect(tab.redo()).toBe(false)
  })

  it('the one writer forgets what could be done again once something else is done', () => {
    tab.commit(addSystem(open()))
    tab.undo()
    tab.commit(editInformation(open(), { projectName: 'Other' }))
    expect(tab.history.redoLabel).toBeNull()
  })

  it('the one writer changes nothing in a project that may only be read', () => {
    tab.replaceProject(demoProject(pack, { ownerId: 'somebody', ownerName: 'Somebody' }), true)
    const before = pictureOf(open())
    expect(tab.commit(addSystem(open()))).toBe(false)
    expect(pictureOf(open())).toStrictEqual(before)
    expect(tab.history.undoLabel).toBeNull()
  })

  it('the one writer settles positions without a step to undo', () => {
    const [id = ''] = open().systemOrder
    const count = open().systems[id]?.diagram.nodeCount ?? 0
    const { revision } = tab.projectState
    tab.settlePositions(
      id,
      Float64Array.from({ length: count }, (_, row) => row * 10),
      new Float64Array(count).fill(5),
    )
    expect([open().systems[id]?.diagram.nodeX[3], open().systems[id]?.diagram.nodeY[3]]).toStrictEqual([30, 5])
    expect([tab.projectState.revision, tab.history.undoLabel]).toStrictEqual([revision, null])
  })
})
