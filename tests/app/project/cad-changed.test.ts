// @vitest-environment jsdom
import { notifications } from '@mantine/notifications'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveCadProject } from '../../../src/app/project/leave-cad-project'
import { statePorts } from '../../../src/app/project/state-ports'
import { configureHttp } from '../../../src/platform/http/http'
import { PROJECT_PATHS } from '../../../src/contract/project-calls'
import { CODE } from '../../../src/contract/envelope'
import axios from 'axios'
import { smallServer, type SmallServer } from '../../platform/small-server'

let server: SmallServer
let code: number
beforeEach(async () => {
  server = await smallServer((_request, response) => response.end(JSON.stringify({ code, message: 'Cad project status changed' })))
  axios.defaults.baseURL = server.root
  configureHttp({
    caller: () => ({ language: 'en', token: 'T', modelLibId: null, unitSetting: {} }),
    onSignedOut: () => undefined,
    onFailure: () => undefined,
    onDue: () => undefined,
  })
})
afterEach(() => server.close())

it('section 8, code 1008: the answer to a CAD save is told apart from a newer revision, which is 40900 for every kind', async () => {
  const body = new Blob([JSON.stringify({ body: 'x', origin: 2 })])
  code = 1008
  expect(await statePorts.saveProject({ body, isGzip: false, isField: true })).toEqual({
    outcome: 'cadChanged',
    message: 'Cad project status changed',
  })
  expect(server.seen[0]?.url).toBe(PROJECT_PATHS.cad.save)
  expect(server.seen[0]?.headers['content-encode']).toBe('gzip')
  code = 40900
  expect(await statePorts.saveProject({ body, isGzip: false, isField: true })).toMatchObject({ outcome: 'conflict' })
  expect(await statePorts.saveProject({ body, isGzip: false })).toMatchObject({ outcome: 'conflict' })
  expect(server.seen[2]?.url).toBe(PROJECT_PATHS.mssp.save)
  expect(server.seen[2]?.headers['content-encode']).toBeUndefined()
})

it('a full disk and a step of the sign-in that is due are not taken for a server that cannot be reached', async () => {
  const body = new Blob([JSON.stringify({ body: 'x' })])
  for (const [given, isDue] of [
    [CODE.diskFull, false],
    [CODE.passwordDue, true],
    [CODE.factorDue, true],
  ] as const) {
    code = given
    const error = await statePorts.saveProject({ body, isGzip: false }).catch((reason: unknown) => reason)
    expect([statePorts.isUnreachable(error), statePorts.isStepDue(error)]).toEqual([false, isDue])
  }
})

it('section 8, code 1008: an error says for 3 s that the status has changed, and the list of CAD projects is shown', async () => {
  window.location.hash = '#/navbar/mssp/cad/piping'
  const show = vi.spyOn(notifications, 'show')
  await leaveCadProject('Cad project status changed')
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({
      message: expect.stringMatching(/^Cad project status changed\. /) as unknown,
      autoClose: 3_000,
      role: 'alert',
    }),
  )
  expect(window.location.hash).toBe('#/list/mssp/cad')
})
