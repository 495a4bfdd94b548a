import { describe, expect, it } from 'vitest'
import { oneDn } from '../../../server/account/directory/one-dn'
import { directorySettings, filterFor } from '../../../server/account/directory/settings'
import { readConfig } from '../../../server/config'

const settings = (more: Record<string, string>) =>
  directorySettings(readConfig({ LDAP_URL: 'ldaps://directory.example.com', LDAP_BASE: 'dc=example,dc=com', ...more }))

describe('the settings of the staff directory', () => {
  it('the settings of the staff directory are none without LDAP_URL', () => expect(directorySettings(readConfig({}))).toBeNull())

  it('security: put an account name into every comparison with the mark and nowhere else, whatever signs of filters are in it', () => {
    const template = '(&(objectClass=person)(|(uid={account})(mail={account}))(!(title={account})))'
    expect(filterFor(template, 'a)(uid=*').toString()).toBe(
      String.raw`(&(objectClass=person)(|(uid=a\29\28uid=\2a)(mail=a\29\28uid=\2a))(!(title=a\29\28uid=\2a)))`,
    )
  })

  it('the settings of the staff directory read roles by group, whatever the spelling of the group', () => {
    const roles = settings({ LDAP_ROLES: '{"CN=VRF, dc=Example":"subAdmin"}' })?.roles
    expect(roles?.get(oneDn('cn=vrf,DC=example'))).toBe('subAdmin')
    expect(roles?.get(oneDn('cn=vrf,dc=elsewhere'))).toBeUndefined()
  })

  it.each([
    [{ LDAP_BASE: '' }, /LDAP_BASE/],
    [{ LDAP_USER_DN: 'uid=somebody' }, /LDAP_USER_DN.*\{account\}/],
    [{ LDAP_STARTTLS: 'true' }, /LDAP_STARTTLS/],
    [{ LDAP_FILTER: '(uid=somebody)' }, /LDAP_FILTER.*\{account\}/],
    [{ LDAP_FILTER: '(uid={account}' }, /LDAP_FILTER/],
    [{ LDAP_CA_FILE: '/nowhere.pem' }, /LDAP_CA_FILE/],
    [{ LDAP_ROLES: '{"cn=a":"boss"}' }, /LDAP_ROLES.*superAdmin/],
    [{ LDAP_ROLES: 'cn=a' }, /LDAP_ROLES/],
  ])('the settings of the staff directory that are %j are refused with the name of the variable', (more, message) => {
    expect(() => settings(more)).toThrow(message)
  })
})
