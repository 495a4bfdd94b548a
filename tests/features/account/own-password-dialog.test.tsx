// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { AccountKind } from '../../../src/contract/account/account'
import { OwnPasswordDialog } from '../../../src/features/account/own/own-password-dialog'
import account from '../../../src/locales/en/account.json'
import app from '../../../src/locales/en/app.json'
import own from '../../../src/locales/en/own.json'
import { session } from '../../../src/state/page/session'

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
})
beforeEach(() => {
  session.userInfo = null
})
afterEach(cleanup)

const show = (userType: AccountKind): void => {
  const about = { userId: 'u', userName: 'U', email: 'u@example.com', shareRole: '二级用户' as const, libCode: '0001', brand: '', slno: '' }
  session.userInfo = { ...about, guestStatus: 1, userType, cad: [] }
  render(
    <MantineProvider env="test">
      <OwnPasswordDialog isOpen onClose={() => undefined} />
    </MantineProvider>,
  )
}

it('directory staff are told that the directory keeps their password, and have no field for one', () => {
  show('LDAP')
  expect(screen.getByText(own.password.directory)).toBeTruthy()
  expect(document.querySelectorAll('input')).toHaveLength(0)
})

it('everybody else types the old password and the new one twice', () => {
  show('LOCAL')
  expect(screen.queryByText(own.password.directory)).toBeNull()
  expect([...document.querySelectorAll('input')].map((field) => field.name)).toEqual(['oldPassword', 'password', 'repeated'])
})
