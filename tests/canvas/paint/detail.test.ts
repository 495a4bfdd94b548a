import { describe, expect, it } from 'vitest'
import { chooseDetail } from '../../../src/canvas/paint/detail'

describe('the level of detail', () => {
  it('follows the zoom while few rows are on screen', () => {
    expect(chooseDetail(0.1, 40)).toBe('far')
    expect(chooseDetail(0.15, 40)).toBe('middle')
    expect(chooseDetail(0.6, 40)).toBe('near')
  })

  it('drops labels, then symbols, where too many rows are on screen for the zoom', () => {
    expect(chooseDetail(1, 1501)).toBe('middle')
    expect(chooseDetail(1, 10_001)).toBe('far')
  })
})
