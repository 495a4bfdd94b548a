import fc from 'fast-check'
import type { Change, Op } from '../../../src/model/change/change'
import type { JointType } from '../../../src/model/project/codes'
import type { DiagramEdge, DiagramNode } from '../../../src/model/diagram/diagram'
import { copyDiagram, edgeAt, nodeAt } from '../../../src/model/diagram/diagram-rows'
import { omit } from '../../../src/model/change/omit'
import type { IndoorUnit, Project, System } from '../../../src/model/project/project'
import { headOf, setEdgeValues, setNodeValues } from '../../../src/model/change/system-ops'
import { defaultPack } from '../core-record'

const tenths = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((value) => value / 10)
const model = fc.constantFrom(...defaultPack.iduModels.items.map((unit) => unit.id))
const row = fc.nat({ max: 5000 })

type DataPatch = (node: DiagramNode) => DiagramNode
type EdgePatch = (edge: DiagramEdge, system: System) => DiagramEdge

const withData = (given: Partial<DiagramNode['data']>): DataPatch => {
  return (node) => ({ ...node, data: { ...node.data, ...given } })
}

const nodePatch: fc.Arbitrary<DataPatch> = fc.oneof(
  { weight: 4, arbitrary: model.map((id) => withData({ model: id })) },
  { weight: 3, arbitrary: tenths(40).map((heightM) => withData({ heightM })) },
  { weight: 2, arbitrary: tenths(30).map((coolingKw) => withData({ coolingKw })) },
  fc.constant<DataPatch>((node) => ({ ...node, data: omit(node.data, 'heightM', 'coolingKw', 'materialType') })),
  fc.constant<DataPatch>((node) => (node.kind === 'indoor' ? { ...node, kind: 'placeholder', shape: 'plus', data: {} } : node)),
  model.map<DataPatch>((id) => (node) => (node.kind === 'placeholder' ? { ...node, kind: 'indoor', data: { model: id } } : node)),
  fc.constantFrom<DiagramNode['kind']>('endCap', 'none', 'box', 'joint').map<DataPatch>((kind) => (node) => ({ ...node, kind })),
  fc.constantFrom<JointType>('MS', 'MP2', 'PLUS-SUB').map((jointType) => withData({ jointType })),
  fc.nat({ max: 12 }).map((branches) => withData({ branches })),
  fc.boolean().map((reverse) => withData({ reverse })),
  fc.constantFrom('copper', 'steel').map((materialType) => withData({ materialType })),
  fc.constantFrom('one', 'other').map((airHandlerId) => withData({ airHandlerId })),
  fc.constantFrom('n0', 'n3', 'nowhere').map((reservedFor) => withData({ reservedFor })),
  fc.constantFrom('room0', 'room1').map((indoorUnitId) => withData({ indoorUnitId })),
  fc.constantFrom('n0', 'n1', 'new').map<DataPatch>((id) => (node) => ({ ...node, id })),
  fc.constant<DataPatch>((node) => (node.kind === 'outdoor' ? withData({ models: ['X4P-16'] })(node) : node)),
  tenths(90).map<DataPatch>((x) => (node) => ({ ...node, x, y: x / 2 })),
)

const edgePatch: fc.Arbitrary<EdgePatch> = fc.oneof(
  { weight: 6, arbitrary: tenths(60).map<EdgePatch>((lengthM) => (edge) => ({ ...edge, lengthM })) },
  { weight: 2, arbitrary: fc.constantFrom(0, 3, 255, 300, 2.5).map<EdgePatch>((bends) => (edge) => ({ ...edge, bends })) },
  fc.constant<EdgePatch>((edge) => omit(edge, 'lengthM', 'bends', 'materialType')),
  tenths(20).map<EdgePatch>((gasLengthM) => (edge) => ({ ...edge, gasLengthM })),
  fc.nat({ max: 9 }).map<EdgePatch>((sourcePort) => (edge) => ({ ...edge, sourcePort })),
  fc.constantFrom('gas' as const, 'liquid' as const, 'generic' as const).map<EdgePatch>((kind) => (edge) => ({ ...edge, kind })),
  fc.constantFrom('copper', 'steel').map<EdgePatch>((materialType) => (edge) => ({ ...edge, materialType })),
  row.map<EdgePatch>((to) => (edge, { diagram }) => ({ ...edge, source: diagram.nodeId[to % diagram.nodeCount] ?? '' })),
  row.map<EdgePatch>((to) => (edge, { diagram }) => ({ ...edge, id: diagram.edgeId[to % diagram.edgeCount] ?? '' })),
)

/** Describes ops for a project as it then stands. */
type Hand = (project: Project, system: System) => Op[]

const nodeHand = fc.tuple(row, nodePatch).map<Hand>(([at, patch]) => {
  return (_, { id, diagram }) => {
    if (diagram.nodeCount === 0) return []
    const before = nodeAt(diagram, at % diagram.nodeCount)
    return [{ table: 'node', systemId: id, before, after: patch(before), at: at % diagram.nodeCount }]
  }
})

const edgeHand = fc.tuple(row, edgePatch).map<Hand>(([at, patch]) => {
  return (_, system) => {
    const { id, diagram } = system
    if (diagram.edgeCount === 0) return []
    const before = edgeAt(diagram, at % diagram.edgeCount)
    return [{ table: 'edge', systemId: id, before, after: patch(before, system), at: at % diagram.edgeCount }]
  }
})

const valuesHand = fc.tuple(row, tenths(40)).map<Hand>(([first, value]) => {
  return (_, system) => {
    const rows = (count: number) => Array.from({ length: count }, (_none, at) => at).filter((at) => at >= first % Math.max(1, count))
    const { nodeCount, edgeCount } = system.diagram
    return [
      ...setEdgeValues(system, rows(edgeCount), { edgeLengthM: value }),
      ...setNodeValues(system, rows(nodeCount), { nodeHeightM: value / 4 }),
    ]
  }
})

/** Rows that come and go, and a whole drawing for another. */
const rowsHand = fc.tuple(row, fc.constantFrom('add', 'remove', 'replace', 'swap')).map<Hand>(([at, what]) => {
  return (_, { id, diagram }) => {
    const [node, edge] = [at % Math.max(1, diagram.nodeCount), at % Math.max(1, diagram.edgeCount)]
    if (what === 'remove' && diagram.edgeCount > 0)
      return [{ table: 'edge', systemId: id, before: edgeAt(diagram, edge), after: null, at: edge }]
    if (what === 'replace' && diagram.nodeCount > 0) {
      const after = copyDiagram(diagram)
      after.nodeHeightM[node] = 7
      return [{ table: 'diagram', systemId: id, before: diagram, after }]
    }
    if (what === 'swap' && diagram.nodeCount > 0) {
      const [before, place] = [nodeAt(diagram, node), 0]
      return [
        { table: 'node', systemId: id, before, after: null, at: node },
        { table: 'node', systemId: id, before: null, after: before, at: place },
      ]
    }
    const added: DiagramNode = { id: `added${String(at)}`, kind: 'indoor', shape: 'idu1', x: 0, y: 0, data: { model: 'C4-056' } }
    const source = diagram.nodeId[node] ?? ''
    return [
      { table: 'node', systemId: id, before: null, after: added, at: diagram.nodeCount },
      {
        table: 'edge',
        systemId: id,
        before: null,
        after: { id: `pipe${String(at)}`, source, target: added.id, sourcePort: 0, kind: 'generic', lengthM: 4 },
        at: diagram.edgeCount,
      },
    ]
  }
})

const roomHand = fc.tuple(row, fc.option(fc.integer({ min: 5, max: 60 }))).map<Hand>(([at, roomAreaM2]) => {
  return (_, { id, indoorUnits }) => {
    const before = indoorUnits[at % Math.max(1, indoorUnits.length)]
    if (!before) return []
    const after: IndoorUnit = { ...before, roomAreaM2, roomHeightM: 2.5 }
    return [{ table: 'indoorUnit', systemId: id, before, after, at: indoorUnits.indexOf(before) }]
  }
})

const projectHand = tenths(40).map<Hand>((outdoor) => {
  return ({ information }, system) => [
    {
      table: 'information',
      before: information,
      after: { ...information, design: { ...information.design, coolingOutdoorDryBulbC: outdoor } },
    },
    { table: 'system', before: headOf(system), after: { ...headOf(system), outdoorModels: ['X4P-12'] }, at: 0 },
  ]
})

const hand = fc.oneof(
  { weight: 6, arbitrary: nodeHand },
  { weight: 6, arbitrary: edgeHand },
  { weight: 1, arbitrary: valuesHand },
  { weight: 2, arbitrary: rowsHand },
  { weight: 1, arbitrary: roomHand },
  { weight: 1, arbitrary: projectHand },
)

/** One change of a project: several hands of which each sees what those before left, or none where the last change is taken back. */
export interface RandomChange {
  describe: (project: Project, system: System) => Change
  isUndone: boolean
}

export const randomChanges: fc.Arbitrary<RandomChange[]> = fc.array(
  fc.record({
    describe: hand.map((ops) => (project: Project, system: System): Change => ({ label: 'random', ops: ops(project, system) })),
    isUndone: fc.nat({ max: 3 }).map((dice) => dice === 0),
  }),
  { minLength: 1, maxLength: 8 },
)
