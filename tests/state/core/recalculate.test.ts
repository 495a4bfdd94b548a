import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HEAD_ARRANGE } from '../../../assembly/common/layout/layout'
import { INSPECT } from '../../../src/engine/host/inspect'
import { nodeCore } from '../../../src/engine/host/node-core'
import type { Answer, Given, Verb } from '../../../workers/verb'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { editIndoorUnit } from '../../../src/model/edits/list/edit-indoor-unit'
import { editInformation } from '../../../src/model/edits/edit-information'
import { editSystem } from '../../../src/model/edits/systems/edit-system'
import { removeSystem } from '../../../src/model/edits/systems/remove-system'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import type { Change } from '../../../src/model/change/change'
import type { Project } from '../../../src/model/project/project'
import { projectBuilder } from '../../helpers/project-builder'
import { pack } from '../../model/arbitrary'
import { ServerInMemory } from '../server-twin'
import { openTab } from '../tab'
import type { Tab } from '../tab'

type Core = Awaited<ReturnType<typeof nodeCore>>

let tab: Tab
let stop: () => void
let asked: number
let hold: Promise<void>

/** The real core, held back while the test wants it busy; its answers for the project are counted, those that look for repairs are not: they arrange nothing. */
async function heldCore(): Promise<Core> {
  const core = await nodeCore()
  return {
    ...core,
    call: async <V extends Verb>(verb: V, ...given: Given<V>): Promise<Answer<V>> => {
      if (verb.name !== INSPECT.name) return core.call(verb, ...given)
      const system = given[verb.takes.indexOf('system')]
      if (system instanceof ArrayBuffer && new DataView(system).getInt32(HEAD_ARRANGE, true) === 1) asked++
      const answer = core.call(verb, ...given)
      await hold
      return answer
    },
  }
}

beforeEach(async () => {
  asked = 0
  hold = Promise.resolve()
  tab = await openTab(new ServerInMemory().ports({ startCore: heldCore }))
  const { startRecalculation } = await import('../../../src/state/core/recalculate')
  stop = startRecalculation()
  tab.replaceProject(demoProject(pack, { ownerId: 'me', ownerName: 'Me' }))
  await idle()
})

afterEach(() => stop())

const idle = () => expect.poll(() => tab.results.computing).toBe(false)
const open = (): Project => {
  const project = tab.currentProject()
  if (!project) throw new Error('No project is open.')
  return project
}
const firstSystem = () => {
  const system = open().systems[open().systemOrder[0] ?? '']
  if (!system) throw new Error('The project has no system.')
  return system
}
const longer = (lengthM: number): Change => setPipe(open(), firstSystem().id, [firstSystem().diagram.edgeId[0] ?? ''], { lengthM })
const farthest = () => tab.results.bySystem[firstSystem().id]?.outdoor?.farthestActualM ?? NaN

describe('recalculation', () => {
  it('recalculation calculates every system of a project that is opened, and settles the arranged places', () => {
    expect(Object.keys(tab.results.bySystem).sort()).toStrictEqual([...open().systemOrder].sort())
    const { diagram, id } = firstSystem()
    const result = tab.results.bySystem[id]
    expect([...diagram.nodeX.slice(0, diagram.nodeCount)]).toStrictEqual([...(result?.arrangedX ?? [])])
    expect(new Set(diagram.nodeX.slice(0, diagram.nodeCount)).size).toBeGreaterThan(3)
    expect(tab.history.undoLabel).toBeNull()
  })

  it('recalculation asks the core only for what a change touches', async () => {
    const before = asked
    const length = farthest()
    tab.commit(longer(34))
    await idle()
    expect(asked - before).toBe(1)
    expect(farthest()).toBe(length + 10)
    tab.commit(editInformation(open(), { design: { coolingOutdoorDryBulbC: 38 } }))
    await idle()
    expect(asked - before).toBe(1 + open().systemOrder.length)
  })

  it('recalculation asks the core for nothing when the project is renamed, and for everything when its site is moved', async () => {
    const before = asked
    tab.commit(editInformation(open(), { projectName: 'Renamed' }))
    await idle()
    expect(asked - before).toBe(0)
    tab.commit(editInformation(open(), { projectName: 'Renamed again', design: { elevationM: 900 } }))
    await idle()
    expect(asked - before).toBe(open().systemOrder.length)
  })

  it('recalculation drops an answer that a later change has overtaken, and computes many quick changes once', async () => {
    const before = asked
    let letGo = (): void => undefined
    hold = new Promise((resolve) => (letGo = resolve))
    tab.commit(longer(40))
    await expect.poll(() => asked - before).toBe(1)
    const overtaken = tab.results.bySystem[firstSystem().id]
    for (const lengthM of [41, 42, 43, 44]) tab.commit(longer(lengthM))
    const seen: number[] = []
    const { subscribe } = await import('valtio')
    const unsubscribe = subscribe(tab.results, () => seen.push(tab.results.bySystem[firstSystem().id]?.revision ?? 0), true)
    letGo()
    await idle()
    unsubscribe()
    expect(asked - before).toBe(2)
    expect(new Set(seen.filter((revision) => revision !== overtaken?.revision))).toStrictEqual(new Set([tab.projectState.revision]))
    expect(tab.results.bySystem[firstSystem().id]?.revision).toBe(tab.projectState.revision)
  })

  it('recalculation follows undo and redo', async () => {
    const length = farthest()
    tab.commit(longer(30))
    await idle()
    tab.undo()
    await idle()
    expect(farthest()).toBe(length)
    tab.redo()
    await idle()
    expect(farthest()).toBe(length + 6)
  })

  it('recalculation keeps columns of a result as long as the drawing it belongs to', async () => {
    const unit = firstSystem().indoorUnits[0]
    tab.commit(editIndoorUnit(open(), firstSystem().id, unit?.id ?? '', { count: 5 }, pack))
    await idle()
    expect(tab.results.bySystem[firstSystem().id]?.deliveredCoolingKw).toHaveLength(firstSystem().diagram.nodeCount)
  })

  it('recalculation has no result for a system that is inactive or gone', async () => {
    const [first = '', second = ''] = open().systemOrder
    tab.commit(editSystem(open(), first, { active: false }))
    tab.commit(removeSystem(open(), second))
    await idle()
    expect([tab.results.bySystem[first], tab.results.bySystem[second]]).toStrictEqual([undefined, undefined])
    tab.undo()
    await idle()
    expect(tab.results.bySystem[second]).toBeDefined()
  })

  it('recalculation puts what is drawn of an inactive system in its places, and tells that it did', async () => {
    const project = projectBuilder()
      .system('S', (draw) => draw.outdoor('o', ['X4P-10']).joint('j', 'o').unit('a', 'j', 'C4-036').unit('b', 'j', 'C4-036'), {
        active: false,
      })
      .build()
    const before = tab.results.arrangings
    tab.replaceProject(project)
    await idle()
    const { nodeX, nodeY } = project.systems['S']?.diagram ?? { nodeX: [], nodeY: [] }
    expect(new Set([...nodeX].map((x, row) => `${x} ${nodeY[row]}`)).size).toBe(4)
    expect(tab.results.arrangings).toBe(before + 1)
    expect(tab.results.bySystem['S']).toBeUndefined()
  })

  it('recalculation says what stopped it and starts again with the next change', async () => {
    hold = Promise.reject(new Error('The worker has ended.'))
    tab.commit(longer(30))
    await expect.poll(() => tab.results.error).toBe('The worker has ended.')
    hold = Promise.resolve()
    tab.commit(longer(31))
    await idle()
    expect([tab.results.error, tab.results.bySystem[firstSystem().id]?.revision]).toStrictEqual([null, tab.projectState.revision])
  })
})
