import { describe, expect, it } from 'vitest'
import { matches } from '../../../src/ui/table/matches'

describe('a search', () => {
  it('a search finds every word wherever it stands, whatever the accents and the capitals', () => {
    expect(matches('Café, 2nd floor', 'cafe')).toBe(true)
    expect(matches('CAFE, 2nd floor', 'café')).toBe(true)
    expect(matches('Büro Süd 3', 'sud buro')).toBe(true)
    expect(matches('Büro Süd 3', 'süd 4')).toBe(false)
  })

  it('a search finds everything while it holds nothing', () => {
    expect(matches('', '  ')).toBe(true)
    expect(matches('Büro', '')).toBe(true)
  })
})
