// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import axios from 'axios'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { httpPorts } from '../../../src/app/http-ports'
import type { SessionAnswer } from '../../../src/contract/account/account'
import { CODE } from '../../../src/contract/envelope'
import { DueStepPanel } from '../../../src/features/account/login/due-step-panel'
import { FactorDialog } from '../../../src/features/account/own/factor-dialog'
import account from '../../../src/locales/en/account.json'
import app from '../../../src/locales/en/app.json'
import own from '../../../src/locales/en/own.json'
import { configureHttp } from '../../../src/platform/http/http'
import { session } from '../../../src/state/page/session'
import { takeHouseWords } from '../../../src/state/page/house-words'
import * as files from '../../../src/platform/files/files'
import { smallServer, type SmallServer } from '../../platform/small-server'

vi.mock('../../../src/platform/files/files', () => ({ downloadFile: vi.fn() }))

const PATIENT = { timeout: 20_000 }
const CODES = ['aaaa-bbbb', 'cccc-dddd']
let server: SmallServer
let replies: Record<string, object>
const answer = (data: unknown): object => ({ code: CODE.ok, data })

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { account, app, own } }, defaultNS: 'app' })
  server = await smallServer((request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(replies[(request.url ?? '').split('?')[0] ?? ''] ?? answer(null))),
  )
  axios.defaults.baseURL = server.root
  configureHttp(httpPorts)
})
afterAll(() => server.close())
const about = { userId: 'u', userName: 'U', email: 'u@example.com', shareRole: '二级用户' as const, libCode: '0001', slno: '' }
const user = { ...about, brand: 'Other Air', guestStatus: 1, userType: 'LDAP', cad: [] } satisfies SessionAnswer['userInfo']
beforeEach(() => {
  session.userInfo = user
  takeHouseWords([])
  replies = {
    [CALLS.ownAccount.factorState.path]: answer({ isOn: false, isRequired: false, recoveryCodesLeft: 0 }),
    [CALLS.ownAccount.beginFactor.path]: answer({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }),
    [CALLS.ownAccount.confirmFactor.path]: answer({ recoveryCodes: CODES }),
  }
})
afterEach(cleanup)

const onClose = vi.fn()
const show = (): void => {
  onClose.mockClear()
  render(
    <MantineProvider env="test">
      <FactorDialog isOpen onClose={onClose} />
    </MantineProvider>,
  )
}
const press = async (name: string): Promise<void> => void fireEvent.click(await screen.findByRole('button', { name }, PATIENT))
const enterCode = (code: string): void => void fireEvent.change(screen.getByLabelText(/Code/), { target: { value: code } })
const turnOn = async (): Promise<void> => {
  await screen.findByText(own.factor.secret, {}, PATIENT)
  enterCode('123456')
  await press(own.factor.turnOn)
  await screen.findByText(CODES[0] ?? '', {}, PATIENT)
}

it('recovery codes are closed by the button that says they are kept, and by nothing else', async () => {
  show()
  await press(own.factor.setUp)
  expect(screen.getByLabelText(app.close)).toBeTruthy()
  await turnOn()
  expect(screen.queryByLabelText(app.close)).toBeNull()
  fireEvent.keyDown(window, { key: 'Escape' })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  const backdrop = document.querySelector('.mantine-Modal-inner')
  fireEvent.mouseDown(backdrop ?? document.body)
  fireEvent.click(backdrop ?? document.body)
  expect(onClose).not.toHaveBeenCalled()
  await press(own.factor.downloadCodes)
  expect(vi.mocked(files.downloadFile).mock.calls[0]?.[0]).toBe('other-air-recovery-codes.txt')
  await press(own.factor.kept)
  expect(onClose).toHaveBeenCalledOnce()
})

it('a set-up that could not begin is begun again, and a code of another length is told without recovery codes', async () => {
  const begun = replies[CALLS.ownAccount.beginFactor.path]
  replies[CALLS.ownAccount.beginFactor.path] = { code: CODE.serverError, message: 'No.' }
  show()
  await press(own.factor.setUp)
  await screen.findByRole('alert', {}, PATIENT)
  if (begun) replies[CALLS.ownAccount.beginFactor.path] = begun
  await press(own.factor.retry)
  await screen.findByText(own.factor.secret, {}, PATIENT)
  expect(screen.queryByRole('alert')).toBeNull()
  enterCode('123')
  await press(own.factor.turnOn)
  expect(await screen.findByText(own.factor.missingDigits)).toBeTruthy()
})

it('a second factor that is required is replaced and not turned off', async () => {
  replies[CALLS.ownAccount.factorState.path] = answer({ isOn: true, isRequired: true, recoveryCodesLeft: 8 })
  show()
  await press(own.factor.replace)
  expect(screen.queryByText(own.factor.turnOff)).toBeNull()
  enterCode('123456')
  await press(own.factor.replace)
  await turnOn()
  expect(onClose).not.toHaveBeenCalled()
})

it('the way back to the sign-in is gone while recovery codes are shown', async () => {
  const session: SessionAnswer = { token: 'T', ssoSession: 'T', expiresAt: new Date(0).toISOString(), userInfo: user }
  replies[CALLS.account.permissions.path] = answer([])
  render(
    <MantineProvider env="test">
      <DueStepPanel due={{ step: 'factor', answer: session }} onEntered={() => undefined} onLeave={() => undefined} />
    </MantineProvider>,
  )
  expect(screen.getByText(account.backToSignIn)).toBeTruthy()
  await turnOn()
  await waitFor(() => expect(screen.queryByText(account.backToSignIn)).toBeNull())
})
