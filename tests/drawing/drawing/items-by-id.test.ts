import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemsById } from '../../../src/drawing/drawing/items-by-id'
import type { IndoorUnit } from '../../../src/model/project/project'
import { applyChange } from '../../../src/model/change/apply'
import type { Op } from '../../../src/model/change/change'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'

describe('the entries of a list by their ids', () => {
  it('the entries of a list by their ids are those of the list that is asked, whatever was edited before', () => {
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

  it('the entries of a list by their ids follow the changes of a project, which say what they have touched', () => {
    const hand = fc.record({ way: fc.constantFrom('set', 'append', 'insert', 'drop'), at: fc.nat() })
    fc.assert(
      fc.property(fc.array(fc.array(hand, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), (changes) => {
        const indoorUnits = [0, 1, 2, 3].map((at) => indoorUnit('C4-056', { id: `unit${at}` }))
        const project = projectBuilder()
          .system('S', (draw) => draw, { indoorUnits })
          .build()
        const listOf = (): readonly IndoorUnit[] => project.systems['S']?.indoorUnits ?? []
        itemsById(listOf())
        changes.forEach((hands, turn) => {
          const list = [...listOf()]
          const ops = hands.map(({ way, at }, step): Op => {
            const fresh = indoorUnit('C4-056', { id: `new ${turn} ${step}` })
            const isNew = way === 'append' || way === 'insert' || list.length === 0
            const row = way === 'append' || list.length === 0 ? list.length : at % list.length
            const before = isNew ? null : (list[row] ?? null)
            const after = isNew ? fresh : way === 'drop' ? null : { ...fresh, id: at % 2 === 0 ? fresh.id : (before?.id ?? fresh.id) }
            list.splice(row, before ? 1 : 0, ...(after ? [after] : []))
            return { table: 'indoorUnit', systemId: 'S', at: row, before, after }
          })
          applyChange(project, { label: '', ops })
          expect(listOf()).toEqual(list)
          expect(Array.from(itemsById(listOf())).sort()).toEqual(list.map((item) => [item.id, item]).sort())
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
