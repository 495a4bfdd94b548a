import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemsById } from '../../../src/canvas/drawing/items-by-id'
import type { IndoorUnit } from '../../../src/model/project'
import { indoorUnit } from '../../helpers/project-builder'

describe('the entries of a list by their ids', () => {
  it('are those of the list that is asked, whatever was edited before', () => {
    const edit = fc.record({ way: fc.constantFrom('rename', 'append', 'drop', 'insert', 'turn'), at: fc.nat() })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        let list: IndoorUnit[] = [0, 1, 2].map((at) => indoorUnit('C4-056', { id: `unit${at}` }))
        edits.forEach(({ way, at }, turn) => {
          list = edited(list, way, at, turn)
          expect(Array.from(itemsById(list)).sort()).toEqual(list.map((item) => [item.id, item]).sort())
        })
      }),
    )
  })
})

function edited(list: readonly IndoorUnit[], way: string, at: number, turn: number): IndoorUnit[] {
  const place = at % (list.length + 1)
  const fresh = indoorUnit('C4-056', { id: `new${turn}` })
  if (way === 'rename') return list.map((item, row) => (row === place ? { ...item, name: `name${turn}` } : item))
  if (way === 'append') return [...list, fresh]
  if (way === 'drop') return list.slice(0, -1)
  if (way === 'insert') return [...list.slice(0, place), fresh, ...list.slice(place)]
  return list.toReversed()
}
