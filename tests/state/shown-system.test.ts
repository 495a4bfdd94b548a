import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Engine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/node-core'
import { demoProject } from '../../src/model/demo-project'
import { editIndoorUnit } from '../../src/model/edits/edit-indoor-unit'
import { editInformation } from '../../src/model/edits/edit-information'
import { editSystem } from '../../src/model/edits/edit-system'
import { setNodeHeight } from '../../src/model/edits/set-node-height'
import { setPipe } from '../../src/model/edits/set-pipe'
import type { Change } from '../../src/model/change'
import type { Project, System } from '../../src/model/project'
import { pack } from '../model/arbitrary'
import type { CoreApi } from '../../workers/core-api'
import { ServerInMemory } from './server-twin'
import { openTab } from './tab'
import type { Tab } from './tab'

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
      if (isBroken && name === 'edit') throw new Error('The worker has lost the system.')
      return call(...given)
    }
  return {
    ...core,
    inspect: noted('inspect', (...given: Parameters<CoreApi['inspect']>) => core.inspect(...given)),
    open: noted('open', (...given: Parameters<CoreApi['open']>) => core.open(...given)),
    edit: noted('edit', (...given: Parameters<CoreApi['edit']>) => core.edit(...given)),
    close: noted('close', (...given: Parameters<CoreApi['close']>) => core.close(...given)),
  }
}

beforeEach(async () => {
  ;[calls, isBroken] = [[], false]
  tab = await openTab(new ServerInMemory().ports({ startCore: notedCore }))
  const { startRecalculation } = await import('../../src/state/recalculate')
  engine = await (await import('../../src/state/engine')).engine()
  stop = startRecalculation()
  const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
  tab.workplace.systemId = project.systemOrder[0] ?? null
  tab.replaceProject(project)
  await idle()
})

afterEach(() => stop())

const idle = () => vi.waitFor(() => expect(tab.results.computing).toBe(false))
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

/** What is shown is what a fresh check says, in every field but the number of the check. */
async function expectFresh(): Promise<void> {
  await idle()
  const now = told()
  const { design } = open().information
  const fresh = await engine.inspect(shown(), { design, revision: tab.projectState.revision })
  expect(tab.results.bySystem[shown().id]).toStrictEqual(fresh)
  calls = now
}

describe('the shown system', () => {
  it('is opened once and told of its changes; the others are inspected', async () => {
    expect(told().sort()).toStrictEqual(['inspect', 'inspect', 'open'])
    tab.commit(pipeTo(12))
    await expectFresh()
    expect(told()).toStrictEqual(['edit'])
    tab.commit(setNodeHeight(open(), shown().id, [shown().diagram.nodeId[5] ?? ''], 3))
    tab.commit(pipeTo(14))
    tab.undo()
    await expectFresh()
    expect(told().every((call) => call === 'edit')).toBe(true)
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
    expect(told()).toStrictEqual(['close', 'open'])
    tab.commit(editSystem(open(), second, { active: false }))
    await idle()
    expect(told()).toStrictEqual(['close'])
    tab.workplace.systemId = first
    tab.commit(pipeTo(9))
    await expectFresh()
    told()
    tab.replaceProject(null)
    await vi.waitFor(() => expect(told()).toStrictEqual(['close']))
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

  it('is inspected whole where the core has lost it, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    told()
    isBroken = true
    tab.commit(pipeTo(17))
    await expectFresh()
    expect(told()).toStrictEqual(['edit', 'inspect', 'close'])
    expect(tab.results.error).toBeNull()
    expect(warn.mock.calls[0]?.[0]).toBe('The open system is given up and inspected whole instead.')
    isBroken = false
    warn.mockRestore()
    tab.commit(pipeTo(18))
    await expectFresh()
    expect(told()).toStrictEqual(['open'])
  })
})
