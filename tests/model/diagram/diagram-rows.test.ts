import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EDGE_KINDS, JOINT_TYPES, NODE_KINDS } from '../../../src/model/project/codes'
import type { DiagramEdge, DiagramNode } from '../../../src/model/diagram/diagram'
import { copyDiagram, createDiagram, edgeAt, edgeRow, emptyDiagram, nodeAt, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { pictureOfDiagram } from '../picture'

const number = fc.double({ noNaN: true, noDefaultInfinity: true })
const rare = fc.record(
  {
    models: fc.array(fc.string(), { maxLength: 4 }),
    outdoorType: fc.constantFrom('HP' as const, 'HR' as const, 'MainSub' as const),
    reservedFor: fc.string(),
    indoorUnitId: fc.string(),
    label: fc.string(),
    model: fc.constantFrom('C4-056', 'DM-090', 'MS-04'),
    heightM: number,
    coolingKw: number,
    portCapacityKw: number,
    extra: fc.constant({ url: 'picture.png' }),
  },
  { requiredKeys: [] },
)

const nodes = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1 }),
      kind: fc.constantFrom(...NODE_KINDS),
      shape: fc.string(),
      x: number,
      y: number,
      data: rare,
    }),
    { selector: (node) => node.id, minLength: 1, maxLength: 12 },
  )
  .map((list): DiagramNode[] =>
    list.map((node, place) => {
      const jointType = JOINT_TYPES[place % JOINT_TYPES.length]
      const fitting = node.kind === 'box' ? { ports: 4 } : node.kind === 'joint' ? { branches: 2 } : {}
      return { ...node, data: { ...node.data, ...fitting, ...(jointType && { jointType }) } }
    }),
  )

const edgeValues = fc.record(
  {
    lengthM: number,
    gasLengthM: number,
    liquidLengthM: number,
    bends: fc.nat(9),
    materialType: fc.string(),
    extra: fc.constant({ index: 1 }),
  },
  { requiredKeys: [] },
)

describe('rows of a diagram', () => {
  it('rows of a diagram give back every node and every edge as they were put in', () => {
    fc.assert(
      fc.property(nodes, fc.array(edgeValues, { maxLength: 12 }), (list, values) => {
        const edges = values.map((value, place): DiagramEdge => {
          const source = list[place % list.length]?.id ?? ''
          const target = place % 3 === 0 ? `missing-${place}` : (list[(place * 7) % list.length]?.id ?? '')
          return { id: `edge-${place}`, source, target, sourcePort: place, kind: EDGE_KINDS[place % 3] ?? 'generic', ...value }
        })
        const diagram = createDiagram(list, edges)
        list.forEach((node, row) => expect(nodeAt(diagram, row)).toStrictEqual(node))
        edges.forEach((edge, row) => expect(edgeAt(diagram, row)).toStrictEqual(edge))
        list.forEach((node, row) => expect(nodeRow(diagram, node.id)).toBe(row))
        edges.forEach((edge, row) => expect(edgeRow(diagram, edge.id)).toBe(row))
      }),
    )
  })

  it('rows of a diagram answer -1 for an id that is not there', () => {
    expect(nodeRow(emptyDiagram(), 'nobody')).toBe(-1)
    expect(edgeRow(emptyDiagram(), 'nobody')).toBe(-1)
  })

  it('rows of a diagram answer with the first of several nodes of one id', () => {
    const node: DiagramNode = { id: 'twin', kind: 'indoor', shape: 'idu1', x: 0, y: 0, data: {} }
    expect(nodeRow(createDiagram([{ ...node, id: 'other' }, node, node], []), 'twin')).toBe(1)
  })

  it('rows of a diagram are shared with no copy', () => {
    fc.assert(
      fc.property(nodes, (list) => {
        const diagram = createDiagram(list, [])
        const before = pictureOfDiagram(diagram)
        const copy = copyDiagram(diagram)
        expect(pictureOfDiagram(copy)).toStrictEqual(before)
        copy.nodeX.fill(7)
        copy.nodeId[0] = 'another'
        expect(pictureOfDiagram(diagram)).toStrictEqual(before)
      }),
    )
  })
})
