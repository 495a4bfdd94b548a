import fc from 'fast-check'
import type { JointType, NodeKind, OutdoorType } from '../../src/model/project/codes'
import { OUTDOOR_TYPES } from '../../src/model/project/codes'
import type { DiagramEdge, DiagramNode, NodeData } from '../../src/model/diagram/diagram'
import { createDiagram } from '../../src/model/diagram/diagram-rows'
import type { DesignConditions, IndoorUnit, System } from '../../src/model/project/project'
import type { PackTables } from '../reference/pack-tables'
import { indoorUnit } from '../helpers/project-builder'

export interface RandomCase {
  system: System
  design: DesignConditions
  library?: string
}

/** Systems of every series and mode, legal and not: the order of the list makes a tree, `damage` then breaks some of them. */
export function randomCase(pack: PackTables): fc.Arbitrary<RandomCase> {
  return fc
    .record({
      outdoor: outdoorArbitrary(pack),
      below: fc.array(belowArbitrary(pack), { maxLength: 22 }),
      rooms: fc.array(roomArbitrary, { maxLength: 4 }),
      design: designArbitrary,
      library: rare(fc.constant('NA0101')),
      damage: fc.oneof(
        { weight: 5, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(damageArbitrary, { minLength: 1, maxLength: 2 }) },
      ),
    })
    .map(({ outdoor, below, rooms, design, library, damage }) => ({
      system: systemOf(outdoor, below, rooms, damage),
      design,
      ...(library === undefined ? {} : { library }),
    }))
}

const metres = fc.oneof(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 1200 })).map((tenths) => tenths / 10)
const height = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -8, max: 8 }) },
  { weight: 3, arbitrary: fc.integer({ min: -60, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: -240, max: 240 }) },
)
const heightM = fc.oneof(
  fc.constant(undefined),
  height.map((halves) => halves / 2),
)
const rare = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

interface OutdoorSpec {
  models: string[]
  outdoorType: OutdoorType | undefined
  defaultPipingLengthM: number | undefined
  seriesCode: string | undefined
}

function outdoorArbitrary(pack: PackTables): fc.Arbitrary<OutdoorSpec> {
  const bySeries = pack.series.map((series) => {
    const modules = pack.oduModules.items.filter((row) => row.series === series.id).map((row) => row.id)
    const combinations = pack.oduCombinations.items.filter((row) => row.series === series.id)
    const some: fc.Arbitrary<string[]>[] = [
      fc.constantFrom(...modules).map((id) => [id]),
      fc.array(fc.constantFrom(...modules), { minLength: 1, maxLength: 4 }),
    ]
    if (combinations.length > 0) {
      some.push(fc.constantFrom(...combinations).map((row) => [row.id]))
      some.push(fc.constantFrom(...combinations).map((row) => row.moduleIds.toReversed()))
      const small = combinations.filter((row) => row.moduleIds.length < 4)
      some.push(fc.tuple(fc.constantFrom(...small), fc.constantFrom(...modules)).map(([row, id]) => [id, row.id]))
    }
    return fc.oneof(...some)
  })
  return fc.record({
    models: fc.oneof(
      { weight: 30, arbitrary: fc.oneof(...bySeries) },
      { weight: 3, arbitrary: fc.array(fc.constantFrom(...pack.oduModules.items.map((row) => row.id)), { minLength: 2, maxLength: 4 }) },
      { weight: 1, arbitrary: fc.constant<string[]>([]) },
    ),
    outdoorType: fc.oneof(fc.constant(undefined), fc.constantFrom(...OUTDOOR_TYPES)),
    defaultPipingLengthM: rare(metres),
    seriesCode: rare(fc.constantFrom('2610', '2671', '409')),
  })
}

interface BelowSpec {
  node: { kind: NodeKind; data: NodeData }
  /** Which earlier node it hangs under, counted back over the nodes that usually carry others. */
  under: number
  anywhere: boolean
  port: number
  style: 'generic' | 'pair' | 'gas' | 'liquid' | 'lengths'
  lengthM: number | undefined
  otherM: number
  bends: number | undefined
  edgeMaterial: string | undefined
  room: number
}

function belowArbitrary(pack: PackTables): fc.Arbitrary<BelowSpec> {
  return fc.record({
    node: nodeArbitrary(pack),
    under: fc.nat({ max: 6 }),
    anywhere: fc.nat({ max: 40 }).map((dice) => dice === 40),
    port: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 1, arbitrary: fc.nat({ max: 17 }) }),
    style: fc.oneof(
      { weight: 8, arbitrary: fc.constant('generic' as const) },
      { weight: 2, arbitrary: fc.constantFrom('pair', 'gas', 'liquid', 'lengths') },
    ),
    lengthM: fc.oneof({ weight: 6, arbitrary: metres }, { weight: 1, arbitrary: fc.constant(undefined) }),
    otherM: metres,
    bends: fc.oneof(fc.constant(undefined), fc.nat({ max: 12 })),
    edgeMaterial: rare(fc.constantFrom('copper', 'steel')),
    room: fc.nat({ max: 6 }),
  })
}

function nodeArbitrary(pack: PackTables): fc.Arbitrary<BelowSpec['node']> {
  const unitData = {
    heightM,
    coolingKw: rare(fc.integer({ min: 0, max: 600 }).map((tenths) => tenths / 10)),
    seriesCode: rare(fc.constant('238000')),
  }
  const unit = (kind: NodeKind, ids: readonly { id: string }[], more: Record<string, fc.Arbitrary<unknown>> = {}) =>
    fc
      .record({ model: fc.constantFrom(...ids.map((row) => row.id)), ...unitData, ...more })
      .map((data) => ({ kind, data: withoutMissing(data) }))
  const fitting = (kind: NodeKind, data: Record<string, fc.Arbitrary<unknown>>) =>
    fc
      .record({ heightM, materialType: rare(fc.constantFrom('copper', 'steel')), ...data })
      .map((given) => ({ kind, data: withoutMissing(given) }))
  const jointTypes: JointType[] = ['MP2', 'MP4', 'MP8', 'MP3-W', 'MP4-W', 'MP5-W', 'MP6-W', 'MP2-SUB', 'PLUS-SUB']
  const boxes = { portCapacityKw: rare(fc.constantFrom(8, 14, 16, 22.4)), reverse: rare(fc.constant(true)) }
  return fc.oneof(
    { weight: 9, arbitrary: unit('indoor', pack.iduModels.items) },
    { weight: 1, arbitrary: unit('freshAir', pack.freshAirUnits.items) },
    { weight: 1, arbitrary: unit('hydro', pack.hydroModules.items) },
    {
      weight: 1,
      arbitrary: unit('ahuKit', pack.ahuKits.items, { airHandlerId: fc.constantFrom(undefined, 'air-handler-1', 'air-handler-2') }),
    },
    { weight: 5, arbitrary: fitting('joint', { branches: fc.constantFrom(2, 2, 2, 3, 4, 6, 8, 10, 12, 13) }) },
    {
      weight: 2,
      arbitrary: fitting('joint', {
        jointType: fc.constantFrom(...jointTypes),
        branches: fc.constantFrom(1, 2),
        reverse: rare(fc.constant(true)),
        boxIndoorUnitId: rare(fc.constant('some-unit')),
      }),
    },
    {
      weight: 4,
      arbitrary: fitting('box', {
        jointType: fc.constantFrom('MS', 'MS', 'MS-MAIN', 'MS-SUB'),
        ports: fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 10, 12, 16),
        ...boxes,
      }),
    },
    {
      weight: 1,
      arbitrary: fitting('box', {
        jointType: fc.constant('MS'),
        model: fc.constantFrom(...pack.msBoxes.items.map((row) => row.id)),
        ...boxes,
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom<NodeKind>('placeholder', 'endCap', 'ahuBox', 'none').map((kind) => ({ kind, data: {} })) },
  )
}

const roomArbitrary = fc.record({
  roomAreaM2: fc.option(fc.integer({ min: 5, max: 200 })),
  roomHeightM: fc.option(fc.integer({ min: 20, max: 60 }).map((tenths) => tenths / 10)),
  requiredCoolingKw: fc.option(fc.integer({ min: 0, max: 160 }).map((tenths) => tenths / 10)),
  requiredSensibleKw: fc.option(fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10)),
  requiredHeatingKw: fc.option(fc.integer({ min: 0, max: 160 }).map((tenths) => tenths / 10)),
  roomId: rare(fc.constantFrom('one', 'two')),
})

const temperature = (min: number, max: number) =>
  fc.option(
    fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10),
    { freq: 3 },
  )

const designArbitrary: fc.Arbitrary<DesignConditions> = fc.record({
  coolingIndoorDryBulbC: temperature(8, 47),
  coolingIndoorWetBulbC: temperature(12, 26),
  coolingOutdoorDryBulbC: temperature(-10, 55),
  coolingOutdoorWetBulbC: temperature(10, 30),
  heatingIndoorDryBulbC: temperature(-2, 42),
  heatingIndoorWetBulbC: temperature(10, 20),
  heatingOutdoorDryBulbC: temperature(-30, 20),
  heatingOutdoorWetBulbC: temperature(-35, 20),
  elevationM: fc.option(fc.integer({ min: 0, max: 4000 }), { freq: 2 }),
})

type Damage = {
  what: 'edge' | 'missingEnd' | 'nodeId' | 'edgeId' | 'secondEdge' | 'orphan' | 'secondOutdoor' | 'noOutdoor'
  one: number
  other: number
}

const damageArbitrary: fc.Arbitrary<Damage> = fc.record({
  what: fc.constantFrom('edge', 'missingEnd', 'nodeId', 'edgeId', 'secondEdge', 'orphan', 'secondOutdoor', 'noOutdoor'),
  one: fc.nat({ max: 30 }),
  other: fc.nat({ max: 30 }),
})

function systemOf(
  outdoor: OutdoorSpec,
  below: readonly BelowSpec[],
  rooms: readonly { [K in keyof IndoorUnit]?: IndoorUnit[K] | undefined }[],
  damage: readonly Damage[],
): System {
  const nodes: DiagramNode[] = [drawn('outdoor', 'outdoor', withoutMissing({ ...outdoor }))]
  const edges: DiagramEdge[] = []
  for (const [place, spec] of below.entries()) {
    const parents = spec.anywhere ? nodes : nodes.filter((node) => node.kind === 'outdoor' || node.kind === 'joint' || node.kind === 'box')
    const parent = parents[parents.length - 1 - (spec.under % parents.length)]
    if (!parent) continue
    const id = `n${String(place)}`
    nodes.push(drawn(id, spec.node.kind, { ...spec.node.data, indoorUnitId: `room${String(spec.room)}` }))
    edges.push(...edgesTo(parent.id, id, spec))
  }
  for (const one of damage) apply(one, nodes, edges)
  return {
    id: 'random',
    name: 'Random',
    floor: 0,
    level: 1,
    active: true,
    outdoorModels: outdoor.models,
    indoorUnits: rooms.map((room, place) => indoorUnit('C4-056', { ...withoutMissing(room), id: `room${String(place)}` })),
    diagram: createDiagram(nodes, edges),
    extra: {},
  }
}

function edgesTo(source: string, target: string, spec: BelowSpec): DiagramEdge[] {
  const { style, port: sourcePort, lengthM, otherM, bends, edgeMaterial: materialType } = spec
  const edge = (kind: DiagramEdge['kind'], given: { [K in keyof DiagramEdge]?: DiagramEdge[K] | undefined }) =>
    withoutMissing<DiagramEdge>({ id: `${source}>${target}:${kind}`, source, target, sourcePort, kind, bends, materialType, ...given })
  if (style === 'pair') return [edge('gas', { lengthM }), edge('liquid', { lengthM: otherM, bends: 2 })]
  if (style === 'gas') return [edge('gas', { lengthM })]
  if (style === 'liquid') return [edge('liquid', { lengthM })]
  if (style === 'lengths')
    return [edge('generic', { lengthM, gasLengthM: otherM, ...(bends === undefined ? { liquidLengthM: otherM / 2 } : {}) })]
  return [edge('generic', { lengthM })]
}

function apply(damage: Damage, nodes: DiagramNode[], edges: DiagramEdge[]): void {
  const one = nodes[damage.one % nodes.length]
  const other = nodes[damage.other % nodes.length]
  const edge = edges[damage.one % Math.max(1, edges.length)]
  const otherEdge = edges[damage.other % Math.max(1, edges.length)]
  const loose = { id: `extra${String(edges.length)}`, sourcePort: 0, kind: 'generic' as const, lengthM: 2 }
  if (damage.what === 'edge' && one && other) edges.push({ ...loose, source: one.id, target: other.id })
  if (damage.what === 'missingEnd' && one) edges.push({ ...loose, source: one.id, target: 'nowhere' })
  if (damage.what === 'nodeId' && one && other) one.id = other.id
  if (damage.what === 'edgeId' && edge && otherEdge) edge.id = otherEdge.id
  if (damage.what === 'secondEdge' && edge) edges.push({ ...edge, id: loose.id })
  if (damage.what === 'orphan') nodes.push(drawn(`orphan${String(nodes.length)}`, 'indoor', { model: 'C4-056' }))
  if (damage.what === 'secondOutdoor') nodes.push(drawn(`outdoor${String(nodes.length)}`, 'outdoor', { models: ['X4P-10'] }))
  if (damage.what === 'noOutdoor') nodes.shift()
}

function drawn(id: string, kind: NodeKind, data: NodeData): DiagramNode {
  return { id, kind, shape: kind, x: 0, y: 0, data }
}

/** The same object without its undefined fields, which the model does not know. */
function withoutMissing<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T
}
