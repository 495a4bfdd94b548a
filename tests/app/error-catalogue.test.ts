// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications'
import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dialogs } from '../../src/app/dialogs'
import { httpPorts } from '../../src/app/http-ports'
import de from '../../src/locales/de/app.json'
import en from '../../src/locales/en/app.json'
import { CallError } from '../../src/platform/http/call-error'
import { configureHttp, send } from '../../src/platform/http/http'
import { session } from '../../src/state/page/session'
import { smallServer, type SmallServer } from '../platform/small-server'

let server: SmallServer
let reply: { status: number; body: unknown }

const shown = () => notificationsStore.getState().notifications.map(({ message, autoClose, role }) => ({ message, autoClose, role }))
const refused = async (body: unknown, isSilent = false): Promise<CallError> => {
  reply.body = body
  return await send({ path: server.root, isSilent }).then(
    () => {
      throw new Error('the call was not refused')
    },
    (error: unknown) => error as CallError,
  )
}

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { app: en }, de: { app: de } }, defaultNS: 'app' })
  server = await smallServer((_request, response) => {
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  })
  configureHttp(httpPorts)
})
afterAll(() => server.close())
beforeEach(() => {
  reply = { status: 200, body: null }
  session.token = 'T'
  dialogs.isSignedOut = false
})
afterEach(async () => {
  notifications.clean()
  notifications.cleanQueue()
  await i18next.changeLanguage('en')
})

describe('section 8, error catalogue: any other code', () => {
  it('section 8, error catalogue: any other code shows message, else errorMsg, for 5 s as an alert, and the call rejects', async () => {
    expect(await refused({ code: 7, message: 'The library is locked.' })).toMatchObject({ code: 7 })
    expect(shown()).toEqual([{ message: 'The library is locked.', autoClose: 5000, role: 'alert' }])
    notifications.clean()
    await refused({ errorCode: 7, errorMsg: 'Locked.' })
    expect(shown()).toMatchObject([{ message: 'Locked.', autoClose: 5000 }])
  })

  it('section 8, error catalogue: any other code shows “Error” in the user’s language where both are missing', async () => {
    await refused({ code: 7 })
    await i18next.changeLanguage('de')
    await refused({ code: 7 })
    expect(shown().map(({ message }) => message)).toEqual(['Error', 'Fehler'])
  })

  it('section 8, error catalogue: any other code is translated into the current language where the code is known', async () => {
    await i18next.changeLanguage('de')
    await refused({ code: 40300, message: 'Your account does not have permission for this.' })
    expect(shown()).toMatchObject([{ message: de.error['40300'] }])
  })

  it('section 8, error catalogue: any other code says nothing where the call asks for silence, and rejects all the same', async () => {
    expect(await refused({ code: 7, message: 'No.' }, true)).toMatchObject({ code: 7, isSilent: true })
    expect(shown()).toEqual([])
  })
})

describe('section 8, error catalogue: success', () => {
  it('section 8, error catalogue: success is code 20000 or errorCode 200', async () => {
    reply.body = { code: 20000, data: 1 }
    expect(await send({ path: server.root })).toBe(1)
    reply.body = { errorCode: 200, data: 2 }
    expect(await send({ path: server.root })).toBe(2)
    expect(shown()).toEqual([])
  })
})

describe('section 8, error catalogue: errorCode 1001', () => {
  // jsdom cannot reload a page: that is seen in Chromium (tests/flows/requests.flow.ts).
  it('section 8, error catalogue: errorCode 1001 resets the token without a question', async () => {
    await refused({ errorCode: 1001, message: 'Expired' })
    expect(session.token).toBeNull()
    expect(dialogs.isSignedOut).toBe(false)
    expect(shown()).toEqual([])
  })
})

describe('section 8, error catalogue: codes 50008, 50012, 50014 and 52008', () => {
  it.each([50008, 50012, 50014, 52008])('%i asks whether to log in again, and keeps the token until then', async (code) => {
    await refused({ code, message: 'Signed out' })
    expect(dialogs.isSignedOut).toBe(true)
    expect(session.token).toBe('T')
    expect(shown()).toEqual([])
  })

  it('section 8, error catalogue: codes 50008, 50012, 50014 and 52008 ask in the specified words', () => {
    expect(en.signedOut).toEqual({
      title: 'Confirm logout',
      text: 'You have been logged out, you can cancel to stay on this page, or log in again.',
      again: 'Re-Login',
      cancel: 'Cancel',
    })
  })
})

describe('section 8, error catalogue: network and HTTP errors', () => {
  it('section 8, error catalogue: network and HTTP errors show their message for 5 s, and the call rejects', async () => {
    await expect(send({ path: 'http://127.0.0.1:9/' })).rejects.toMatchObject({ isOffline: true })
    expect(shown()).toMatchObject([{ message: expect.stringContaining('Network Error') as string, autoClose: 5000, role: 'alert' }])
  })

  it('section 8, error catalogue: network and HTTP errors name the HTTP status of an answer that is none of ours', async () => {
    const gateway = await smallServer((_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'))
    await expect(send({ path: gateway.root })).rejects.toMatchObject({ isOffline: true })
    expect(shown()).toMatchObject([{ message: expect.stringContaining('HTTP 502') as string, autoClose: 5000 }])
    await gateway.close()
  })
})
