import { CookieJar, JSDOM } from 'jsdom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SessionAnswer } from '../../../src/contract/account/account'
import { beginSession, dropSession, isSessionValid, session } from '../../../src/state/page/session'

/** A page at an address; answers its cookies. */
function visit(url: string): CookieJar {
  const cookieJar = new CookieJar()
  const { window } = new JSDOM('', { url, cookieJar })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('localStorage', window.localStorage)
  return cookieJar
}

const given = (expiresAt: Date): SessionAnswer => ({
  token: 'secret',
  ssoSession: 'secret',
  expiresAt: expiresAt.toISOString(),
  userInfo: {
    ...{ userId: 'u', userName: 'U', email: '', shareRole: '游客', libCode: '', brand: '', slno: '' },
    ...{ guestStatus: 1, userType: 'GUEST', cad: [] },
  },
})
const tomorrow = (): Date => new Date(Date.now() + 86_400_000)

afterEach(() => vi.unstubAllGlobals())

describe('section 4, session: cookie and stored flag', () => {
  it.each([
    ['http://localhost:8080/', false],
    ['https://design.example/', true],
  ])('at %s the cookie is strict, Secure: %j, without a secret, and ends with the token', (url, isSecure) => {
    const jar = visit(url)
    const end = tomorrow()
    beginSession(given(end))
    const [cookie] = jar.getCookiesSync(url)
    expect(cookie).toMatchObject({ sameSite: 'strict', secure: isSecure, path: '/' })
    expect(cookie?.value).not.toContain('secret')
    expect(Math.abs(Number(cookie?.expiryTime()) - end.getTime())).toBeLessThan(1_000)
    expect(localStorage.getItem('session-timestamp')).toMatch(/^\d{13}$/)
    expect(isSessionValid()).toBe(true)
  })

  it('section 4, session: cookie and stored flag is valid only with a token, the cookie, and a flag that is not 0', () => {
    const jar = visit('http://localhost/')
    beginSession(given(tomorrow()))
    localStorage.setItem('session-timestamp', '0')
    expect(isSessionValid()).toBe(false)
    localStorage.removeItem('session-timestamp')
    expect(isSessionValid()).toBe(true)
    jar.removeAllCookiesSync()
    expect(isSessionValid()).toBe(false)
  })

  it('section 4, session: cookie and stored flag is over with a token that has run out', () => {
    visit('http://localhost/')
    beginSession(given(new Date(Date.now() - 1_000)))
    expect(isSessionValid()).toBe(false)
  })

  it('section 4, logout: token, roles, name and user go, the cookie and the flag, too', () => {
    const jar = visit('http://localhost/')
    beginSession(given(tomorrow()))
    session.permissions = ['mssp']
    dropSession()
    expect({ ...session }).toEqual({ token: null, userInfo: null, permissions: [], modelLibId: null })
    expect(jar.getCookiesSync('http://localhost/')).toEqual([])
    expect(localStorage.getItem('session-timestamp')).toBe('0')
    expect(isSessionValid()).toBe(false)
  })
})
