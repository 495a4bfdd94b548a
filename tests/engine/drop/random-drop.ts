import fc from 'fast-check'
import type { DropItem } from '../../../src/engine/drop/drop-item'
import { OUTDOOR_TYPES, type JointType } from '../../../src/model/project/codes'
import type { DiagramEdge, DiagramNode, NodeData } from '../../../src/model/diagram/diagram'
import { createDiagram, edgeAt, nodeAt } from '../../../src/model/diagram/diagram-rows'
import type { System } from '../../../src/model/project/project'
import type { PackTables } from '../../reference/pack-tables'
import { randomCase, type RandomCase } from '../random-system'

const JOINT_KINDS: JointType[] = ['', 'MP2', 'MP4', 'MP8', 'MP3-W', 'MP4-W', 'MP5-W', 'MP6-W', 'MP2-SUB', 'PLUS-SUB']
const PORTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

/** A random system, legal or not, with placeholders hung all over it. */
export function randomPlaces(pack: PackTables): fc.Arbitrary<RandomCase> {
  return fc
    .record({
      base: randomCase(pack),
      mode: fc.constantFrom(...OUTDOOR_TYPES),
      series: fc.option(fc.constantFrom('2610', '2671', '409'), { nil: undefined, freq: 3 }),
      places: fc.array(
        fc.record({
          under: fc.nat({ max: 40 }),
          port: fc.integer({ min: 0, max: 9 }),
          kept: fc.option(fc.nat({ max: 40 }), { nil: undefined, freq: 5 }),
          material: fc.constantFrom(undefined, 'copper', 'steel'),
          isCap: fc.nat({ max: 9 }).map((dice) => dice === 0),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    })
    .map(({ base, mode, series, places }) => {
      const { diagram } = base.system
      const nodes = Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row))
      const edges = Array.from({ length: diagram.edgeCount }, (_, row) => edgeAt(diagram, row))
      const root = nodes.find((node) => node.kind === 'outdoor')
      if (root) root.data = { ...root.data, outdoorType: mode, ...(series !== undefined && { seriesCode: series }) }
      const parents = nodes.filter(({ kind }) => kind === 'outdoor' || kind === 'joint' || kind === 'box' || kind === 'ahuKit')
      const known = nodes.map((node) => node.id)
      for (const [at, spec] of places.entries()) {
        const parent = parents[spec.under % Math.max(1, parents.length)]
        if (!parent) continue
        const id = `place${at}`
        const data: NodeData = spec.kept === undefined ? {} : { reservedFor: known[spec.kept] ?? 'gone' }
        nodes.push({ id, kind: spec.isCap ? 'endCap' : 'placeholder', shape: 'plus', x: 0, y: 0, data } satisfies DiagramNode)
        edges.push({
          id: `pipe${at}`,
          source: parent.id,
          target: id,
          sourcePort: spec.port,
          kind: 'generic',
          ...(spec.material !== undefined && { materialType: spec.material }),
        } satisfies DiagramEdge)
      }
      const system: System = { ...base.system, diagram: createDiagram(nodes, edges) }
      return { ...base, system }
    })
}

/** Anything that the palette offers. */
export function randomItem(pack: PackTables): fc.Arbitrary<DropItem> {
  const coolingKw = fc.option(fc.constantFrom(2.2, 15.9, 16, 16.1, 28, 45), { nil: undefined, freq: 3 })
  const seriesCode = fc.option(fc.constantFrom('238000', '238001'), { nil: undefined, freq: 4 })
  const unit = (kind: DropItem['kind'], rows: readonly { id: string }[], more: Record<string, fc.Arbitrary<unknown>> = {}) =>
    fc.record({ kind: fc.constant(kind), model: fc.constantFrom(...rows.map((row) => row.id)), coolingKw, seriesCode, ...more })
  const given: fc.Arbitrary<object> = fc.oneof(
    { weight: 4, arbitrary: unit('indoor', pack.iduModels.items) },
    { weight: 1, arbitrary: unit('freshAir', pack.freshAirUnits.items) },
    { weight: 1, arbitrary: unit('hydro', pack.hydroModules.items) },
    {
      weight: 2,
      arbitrary: unit('ahuKit', pack.ahuKits.items, {
        airHandlerId: fc.constantFrom(undefined, 'air-handler-1', 'air-handler-2', 'air-handler-3'),
        kits: fc.constantFrom(undefined, 1, 2, 3),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('joint'),
        jointType: fc.constantFrom(...JOINT_KINDS),
        branches: fc.constantFrom(1, 2, 3, 4, 6, 8, 10, 12),
        materialType: fc.constantFrom(undefined, 'copper', 'steel', 'plastic'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('box'),
        jointType: fc.constantFrom<(JointType | undefined)[]>(undefined, 'MS', 'MS-MAIN', 'MS-SUB'),
        ports: fc.constantFrom(...PORTS),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('box'),
        jointType: fc.constantFrom<(JointType | undefined)[]>(undefined, 'MS', 'MS-MAIN', 'MS-SUB'),
        model: fc.constantFrom(...pack.msBoxes.items.map((row) => row.id)),
      }),
    },
  )
  return given.map((item) => Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as unknown as DropItem)
}
