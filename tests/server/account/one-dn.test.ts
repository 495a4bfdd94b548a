import { describe, expect, it } from 'vitest'
import { oneDn } from '../../../server/account/directory/one-dn'

describe('a DN', () => {
  it.each([
    ['cn=VRF Team,dc=example,dc=com', 'CN = vrf  team , DC=Example;dc=com'],
    ['cn=Smith\\, Anna,dc=com', 'cn="Smith, Anna",dc=com'],
    ['cn=Smith\\, Anna,dc=com', 'cn=Smith\\2C Anna,dc=com'],
    ['cn=L\\c3\\bccke,dc=com', 'cn=Lücke,dc=com'],
    ['cn=a\\+b,dc=com', 'cn=a\\2bb,dc=com'],
    ['cn=one+ou=two,dc=com', 'OU=two + CN=one,dc=com'],
    ['cn=back\\\\slash,dc=com', 'cn=back\\5Cslash,dc=com'],
    ['vrf team', ' VRF Team '],
  ])('%s is %s', (one, other) => {
    expect(oneDn(other)).toBe(oneDn(one))
  })

  it.each([
    ['cn=a,dc=com', 'cn=b,dc=com'],
    ['cn=a\\,dc=com', 'cn=a,dc=com'],
    ['cn=one,ou=two,dc=com', 'cn=one+ou=two,dc=com'],
    ['cn=a,dc=com', 'dc=com,cn=a'],
    ['cn=a,dc=com', 'cn=a'],
    ['a', 'cn=a'],
  ])('%s is not %s', (one, other) => {
    expect(oneDn(other)).not.toBe(oneDn(one))
  })
})
