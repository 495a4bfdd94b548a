import { describe, expect, it } from 'vitest'
import { networkOf } from '../../../server/attempts/network-of'
import { oneSpelling } from '../../../server/attempts/limits'

describe('security, rate limits: what attempts are counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('the address %s is of the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each(['chief', ' CHIEF ', 'ｃｈｉｅｆ', 'ch\u00adief', 'chi\u200bef', 'chief\u2060'])('%j is chief', (name) => {
    expect(oneSpelling(name)).toBe('chief')
  })

  it('security, rate limits: what attempts are counted by leaves names apart that are names of their own', () => {
    const names = ['li wei', 'liwei', 'li.wei', 'lí wei', 'a@b.example', '李伟']
    expect(new Set(names.map(oneSpelling)).size).toBe(names.length)
    expect(oneSpelling('Li\u00a0 Wei')).toBe('li wei')
  })
})
