import { describe, expect, it } from 'vitest'
import { offersDemo, readConfig, trustedProxies } from '../../server/config'

describe('the environment', () => {
  it('the environment may be empty: loopback, port 8080, ./data', () => {
    expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 8080, BRANCHLINE_DATA: './data', LOG_LEVEL: 'warn' })
  })

  it('the environment takes texts for numbers and switches, and an empty text for nothing', () => {
    expect(readConfig({ PORT: '4351', LDAP_STARTTLS: 'true', HOST: '' })).toMatchObject({
      PORT: 4351,
      LDAP_STARTTLS: true,
      HOST: '127.0.0.1',
    })
  })

  it.each([
    [{ PORT: 'eighty' }, /PORT/],
    [{ PORT: '70000' }, /PORT.*65535/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL.*warn/],
    [{ BRANCHLINE_SESSION_HOURS: '-1' }, /BRANCHLINE_SESSION_HOURS/],
    [{ BRANCHLINE_ADMIN_PASSWORD: 'short' }, /BRANCHLINE_ADMIN_PASSWORD.*10/],
    [{ LDAP_URL: 'directory.example.com' }, /LDAP_URL/],
    [{ SMTP_URL: 'mail.example.com' }, /SMTP_URL/],
    [{ SMTP_URL: 'smtp://mail.example.com' }, /SMTP_URL needs MAIL_FROM/],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Branchline' }, /MAIL_FROM/],
    [{ BRANCHLINE_TRUST_PROXY: 'true' }, /BRANCHLINE_TRUST_PROXY.*"true" is neither.*choose his address/],
    [{ BRANCHLINE_TRUST_PROXY: '10.0.0.0/33' }, /BRANCHLINE_TRUST_PROXY/],
    [{ BRANCHLINE_TRUST_PROXY: '0.0.0.0/0' }, /BRANCHLINE_TRUST_PROXY/],
    [{ BRANCHLINE_TRUST_PROXY: '10.0.0.1, proxy.example.com' }, /BRANCHLINE_TRUST_PROXY.*proxy/],
    [{ LDAP_FIRST_ROLE: 'boss' }, /LDAP_FIRST_ROLE.*superAdmin/],
  ])('the environment that is %j is refused with the name of the variable', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  it.each([
    [undefined, []],
    ['false', []],
    ['10.0.0.5', ['10.0.0.5']],
    ['loopback, 10.1.0.0/16,FD00::/8', ['loopback', '10.1.0.0/16', 'fd00::/8']],
  ])('the environment with the proxies %j believes %j', (given, expected) => {
    expect(trustedProxies(readConfig({ BRANCHLINE_TRUST_PROXY: given }))).toEqual(expected)
  })

  it.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.4' }, false],
    [{ BRANCHLINE_ADMIN_EMAIL: 'a@example.com' }, false],
    [{ LDAP_URL: 'ldap://directory.example.com' }, false],
    [{ BRANCHLINE_DEMO: 'false' }, false],
    [{ BRANCHLINE_DEMO: 'true' }, true],
  ])('%j offers the demo: %j', (environment, expected) => {
    expect(offersDemo(readConfig(environment))).toBe(expected)
  })
})
