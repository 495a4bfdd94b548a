import { expect, it } from 'vitest'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { createDiagram, edgeAt, nodeAt } from '../../../src/model/diagram/diagram-rows'
import { withoutRows } from '../../../src/model/change/filter-rows'
import { laterDiagram } from '../../../src/model/packed/later-diagram'
import { pictureOfDiagram } from '../picture'

const COUNT = 20_000

/** Joints in a line, each behind the one before. */
function line(count: number): Diagram {
  const rows = Array.from({ length: count }, (_, row) => row)
  return createDiagram(
    rows.map((row) => ({ id: `n${row}`, kind: 'indoor', shape: 'idu1', x: row, y: -row, data: { model: `M-${row % 7}` } })),
    rows.slice(1).map((row) => ({
      id: `e${row}`,
      source: `n${row - 1}`,
      target: `n${row}`,
      sourcePort: 0,
      kind: 'generic' as const,
      lengthM: row,
    })),
  )
}

it('takes every other row out of a long drawing: more pieces stay than are joined at a time', () => {
  const diagram = line(COUNT)
  const odd = Array.from({ length: COUNT / 2 }, (_, place) => 2 * place + 1)
  const edges = odd.filter((row) => row < diagram.edgeCount)
  const thinned = withoutRows(diagram, odd, edges)
  const even = odd.map((row) => row - 1)
  const places = even.map((_, place) => place)
  expect([thinned.nodeCount, thinned.edgeCount]).toEqual([even.length, even.length])
  expect(places.map((row) => nodeAt(thinned, row))).toEqual(even.map((row) => nodeAt(diagram, row)))
  expect(places.map((row) => edgeAt(thinned, row))).toEqual(even.map((row) => edgeAt(diagram, row)))
  expect(nodeAt(diagram, 1).id).toBe('n1')
})

it('reads a drawing first that nobody has asked for yet', () => {
  const full = line(6)
  const later = laterDiagram(() => line(6), { nodeCount: full.nodeCount, edgeCount: full.edgeCount })
  expect(pictureOfDiagram(withoutRows(later, [2], [1]))).toStrictEqual(pictureOfDiagram(withoutRows(full, [2], [1])))
})
