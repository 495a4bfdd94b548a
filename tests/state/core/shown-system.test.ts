import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { demoProject } from '../../../src/model/project/demo-project'
import { editIndoorUnit } from '../../../src/model/edits/list/edit-indoor-unit'
import { editInformation } from '../../../src/model/edits/edit-information'
import { editSystem } from '../../../src/model/edits/systems/edit-system'
import { setNodeHeight } from '../../../src/model/edits/drawing/set-node-height'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import { NODE_KINDS } from '../../../src/model/project/codes'
import type { Change } from '../../../src/model/change/change'
import type { SystemResult } from '../../../src/engine/decode/system-result'
import type { Project, System } from '../../../src/model/project/project'
import { pack } from '../../model/arbitrary'
import type { CoreApi } from '../../../workers/core-api'
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
    inspect: noted('inspect', (...given: Parameters<CoreApi['inspect']>) => core.inspect(...given)),
    open: noted('open', (...given: Parameters<CoreApi['open']>) => core.open(...given)),
    follow: noted('follow', (...given: Parameters<CoreApi['follow']>) => core.follow(...given)),
    dropMask: noted('dropMask', (...given: Parameters<CoreApi['dropMask']>) => core.dropMask(...given)),
    openMask: noted('openMask', (...given: Parameters<CoreApi['openMask']>) => core.openMask(...given)),
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
  it('is opened once and told of its changes; the others are inspected', async () => {
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

  it('shows what a fresh check says, whatever is changed', async () => {
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

  it('is the only one that is open: another one, or another project, takes its place', async () => {
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

  it('is given up where another project comes while it opens', async () => {
    const project = structuredClone(open())
    tab.replaceProject(structuredClone(project))
    tab.replaceProject(project)
    await idle()
    tab.commit(pipeTo(21))
    await expectFresh()
    expect(calls.filter((call) => call === 'open')).toHaveLength(calls.filter((call) => call === 'close').length + 1)
  })

  it('says where something may be dropped, from where it is open and where it is not', async () => {
    const { shownDrop, shownDropMask } = await import('../../../src/state/core/shown-drop-mask')
    const item = { kind: 'indoor' as const, model: 'C4-056' }
    const units = [...shown().diagram.nodeId].filter((_, row) => shown().diagram.nodeKind[row] === NODE_KINDS.indexOf('indoor'))
    const context = () => ({ design: open().information.design, revision: tab.projectState.revision })
    const expectSame = async () => {
      const mask = await engine.dropMask(shown(), context(), item)
      expect((await shownDropMask(item))?.verdict).toStrictEqual(mask.verdict)
      expect(await shownDrop(units[0] ?? '', item)).toStrictEqual(await engine.drop(shown(), context(), units[0] ?? '', item))
    }
    tab.commit(removeFromDrawing(open(), shown().id, { nodes: units.slice(0, 2), edges: [] }))
    told()
    await expectSame()
    expect(told()).toContain('dropMask')
    await idle()
    told()
    await expectSame()
    expect(told()).toStrictEqual(['dropMask', 'openMask'])
    await expect(shownDropMask({ kind: 'indoor', model: 'no such model' })).rejects.toThrow('$.model')
    await expectSame()
    tab.workplace.systemId = null
    expect(await shownDropMask(item)).toBeNull()
    expect(await shownDrop(units[0] ?? '', item)).toBeNull()
  })

  describe('told ahead of a change', () => {
    const unit = () => shown().diagram.nodeId.find((_, row) => shown().diagram.nodeKind[row] === NODE_KINDS.indexOf('indoor')) ?? ''
    const removal = (): Change => removeFromDrawing(open(), shown().id, { nodes: [unit()], edges: [] })
    const foreseen = async (change: Change) => {
      const { foresee } = await import('../../../src/state/core/foresee')
      const foresight = foresee(shown().id, () => change)
      if (!foresight) throw new Error('The core was not told.')
      return foresight
    }
    const result = () => tab.results.bySystem[shown().id]

    beforeEach(async () => {
      // Where a room has an area or a height, a unit that goes makes the core open the system anew.
      const project = structuredClone(open())
      for (const { indoorUnits } of Object.values(project.systems))
        for (const each of indoorUnits) Object.assign(each, { roomAreaM2: null, roomHeightM: null })
      tab.replaceProject(project)
      await idle()
    })

    /** What the first answer to an edit says of the one before it. */
    async function followsAfter(edit: () => unknown): Promise<number | null | undefined> {
      const { revision } = tab.projectState
      const { subscribe } = await import('valtio')
      const first: SystemResult[] = []
      const end = subscribe(
        tab.results,
        () => result() && first.length === 0 && result()?.revision !== revision && first.push(result() as SystemResult),
        true,
      )
      edit()
      await expectFresh()
      end()
      return first[0]?.change.from
    }

    it('has the answer when it is made: nothing more is asked, and it follows what was shown before', async () => {
      told()
      const before = result()?.revision
      const foresight = await foreseen(removal())
      await expect.poll(told).toStrictEqual(['follow'])
      expect([result()?.revision, tab.projectState.revision, tab.results.computing]).toStrictEqual([before, before, false])
      expect(await followsAfter(() => tab.commit(foresight.change() ?? removal()))).toBe(before)
      expect(told()).toStrictEqual([])
      const made = result()?.revision
      expect(made).toBe(tab.projectState.revision)
      expect(await followsAfter(() => tab.undo())).toBe(made)
    })

    it('is where it was when it is passed over, and what comes next follows what was shown', async () => {
      const before = result()?.revision
      const foresight = await foreseen(removal())
      foresight.passOver()
      expect(foresight.change()).toBeNull()
      expect(await followsAfter(() => tab.commit(pipeTo(12)))).toBe(before)
    })

    it('hears of another change instead, which follows what was shown', async () => {
      const before = result()?.revision
      const foresight = await foreseen(removal())
      await expect.poll(told).toContain('follow')
      expect(await followsAfter(() => tab.commit(pipeTo(12)))).toBe(before)
      expect(foresight.change()).toBeNull()
      expect(told()).toStrictEqual(['follow'])
    })

    it('answers questions about the system as it is', async () => {
      const { shownDropMask } = await import('../../../src/state/core/shown-drop-mask')
      const item = { kind: 'indoor' as const, model: 'C4-056' }
      const foresight = await foreseen(removal())
      const mask = await shownDropMask(item)
      const { design } = open().information
      expect(mask?.verdict).toStrictEqual((await engine.dropMask(shown(), { design, revision: 1 }, item)).verdict)
      expect(foresight.change()).toBeNull()
    })

    it('is told of one at a time, of nothing while it calculates, and of no change of another kind', async () => {
      const { foresee } = await import('../../../src/state/core/foresee')
      const first = await foreseen(removal())
      expect(foresee(shown().id, removal)).toBeNull()
      first.passOver()
      expect(foresee(shown().id, () => editInformation(open(), { design: { coolingOutdoorDryBulbC: 39 } }))).toBeNull()
      expect(foresee(open().systemOrder[1] ?? '', removal)).toBeNull()
      tab.commit(pipeTo(12))
      expect(foresee(shown().id, removal)).toBeNull()
      await expectFresh()
    })

    it('is given up where the core loses it, though nothing comes of the change: questions are answered all the same', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { shownDropMask } = await import('../../../src/state/core/shown-drop-mask')
      isBroken = true
      const foresight = await foreseen(removal())
      foresight.passOver()
      await expect.poll(told).toContain('close')
      isBroken = false
      expect(await shownDropMask({ kind: 'indoor', model: 'C4-056' })).not.toBeNull()
      tab.commit(pipeTo(18))
      await expectFresh()
      expect(warn).toHaveBeenCalledOnce()
      warn.mockRestore()
    })

    it('is given up where the core loses it on the way, and the change is inspected whole', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      told()
      isBroken = true
      const foresight = await foreseen(removal())
      tab.commit(foresight.change() ?? removal())
      await expectFresh()
      expect(told()).toStrictEqual(['follow', 'inspect', 'close'])
      expect(tab.results.error).toBeNull()
      warn.mockRestore()
    })
  })

  it('is inspected whole where the core has lost it, and says so', async () => {
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
