import { describe, expect, it } from 'vitest'
import { brandOfAddress } from '../../../src/platform/words/brand'

const at = (address: string): URL => new URL(address)

describe('section 1, login variants by brand word', () => {
  it('section 1, login variants by brand word finds the brand variant by a word anywhere in the address before the hash, in any case', () => {
    expect(brandOfAddress(['clivet'], at('https://vrf.Clivet.example/'))).toBe('clivet')
    expect(brandOfAddress(['clivet'], at('https://vrf.example/CLIVET/'))).toBe('clivet')
    expect(brandOfAddress(['clivet'], at('https://vrf.example/?from=clivet'))).toBe('clivet')
    expect(brandOfAddress(['other', 'clivet'], at('https://clivet.example/'))).toBe('clivet')
  })

  it('section 1, login variants by brand word is the main variant otherwise', () => {
    expect(brandOfAddress(['clivet'], at('https://vrf.example/#/clivet'))).toBeNull()
    expect(brandOfAddress([], at('https://clivet.example/'))).toBeNull()
    expect(brandOfAddress([''], at('https://vrf.example/'))).toBeNull()
  })
})
