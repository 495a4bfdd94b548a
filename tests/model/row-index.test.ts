import '../helpers/seeded-properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiagramNode } from '../../src/model/diagram'
import { copyDiagram, createDiagram, nodeRow } from '../../src/model/diagram-rows'
import { insertNode, patchNode, removeNode } from '../../src/model/edit-rows'
import { shareIndex } from '../../src/model/row-index'

const node = (id: string): DiagramNode => ({ id, kind: 'placeholder', shape: 'plus', x: 0, y: 0, data: {} })
const start = () =>
  createDiagram(
    Array.from({ length: 40 }, (_, row) => node(`n${row}`)),
    [],
  )
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('insert', 'remove', 'rename', 'original'),
    id: fc.nat({ max: 60 }).map((number) => `n${number}`),
    at: fc.nat({ max: 200 }),
  }),
  { maxLength: 60 },
)

describe('the index that a copy shares with the diagram it was made from', () => {
  it('finds the rows that a look through the list finds, whatever happens to either', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const original = start()
        const copy = copyDiagram(original)
        shareIndex(original, copy)
        for (const { what, id, at } of all) {
          const diagram = what === 'original' ? original : copy
          const row = at % Math.max(1, diagram.nodeCount)
          if (what === 'insert' || what === 'original') insertNode(diagram, row, node(id))
          else if (diagram.nodeCount === 0) continue
          else if (what === 'remove') removeNode(diagram, row)
          else patchNode(diagram, row, node(id))
          for (const known of [id, 'n0', 'n7', 'nobody']) {
            for (const each of [original, copy])
              expect(each.nodeId[nodeRow(each, known)]).toBe(each.nodeId.find((other) => other === known))
          }
        }
      }),
    )
  })

  it('says where an id stands first, once it stands twice', () => {
    const original = start()
    const copy = copyDiagram(original)
    shareIndex(original, copy)
    insertNode(copy, 3, node('n9'))
    expect(nodeRow(copy, 'n9')).toBe(3)
    expect(nodeRow(original, 'n9')).toBe(9)
  })
})
