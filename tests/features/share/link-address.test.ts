import { expect, it } from 'vitest'
import { handedOver } from '../../../src/features/account/redirect/handed-over'
import { linkAddress } from '../../../src/features/share/link-address'

it('the token of a link stands behind the # of the page it was made on, wherever the product is served', () => {
  expect(linkAddress('abc_-9', 'https://vrf.example/tool/?a=1#/list/mssp?new=1')).toBe('https://vrf.example/tool/?a=1#/share/abc_-9')
  expect(linkAddress('abc', 'http://127.0.0.1:4700/')).toBe('http://127.0.0.1:4700/#/share/abc')
})

it('who signs in on the way to a link lands on it, and nowhere outside the product', () => {
  const targetOf = (address: string): string => handedOver(new URLSearchParams(address)).target
  expect(targetOf('redirect=/share/abc_-9')).toBe('/share/abc_-9')
  expect(targetOf('step=retrieve&redirect=/share/abc_-9')).toBe('/share/abc_-9')
  expect(targetOf('')).toBe('/gateway')
  expect(targetOf('redirect=//elsewhere.example')).toBe('/gateway')
  expect(targetOf('redirect=https://elsewhere.example')).toBe('/gateway')
})
