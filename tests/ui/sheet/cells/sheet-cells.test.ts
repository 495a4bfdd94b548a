import { describe, expect, it } from 'vitest'
import { headOfGroup } from '../../../../src/ui/sheet/arrange-lines'
import { groupAt, linesIn, placeAfter, rangeOf } from '../../../../src/ui/sheet/cells/sheet-cells'
import { sheetAction } from '../../../../src/ui/sheet/sheet-keys'

const order = Int32Array.of(headOfGroup(0), 4, 2, headOfGroup(1), 7)
const press = (key: string, keys: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat', boolean>> = {}) =>
  sheetAction({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...keys }, 10)

describe('the cells of a sheet', () => {
  it('the cells of a sheet steps over the heads of groups, and above the first line to the head of the table', () => {
    expect(placeAfter(order, 1, 1)).toBe(2)
    expect(placeAfter(order, 2, 1)).toBe(4)
    expect(placeAfter(order, 4, -1)).toBe(2)
    expect(placeAfter(order, 1, -1)).toBe(-1)
    expect(placeAfter(order, 4, 1)).toBe(4)
    expect(placeAfter(order, -1, 1)).toBe(1)
    expect(placeAfter(order, 1, 99)).toBe(4)
  })

  it('the cells of a sheet knows the lines of a range without the heads between them', () => {
    const range = rangeOf({ place: 4, column: 2 }, { place: 1, column: 0 })
    expect(range).toEqual({ fromPlace: 1, toPlace: 4, fromColumn: 0, toColumn: 2 })
    expect(linesIn(order, range)).toEqual([4, 2, 7])
    expect([groupAt(order, 0), groupAt(order, 1), groupAt(order, 3)]).toEqual([0, null, 1])
  })
})

describe('the keys of a sheet', () => {
  it('the keys of a sheet moves with arrows, with Ctrl to the edge, with Shift taking the range along', () => {
    expect(press('ArrowDown')).toEqual({ kind: 'move', lines: 1, columns: 0, isExtending: false })
    expect(press('ArrowLeft', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'move', lines: 0, columns: -Infinity, isExtending: true })
    expect(press('PageUp')).toEqual({ kind: 'move', lines: -10, columns: 0, isExtending: false })
    expect(press('End', { ctrlKey: true })).toEqual({ kind: 'move', lines: Infinity, columns: Infinity, isExtending: false })
  })

  it('the keys of a sheet clears and removes once for a key that is held', () => {
    expect(press('Delete')).toEqual({ kind: 'clear' })
    for (const key of ['Delete', 'Backspace']) {
      expect(press(key, { repeat: true })).toBeNull()
      expect(press(key, { ctrlKey: true, repeat: true })).toBeNull()
    }
  })

  it('the keys of a sheet edits, fills, clears, removes and asks for the menu', () => {
    expect(press('F2')).toEqual({ kind: 'edit', text: null })
    expect(press('7')).toEqual({ kind: 'edit', text: '7' })
    expect(press('d', { ctrlKey: true })).toEqual({ kind: 'fill' })
    expect(press('Delete')).toEqual({ kind: 'clear' })
    expect(press('Delete', { ctrlKey: true })).toEqual({ kind: 'remove' })
    expect(press('F10', { shiftKey: true })).toEqual({ kind: 'menu' })
  })

  it('the keys of a sheet leaves to others what is theirs: copy, paste, undo, Tab and Alt', () => {
    for (const key of ['c', 'v', 'z', 'k', 'f']) expect(press(key, { ctrlKey: true })).toBeNull()
    expect(press('Tab')).toBeNull()
    expect(press('2', { altKey: true })).toBeNull()
  })
})
