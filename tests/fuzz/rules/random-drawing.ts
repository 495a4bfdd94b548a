import type { JointType, OutdoorType } from '../../../src/model/project/codes'
import { newSystem } from '../../../src/model/project/defaults'
import type { DiagramEdge, DiagramNode, NodeData } from '../../../src/model/diagram/diagram'
import { createDiagram } from '../../../src/model/diagram/diagram-rows'
import type { System } from '../../../src/model/project/project'
import { MERGE_TYPES } from '../../../src/model/pack-rules/merge-joints'
import type { Dice } from '../dice'
import type { RuleBench } from './rule-bench'

const MOST_NODES = 18
const BOX_TYPES = ['MS', 'MS', 'MS-MAIN', 'MS-SUB'] as const
const KINDS = ['indoor', 'indoor', 'indoor', 'freshAir', 'hydro'] as const

/** Ids of the outdoor modules of a mode. */
export function outdoorModels(mode: OutdoorType): string[] {
  return [mode === 'HR' ? 'X4R-10' : 'X4P-12']
}

/** A unit of the pack as node data: by its model, with a cooling of its own now and then. */
export function randomUnitData(dice: Dice, { pack }: Pick<RuleBench, 'pack'>): { kind: (typeof KINDS)[number]; data: NodeData } {
  const kind = dice.pick(KINDS)
  const items = kind === 'indoor' ? pack.iduModels.items : kind === 'freshAir' ? pack.freshAirUnits.items : pack.hydroModules.items
  const model = items[dice.below(items.length)]?.id ?? ''
  return { kind, data: { model, ...(dice.onceIn(6) && { coolingKw: (10 + dice.below(400)) / 10 }) } }
}

/** A drawing as a designer may leave it, right or wrong: boxes, joints and headers in any order, with open places. Always a tree. */
export function randomDrawing(dice: Dice, bench: Pick<RuleBench, 'pack'>, mode: OutdoorType): System {
  const nodes: DiagramNode[] = []
  const edges: DiagramEdge[] = []
  const names = !dice.onceIn(6)
  const models = outdoorModels(mode)
  const put = (kind: DiagramNode['kind'], shape: string, data: NodeData): string => {
    const id = `n${nodes.length}`
    nodes.push({ id, kind, shape, x: 0, y: 0, data })
    return id
  }
  const open: { above: string; port: number; depth: number }[] = []
  put('outdoor', 'odu1', { models, ...(names && { outdoorType: mode }) })
  open.push({ above: 'n0', port: 0, depth: 0 })
  while (open.length > 0 && nodes.length < MOST_NODES) {
    const [place] = open.splice(dice.below(open.length), 1)
    if (!place) break
    const { id, outlets } = randomNode(dice, bench, place.depth, put)
    edges.push({ id: `e${edges.length}`, source: place.above, target: id, sourcePort: place.port, kind: 'generic' })
    for (const port of outlets) open.push({ above: id, port, depth: place.depth + 1 })
  }
  for (const { above, port } of open.slice(0, MOST_NODES)) {
    if (dice.onceIn(5)) continue
    const id = put('placeholder', 'plus', {})
    edges.push({ id: `e${edges.length}`, source: above, target: id, sourcePort: port, kind: 'generic' })
  }
  return newSystem({ id: 'system', diagram: createDiagram(nodes, edges), outdoorModels: models })
}

type Put = (kind: DiagramNode['kind'], shape: string, data: NodeData) => string

function randomNode(dice: Dice, bench: Pick<RuleBench, 'pack'>, depth: number, put: Put): { id: string; outlets: number[] } {
  const what = depth > 4 ? 9 : dice.below(12)
  if (what < 3) return randomBox(dice, bench, put)
  if (what < 4) return { id: put('joint', 'joint', { branches: 2 }), outlets: [0, 0] }
  if (what < 5) {
    const branches = 3 + dice.below(5)
    return { id: put('joint', 'joint', { branches }), outlets: numbered(branches) }
  }
  if (what < 7) {
    const jointType: JointType = dice.onceIn(5) ? dice.pick(['PLUS-SUB', 'MP2-SUB']) : dice.pick(MERGE_TYPES)
    const isReversed = dice.onceIn(8)
    return {
      id: put('joint', 'joint', { jointType, branches: 1, ...(isReversed && { reverse: true, boxIndoorUnitId: 'held' }) }),
      outlets: [0],
    }
  }
  if (what < 8) return { id: put('placeholder', 'plus', {}), outlets: [] }
  const { kind, data } = randomUnitData(dice, bench)
  return { id: put(kind, 'idu1', data), outlets: [] }
}

function randomBox(dice: Dice, { pack }: Pick<RuleBench, 'pack'>, put: Put): { id: string; outlets: number[] } {
  const box = pack.msBoxes.items[dice.below(pack.msBoxes.items.length)]
  const ports = box && !dice.onceIn(8) ? box.ports : 1 + dice.below(8)
  const names = box !== undefined && ports === box.ports && !dice.onceIn(4)
  const data: NodeData = {
    jointType: dice.pick(BOX_TYPES),
    ...((!names || !dice.onceIn(8)) && { ports }),
    ...(box && names && { model: box.id }),
    ...(dice.onceIn(10) && { portCapacityKw: 4 + dice.below(20) }),
    ...(dice.onceIn(12) && { reverse: true }),
  }
  // Some of the ports, in any order: the others stay undrawn.
  const outlets = numbered(ports).filter(() => !dice.onceIn(4))
  return { id: put('box', 'joint', data), outlets: outlets.slice(0, 6) }
}

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place + 1)
}
