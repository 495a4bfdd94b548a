import { expect, it } from 'vitest'
import { handedOver } from '../../../src/features/account/redirect/handed-over'
import { sharedLink } from '../../../src/features/account/redirect/shared-link'
import { linkAddress } from '../../../src/features/share/link-address'

it('the token of a link stands behind the # of the page it was made on, wherever the product is served', () => {
  expect(linkAddress('abc_-9', false, 'https://vrf.example/tool/?a=1#/list/mssp?new=1')).toBe('https://vrf.example/tool/?a=1#/share/abc_-9')
  expect(linkAddress('abc', true, 'http://127.0.0.1:4700/')).toBe('http://127.0.0.1:4700/#/view/abc')
})

it('who signs in on the way to a link lands on it, and nowhere outside the product', () => {
  const targetOf = (address: string): string => handedOver(new URLSearchParams(address)).target
  expect(targetOf('redirect=/share/abc_-9')).toBe('/share/abc_-9')
  expect(targetOf('step=retrieve&redirect=/share/abc_-9')).toBe('/share/abc_-9')
  expect(targetOf('')).toBe('/gateway')
  expect(targetOf('redirect=//elsewhere.example')).toBe('/gateway')
  expect(targetOf('redirect=https://elsewhere.example')).toBe('/gateway')
})

it('the sign-in knows the link that led to it, and takes nothing else for one', () => {
  const linkIn = (address: string): string | null => sharedLink(new URLSearchParams(address))
  expect(linkIn('redirect=/share/abc_-9')).toBe('abc_-9')
  for (const other of ['', 'redirect=/share/', 'redirect=/gateway', 'redirect=//share/abc', 'redirect=/shared/abc'])
    expect(linkIn(other)).toBeNull()
})
