import { describe, expect, it } from 'vitest'
import { narrowed } from '../../../src/ui/filter/narrowed'

interface Filter {
  text?: string
  status?: string
}

describe('narrowed', () => {
  it('narrowed keeps what does not change', () => {
    expect(narrowed<Filter>({ text: 'hall' }, { status: 'open' })).toEqual({ text: 'hall', status: 'open' })
  })

  it('narrowed leaves out what asks for nothing, so that equal questions are written alike', () => {
    expect(Object.keys(narrowed<Filter>({ text: 'hall', status: 'open' }, { text: '', status: null }))).toEqual([])
  })
})
