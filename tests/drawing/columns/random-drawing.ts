import fc from 'fast-check'
import { EDGE_KINDS } from '../../../src/model/project/codes'
import type { Diagram, DiagramEdge, DiagramNode } from '../../../src/model/diagram/diagram'
import { createDiagram } from '../../../src/model/diagram/diagram-rows'

const KINDS = ['indoor', 'joint', 'box', 'placeholder', 'endCap', 'none', 'ahuKit', 'freshAir'] as const

/** Any tree of nodes of any kind at any place, some pipes in pairs: drawings need no rules to hold. */
export const anyDiagram: fc.Arbitrary<Diagram> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      parent: fc.nat(),
      x: fc.integer({ min: -4_000, max: 4_000 }),
      y: fc.integer({ min: -2_000, max: 6_000 }),
      outlets: fc.integer({ min: 0, max: 12 }),
      kindOfPipe: fc.nat({ max: EDGE_KINDS.length - 1 }),
      port: fc.integer({ min: 0, max: 8 }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((rows) => {
    const nodes: DiagramNode[] = [{ id: 'outdoor', kind: 'outdoor', shape: 'odu1', x: 0, y: 0, data: { models: ['X4P-34C'] } }]
    const edges: DiagramEdge[] = []
    rows.forEach(({ kind, parent, x, y, outlets, kindOfPipe, port }, at) => {
      const id = `n${at}`
      const data = kind === 'box' ? { ports: outlets } : kind === 'joint' ? { branches: outlets } : { model: 'C4-056' }
      const source = nodes[parent % nodes.length]?.id ?? 'outdoor'
      nodes.push({ id, kind, shape: kind, x, y, data })
      edges.push({ id: `e${at}`, source, target: id, sourcePort: port, kind: EDGE_KINDS[kindOfPipe] ?? 'generic' })
    })
    return createDiagram(nodes, edges)
  })

/** A box somewhere among them, often partly outside. */
export const anyBox = fc
  .tuple(fc.integer({ min: -5_000, max: 5_000 }), fc.integer({ min: -3_000, max: 7_000 }), fc.nat({ max: 6_000 }), fc.nat({ max: 6_000 }))
  .map(([minX, minY, width, height]) => ({ minX, minY, maxX: minX + width, maxY: minY + height }))
