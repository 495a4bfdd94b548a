import { describe, expect, it } from 'vitest'
import { spokenNumbers } from '../../../src/workbench/open-system/spoken-numbers'

describe('the numbers of a sentence', () => {
  it('the numbers of a sentence are spelled as the language spells them', () => {
    expect(spokenNumbers({ value: 110.4, unit: 'kW' }, 'de')).toEqual({ value: '110,4', unit: 'kW' })
    expect(spokenNumbers({ value: 110.4, unit: 'kW' }, 'en')).toEqual({ value: '110.4', unit: 'kW' })
  })

  it('the numbers of a sentence leave the count that chooses the plural', () => {
    expect(spokenNumbers({ count: 3 }, 'ru')).toEqual({ count: 3 })
  })
})
