import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { editIndoorUnit } from '../../../src/model/edits/list/edit-indoor-unit'
import { editInformation } from '../../../src/model/edits/edit-information'
import { editSystem } from '../../../src/model/edits/systems/edit-system'
import { setNodeHeight } from '../../../src/model/edits/drawing/set-node-height'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import { NODE_KINDS } from '../../../src/model/project/codes'
import type { Change } from '../../../src/model/change/change'
import type { Project, System } from '../../../src/model/project/project'
import { pack } from '../../model/arbitrary'
import { DROP_MASK } from '../../../src/engine/drop/ask-drop'
import { INSPECT } from '../../../src/engine/host/inspect'
import type { CoreApi } from '../../../workers/core-api'
import type { Answer, Given, Verb } from '../../../workers/verb'
import { ServerInMemory } from '../server-twin'
import { openTab } from '../tab'
import type { Tab } from '../tab'

let tab: Tab
let engine: Engine
let calls: string[]
let isBroken: boolean
let stop: () => void

/** The real core; it notes the calls about systems, and refuses edits while the test wants it broken. */
async function notedCore() {
  const core = await nodeCore()
  const noted =
    <Given extends unknown[], Answer>(name: string, call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      calls.push(name)
      if (isBroken && name === 'follow') throw new Error('The worker has lost the system.')
      return call(...given)
    }
  return {
    ...core,
    call: async <V extends Verb>(verb: V, ...given: Given<V>): Promise<Answer<V>> => {
      const isOpen = verb.takes.some((argument, place) => argument === 'system' && typeof given[place] === 'number')
      if (verb.name === INSPECT.name || verb.name === DROP_MASK.name) calls.push(isOpen ? `${verb.name} of the open system` : verb.name)
      return core.call(verb, ...given)
    },
    open: noted('open', (...given: Parameters<CoreApi['open']>) => core.open(...given)),
    follow: noted('follow', (...given: Parameters<CoreApi['follow']>) => core.follow(...given)),
    close: noted('close', (...given: Parameters<CoreApi['close']>) => core.close(...given)),
  }
}

beforeEach(async () => {
  ;[calls, isBroken] = [[], false]
  tab = await openTab(new ServerInMemory().ports({ startCore: notedCore }))
  const { startRecalculation } = await import('../../../src/state/core/recalculate')
  engine = await (await import('../../../src/state/core/engine')).engine()
  stop = startRecalculation()
  const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
  tab.workplace.systemId = project.systemOrder[0] ?? null
  tab.replaceProject(project)
  await idle()
})

afterEach(async () => {
  // The core is shared, and takes so many open systems and no more.
  isBroken = false
  tab.replaceProject(null)
  stop()
  await new Promise((resolve) => setTimeout(resolve))
})

const idle = () => expect.poll(() => tab.results.computing).toBe(false)
const open = (): Project => {
  const project = tab.currentProject()
  if (!project) throw new Error('No project is open.')
  return project
}
const shown = (): System => {
  const system = open().systems[tab.workplace.systemId ?? '']
  if (!system) throw new Error('No system is shown.')
  return system
}
const pipeTo = (lengthM: number): Change => setPipe(open(), shown().id, [shown().diagram.edgeId[1] ?? ''], { lengthM })
const told = (): string[] => calls.splice(0)

/** What is shown is what a fresh check says, in every field but what it says of the answer before. */
async function expectFresh(): Promise<void> {
  await idle()
  const now = told()
  const { design } = open().information
  const fresh = await engine.inspect(shown(), { design, revision: tab.projectState.revision })
  expect({ ...tab.results.bySystem[shown().id], change: fresh.change }).toStrictEqual(fresh)
  calls = now
}

describe('the shown system', () => {
  it('the shown system is opened once and told of its changes; the others are inspected', async () => {
    expect(told().sort()).toStrictEqual(['follow', 'inspect', 'inspect', 'open'])
    tab.commit(pipeTo(12))
    await expectFresh()
    expect(told()).toStrictEqual(['follow'])
    tab.commit(setNodeHeight(open(), shown().id, [shown().diagram.nodeId[5] ?? ''], 3))
    tab.commit(pipeTo(14))
    tab.undo()
    await expectFresh()
    expect(told().every((call) => call === 'follow')).toBe(true)
  })

  it('the shown system shows what a fresh check says, whatever is changed', async () => {
    const unit = () => shown().indoorUnits[0]?.id ?? ''
    tab.commit(editIndoorUnit(open(), shown().id, unit(), { count: 5 }, pack))
    await expectFresh()
    tab.commit(editIndoorUnit(open(), shown().id, unit(), { roomAreaM2: 30, roomHeightM: 2.6 }, pack))
    await expectFresh()
    tab.commit(editInformation(open(), { design: { coolingOutdoorDryBulbC: 39 } }))
    await expectFresh()
    tab.commit(editSystem(open(), shown().id, { name: 'North' }))
    await expectFresh()
    while (tab.history.undoLabel !== null) {
      tab.undo()
      await expectFresh()
    }
  })

  it('the shown system is the only one that is open: another one, or another project, takes its place', async () => {
    told()
    const [first = '', second = ''] = open().systemOrder
    tab.workplace.systemId = second
    tab.commit(pipeTo(9))
    await expectFresh()
    expect(told()).toStrictEqual(['close', 'open', 'follow'])
    tab.commit(editSystem(open(), second, { active: false }))
    await idle()
    expect(told()).toStrictEqual(['close'])
    tab.workplace.systemId = first
    tab.commit(pipeTo(9))
    await expectFresh()
    told()
    tab.replaceProject(null)
    await expect.poll(told).toStrictEqual(['close'])
  })

  it('the shown system is given up where another project comes while it opens', async () => {
    const project = structuredClone(open())
    tab.replaceProject(structuredClone(project))
    tab.replaceProject(project)
    await idle()
    tab.commit(pipeTo(21))
    await expectFresh()
    expect(calls.filter((call) => call === 'open')).toHaveLength(calls.filter((call) => call === 'close').length + 1)
  })

  it('the shown system says where something may be dropped, from where it is open and where it is not', async () => {
    const { shownDrop, shownDropMask } = await import('../../../src/state/core/shown-drop-mask')
    const item = { kind: 'indoor' as const, model: 'C4-056' }
    const units = [...shown().diagram.nodeId].filter((_, row) => shown().diagram.nodeKind[row] === NODE_KINDS.indexOf('indoor'))
    const context = () => ({ design: open().information.design, revision: tab.projectState.revision })
    const expectSame = async () => {
      const mask = await engine.dropMask(shown(), context(), item)
      expect((await shownDropMask(item))?.verdict).toStrictEqual(mask.verdict)
      expect(await shownDrop(units[0] ?? '', item)).toStrictEqual(await engine.drop(shown(), context(), units[0] ?? '', item))
    }
    tab.commit(removeFromDrawing(open(), shown().id, { nodes: units.slice(0, 2), edges: [] }, pack))
    told()
    await expectSame()
    expect(told()).toContain('dropMask')
    await idle()
    told()
    await expectSame()
    expect(told()).toStrictEqual(['dropMask', 'dropMask of the open system'])
    await expect(shownDropMask({ kind: 'indoor', model: 'no such model' })).rejects.toThrow('$.model')
    await expectSame()
    tab.workplace.systemId = null
    expect(await shownDropMask(item)).toBeNull()
    expect(await shownDrop(units[0] ?? '', item)).toBeNull()
  })

  it('the shown system is inspected whole where the core has lost it, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    told()
    isBroken = true
    tab.commit(pipeTo(17))
    await expectFresh()
    expect(told()).toStrictEqual(['follow', 'inspect', 'close'])
    expect(tab.results.error).toBeNull()
    expect(warn.mock.calls[0]?.[0]).toBe('The open system is given up and inspected whole instead.')
    isBroken = false
    warn.mockRestore()
    tab.commit(pipeTo(18))
    await expectFresh()
    expect(told()).toStrictEqual(['open', 'follow'])
  })
})
