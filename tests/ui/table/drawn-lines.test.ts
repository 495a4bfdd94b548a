import { describe, expect, it } from 'vitest'
import { drawnLines } from '../../../src/ui/table/drawn-lines'

const window = { from: 3, to: 5 }

describe('the lines of a long list that are drawn', () => {
  it('the lines of a long list that are drawn are those in view, with room for all others', () => {
    expect(drawnLines(window, 8, 4)).toEqual([{ key: 'top', from: 0, to: 3 }, 3, 4, { key: 'bottom', from: 5, to: 8 }])
    expect(drawnLines({ from: 0, to: 2 }, 2, 0)).toEqual([0, 1])
    expect(drawnLines({ from: 0, to: 0 }, 0, 0)).toEqual([])
  })

  it('the lines of a long list that are drawn have the row that Tab leads to among them, above and below the window', () => {
    expect(drawnLines(window, 8, 1)).toEqual([
      { key: 'top', from: 0, to: 1 },
      1,
      { key: 'above', from: 2, to: 3 },
      3,
      4,
      { key: 'bottom', from: 5, to: 8 },
    ])
    expect(drawnLines(window, 8, 7)).toEqual([{ key: 'top', from: 0, to: 3 }, 3, 4, { key: 'below', from: 5, to: 7 }, 7])
  })

  it('the lines of a long list that are drawn have no gap beside a neighbour, and none for a row that the list does not have', () => {
    expect(drawnLines(window, 8, 2)).toEqual([{ key: 'top', from: 0, to: 2 }, 2, 3, 4, { key: 'bottom', from: 5, to: 8 }])
    expect(drawnLines(window, 8, -1)).toEqual(drawnLines(window, 8, 8))
  })
})
