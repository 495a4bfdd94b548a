// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { leadToSignIn } from '../../../src/app/session/lead-to-sign-in'
import { session } from '../../../src/state/page/session'

const ledFrom = (hash: string): string => {
  window.location.hash = hash
  leadToSignIn()
  return window.location.hash
}

describe('whoever comes without a session', () => {
  afterEach(() => {
    session.token = null
  })

  it('whoever comes without a session is led to the sign-in before the page that was asked for is fetched', () => {
    expect(['', '#/', '#/gateway', '#/navbar/mssp/piping'].map(ledFrom)).toEqual(Array(4).fill('#/login'))
  })

  it('whoever comes without a session keeps the link to a project for after the sign-in', () => {
    expect(ledFrom('#/share/abc')).toBe('#/login?redirect=/share/abc')
  })

  it('whoever comes without a session stays on the pages that are open to everybody, with what their address carries', () => {
    expect(['#/login?step=retrieve', '#/regist', '#/auth-redirect?token=x'].map(ledFrom)).toEqual([
      '#/login?step=retrieve',
      '#/regist',
      '#/auth-redirect?token=x',
    ])
  })

  it('whoever comes without a session is let through with a session', () => {
    session.token = 'token'
    expect(ledFrom('#/gateway')).toBe('#/gateway')
  })
})
