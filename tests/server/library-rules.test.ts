import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import type { UserInfo } from '../../src/contract/account/account'
import type { SeriesList } from '../../src/contract/device'
import type { SavedProject } from '../../src/contract/project/project-calls'
import { readProject, writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { workedProject } from '../contract/saved-project'
import { serverWith, type Caller, type TestServer } from '../helpers/server'

describe('section 6, libraries with rules of their own', () => {
  let server: TestServer
  let callers: Record<'imperial' | 'third' | 'usual', Caller>

  beforeAll(async () => {
    const levelTwo = 'levelTwo' as const
    const ready = await serverWith({
      imperial: { login: 'imperial@example.com', role: levelTwo, library: 'NA0101' },
      third: { login: 'third@example.com', role: levelTwo, library: '9999' },
      usual: { login: 'usual@example.com', role: levelTwo, library: '0001' },
    })
    ;({ server, callers } = ready)
  }, 60_000)
  afterAll(() => server.close())

  it('users of library NA0101 are told to begin with imperial units, no others', async () => {
    const told = async (caller: Caller) => (await caller.get<UserInfo>(CALLS.account.userInfo.path)).data.isImperial
    expect([await told(callers.imperial), await told(callers.third), await told(callers.usual)]).toEqual([true, undefined, undefined])
  })

  it('library 9999 marks the series without the word as 3rd/V8', async () => {
    const marks = async (caller: Caller) => (await caller.get<SeriesList>(CALLS.device.series.path)).data.records.map(({ isV8 }) => isV8)
    expect(new Set(await marks(callers.third))).toEqual(new Set([true]))
    expect(new Set(await marks(callers.usual))).toEqual(new Set([false]))
  })

  it('the systems of a project are marked by the library of its reader', async () => {
    const marked = async (caller: Caller) => {
      const { page1, selection } = writeProject(readProject(workedProject()))
      const project = caller.project('Marked', { page1, selection })
      await caller.save<SavedProject>(project)
      const { data } = await caller.get<WireProject>(addressOf(CALLS.project.mssp.get, { id: project.id }))
      return (data.selection['oduList'] as Record<string, unknown>[]).map(({ isPureV8sys }) => isPureV8sys)
    }
    expect([await marked(callers.third), await marked(callers.usual)]).toEqual([[true], [false]])
  })
})
