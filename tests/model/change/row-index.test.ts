import '../../helpers/seeded-properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Diagram, DiagramNode } from '../../../src/model/diagram/diagram'
import { copyDiagram, createDiagram, nodeRow, nodeRows } from '../../../src/model/diagram/diagram-rows'
import { insertNode, patchNode, removeNode } from '../../../src/model/change/edit-rows'
import { withoutRows } from '../../../src/model/change/filter-rows'
import { indexOf, shareIndex } from '../../../src/model/change/row-index'

const node = (id: string): DiagramNode => ({ id, kind: 'placeholder', shape: 'plus', x: 0, y: 0, data: {} })
const start = () =>
  createDiagram(
    Array.from({ length: 40 }, (_, row) => node(`n${row}`)),
    [],
  )
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('insert', 'remove', 'rename', 'original', 'copy'),
    id: fc.nat({ max: 60 }).map((number) => `n${number}`),
    at: fc.nat({ max: 200 }),
  }),
  { maxLength: 60 },
)

describe('the index that a copy shares with the diagram it was made from', () => {
  it('the index that a copy shares with the diagram it was made from finds the rows that a look through the list finds, whatever happens to either', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const original = start()
        const copyOf = (diagram: Diagram): Diagram => {
          const made = copyDiagram(diagram)
          shareIndex(diagram, made)
          return made
        }
        const former: Diagram[] = [original]
        let copy = copyOf(original)
        for (const { what, id, at } of all) {
          const diagram = what === 'original' ? original : copy
          const row = at % Math.max(1, diagram.nodeCount)
          if (what === 'copy') {
            former.push(copy)
            copy = copyOf(copy)
            continue
          }
          if (what === 'insert' || what === 'original') insertNode(diagram, row, node(id))
          else if (diagram.nodeCount === 0) continue
          else if (what === 'remove') removeNode(diagram, row)
          else patchNode(diagram, row, node(id))
          for (const known of [id, 'n0', 'n7', 'nobody']) {
            for (const each of [...former, copy])
              expect(each.nodeId[nodeRow(each, known)]).toBe(each.nodeId.find((other) => other === known))
          }
        }
      }),
    )
  })

  it('the index that a copy shares with the diagram it was made from asks one other however many copies of copies there are', () => {
    const original = start()
    const known = indexOf(original).nodes
    const takeIn = known.takeIn
    let asked = 0
    known.takeIn = (rows) => {
      asked += 1
      return takeIn(rows)
    }
    let last = original
    for (let edit = 0; edit < 40; edit++) {
      const copy = copyDiagram(last)
      shareIndex(last, copy)
      insertNode(copy, copy.nodeCount, node(`new${edit}`))
      last = copy
    }
    expect(indexOf(last).nodes.takeIn(Infinity)).toBe(true)
    expect(asked).toBe(1)
    expect(nodeRow(last, 'new0')).toBe(40)
    expect(nodeRow(last, 'n7')).toBe(7)
  })

  it('the index that a copy shares with the diagram it was made from says where an id stands first, once it stands twice', () => {
    const original = start()
    const copy = copyDiagram(original)
    shareIndex(original, copy)
    insertNode(copy, 3, node('n9'))
    expect(nodeRow(copy, 'n9')).toBe(3)
    expect(nodeRow(original, 'n9')).toBe(9)
  })
})

describe('the index of some of the rows of a diagram', () => {
  const twice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length

  it('the index of some of the rows of a diagram knows when an id stands twice, whatever happens to rows of which none did', () => {
    fc.assert(
      fc.property(steps, fc.nat({ max: 39 }), fc.boolean(), (all, gone, isAsked) => {
        const diagram = withoutRows(start(), [gone], [])
        for (const { what, id, at } of all) {
          const row = at % Math.max(1, diagram.nodeCount)
          if (isAsked) nodeRow(diagram, id)
          if (what === 'insert' || what === 'original') insertNode(diagram, row, node(id))
          else if (diagram.nodeCount === 0) continue
          else if (what === 'remove') removeNode(diagram, row)
          else patchNode(diagram, row, node(id))
          expect(indexOf(diagram).nodes.hasTwins()).toBe(twice(diagram.nodeId))
        }
      }),
    )
  })
})

describe('rows of many ids', () => {
  it('rows of many ids are those of each by itself, in any order and with ids that stand twice or nowhere', () => {
    const ids = fc.array(
      fc.nat({ max: 45 }).map((number) => `n${number}`),
      { maxLength: 90 },
    )
    fc.assert(
      fc.property(ids, fc.boolean(), ids, (asked, isOrdered, drawn) => {
        const diagram = createDiagram(drawn.map(node), [])
        const all = isOrdered ? [...drawn, ...asked] : asked
        expect(Array.from(nodeRows(diagram, all))).toStrictEqual(all.map((id) => nodeRow(diagram, id)))
      }),
    )
  })
})
