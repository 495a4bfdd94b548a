// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import type { JSDOM } from 'jsdom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import type { SessionAnswer } from '../../../src/contract/account/account'
import { CODE } from '../../../src/contract/envelope'
import { httpPorts } from '../../../src/app/http-ports'
import { guardNavigation } from '../../../src/app/routes/guard-navigation'
import { useVisitNote } from '../../../src/app/session/use-visit-note'
import { configureHttp } from '../../../src/platform/http/http'
import { beginSession, dropSession } from '../../../src/state/page/session'
import { smallServer, type SmallServer } from '../../platform/small-server'

const userInfo: SessionAnswer['userInfo'] = {
  ...{ userId: 'u', userName: 'U', email: '', shareRole: '二级用户', libCode: '0001', brand: '', slno: '' },
  ...{ guestStatus: 1, userType: 'LOCAL', cad: [] },
}
const data: Record<string, unknown> = {
  [CALLS.account.permissions.path]: [{ url: 'mssp', subList: [] }],
  [CALLS.account.loginKey.path]: {
    key: 'K',
    publicKey: '',
    challenge: 'C',
    isDemoOffered: false,
    isDirectoryOffered: false,
    brandWords: [],
    houseWords: [],
  },
  [CALLS.account.userInfo.path]: userInfo,
}
/** A crowded machine takes its time over the first answers. */
const PATIENT = { timeout: 20_000 }
let server: SmallServer

beforeAll(async () => {
  server = await smallServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const body = path === '/version.json' ? { timestamp: 'one', version: '1' } : { code: CODE.ok, data: data[path] ?? null }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  ;(globalThis as unknown as { jsdom: JSDOM }).jsdom.reconfigure({ url: server.root })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => fetch(new URL(path, server.root), options))
  configureHttp(httpPorts)
})
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  dropSession()
})

const askedFor = (path: string): string[] =>
  server.seen.filter(({ url }) => url.startsWith(path)).map(({ url, body }) => `${url} ${body.toString()}`)
const visits = (): unknown[] =>
  server.seen.filter(({ url }) => url === CALLS.center.noteVisit.path).map(({ body }) => JSON.parse(body.toString()) as unknown)

function Counting() {
  useVisitNote()
  return null
}

it('section 2, navigation guard, rules 2 and 6: who comes back is asked for anew, once; what is opened is counted, what is refused, led on or looked at again is not', async () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  beginSession({ token: 'T', ssoSession: 'T', expiresAt, userInfo: { ...userInfo, shareRole: '超管' } })
  const router = createMemoryRouter(
    [{ path: '*', Component: Counting, loader: guardNavigation, hydrateFallbackElement: <i />, shouldRevalidate: () => true }],
    {
      initialEntries: ['/gateway'],
    },
  )
  render(<RouterProvider router={router} />)
  const go = (to: string): Promise<void> => act(() => router.navigate(to))
  await vi.waitFor(() => expect(visits()).toEqual([{ area: 'gateway' }]), PATIENT)
  // The role that this browser remembered is not believed.
  await go('/navbar/center/users')
  expect(router.state.location.pathname).toBe('/401')
  await go('/list/mssp')
  await act(() => router.revalidate())
  await go('/list/mssp?new=1')
  await go('/404')
  await go('/gateway')
  await vi.waitFor(() => expect(visits()).toEqual([{ area: 'gateway' }, { area: 'mssp' }, { area: 'gateway' }]), PATIENT)
  expect(askedFor(CALLS.account.permissions.path)).toHaveLength(1)
  expect(askedFor(CALLS.account.userInfo.path)).toEqual([`${CALLS.account.userInfo.path}?isFromClivet=false `])

  // A visit is only noted for a signed-in user.
  dropSession()
  await go('/list/mssp')
  expect(router.state.location.pathname).toBe('/login')
  expect(visits()).toHaveLength(3)
})
