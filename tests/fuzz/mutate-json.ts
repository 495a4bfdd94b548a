import type { Dice } from './dice'
import { oddValue } from './odd-values'

type Parent = Record<string, unknown> | unknown[]

/** Names with a meaning somewhere in a project or pack, and some that reach an object's machinery. */
const NAMES = [
  '__proto__',
  'constructor',
  'id',
  'shape',
  'data',
  'models',
  'ODUType',
  'JointType',
  'ports',
  'branches',
  'bendingcount',
  'reverse',
  'coolCapa',
  'portcapacity',
  'heightM',
  'type',
  'modelName',
  'ahuDataId',
  'msboxrvid',
  'msboxiduid',
  'seriesCode',
  'materialType',
  'indoorUnitId',
  'label',
  'defaultPipingLength',
  'source',
  'target',
  'sourcePort',
  'kind',
  'ActualPipeLength',
  'ActualPipeLength_GAS',
  'ActualPipeLength_LIQUID',
  'status',
  'floor',
  'level',
  'oduModels',
  'inDoorList',
  'count',
  'roomAreaM2',
  'roomHeightM',
  'rqdCoolCapa',
  'unit',
  'unitSetting',
  'elevation',
  'coolingIndoorDbt',
  'coolingIndoorWbt',
  'coolingOutdoorDbt',
  'heatingIndoorDbt',
  'heatingOutdoorWbt',
  'selection',
  'oduList',
  'pipingGraphData',
  'controllerGraphData',
  'nodes',
  'edges',
  '办公',
] as const

/** One change of a JSON value in place; most keep the value's shape, so that what is behind the first check is reached too. */
export function mutateJson(root: Parent, dice: Dice): void {
  const at = descend(root, dice)
  const kind = dice.below(14)
  if (kind < 4) put(at, oddValue(dice))
  else if (kind < 6) tweak(at, dice)
  else if (kind === 6) remove(at)
  else if (kind === 7) repeat(at)
  else if (kind === 8) put(at, read(descend(root, dice)))
  else if (kind === 9) swap(at, descend(root, dice))
  else if (kind === 10) rename(at, dice)
  else if (kind === 11) add(at, dice)
  else if (kind === 12) crossIds(root, dice)
  else put(at, dice.onceIn(2) ? [read(at)] : { data: read(at) })
}

interface Spot {
  parent: Parent
  key: string | number
}

/** A place found by going down at random, rather deep than high. */
function descend(root: Parent, dice: Dice): Spot {
  let spot: Spot = step(root, dice)
  for (let depth = 0; depth < 12; depth++) {
    const value = read(spot)
    if (!isParent(value) || sizeOf(value) === 0 || dice.onceIn(7)) break
    spot = step(value, dice)
  }
  return spot
}

function step(parent: Parent, dice: Dice): Spot {
  if (Array.isArray(parent)) return { parent, key: dice.below(Math.max(1, parent.length)) }
  const keys = Object.keys(parent)
  return { parent, key: keys[dice.below(Math.max(1, keys.length))] ?? 'id' }
}

function isParent(value: unknown): value is Parent {
  return typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
}

function sizeOf(value: Parent): number {
  return Array.isArray(value) ? value.length : Object.keys(value).length
}

function read({ parent, key }: Spot): unknown {
  return Array.isArray(parent) ? parent[Number(key)] : parent[key]
}

/** Sets a member of its own even where its name is `__proto__`. */
function put({ parent, key }: Spot, value: unknown): void {
  // Undefined has no JSON; a value inside itself neither, so what is copied is copied whole.
  const own = value === undefined ? null : isParent(value) ? structuredCloneOf(value) : value
  Object.defineProperty(parent, key, { value: own, enumerable: true, configurable: true, writable: true })
}

function structuredCloneOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCloneOf)
  if (!isParent(value)) return value
  const copy: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(value)) put({ parent: copy, key }, child)
  return copy
}

function remove({ parent, key }: Spot): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}

function repeat(spot: Spot): void {
  if (Array.isArray(spot.parent)) spot.parent.splice(Number(spot.key), 0, structuredCloneOf(read(spot) ?? null))
  else put({ parent: spot.parent, key: `${spot.key}2` }, read(spot))
}

function swap(one: Spot, other: Spot): void {
  const [first, second] = [structuredCloneOf(read(one)), structuredCloneOf(read(other))]
  put(one, second)
  put(other, first)
}

function rename(spot: Spot, dice: Dice): void {
  if (Array.isArray(spot.parent)) return
  const value = read(spot)
  remove(spot)
  put({ parent: spot.parent, key: NAMES[dice.below(NAMES.length)] ?? 'id' }, value)
}

function add(spot: Spot, dice: Dice): void {
  if (Array.isArray(spot.parent)) spot.parent.push(oddValue(dice))
  else put({ parent: spot.parent, key: NAMES[dice.below(NAMES.length)] ?? 'id' }, oddValue(dice))
}

/** A value a little beside what it was. */
function tweak(spot: Spot, dice: Dice): void {
  const value = read(spot)
  if (typeof value === 'number') {
    const others = [-value, value + 1, value - 1, value * 1e6, value / 1e6, value + 0.5, String(value), value * 3.2808, Math.round(value)]
    put(spot, others[dice.below(others.length)])
  } else if (typeof value === 'string') {
    const others = [
      `${value} `,
      value.toLowerCase(),
      value.slice(1),
      `${value}\u0301`,
      `${value}${value}`,
      Number(value),
      [value],
      value.toUpperCase(),
    ]
    const other = others[dice.below(others.length)]
    put(spot, typeof other === 'number' && Number.isNaN(other) ? 'NaN' : other)
  } else if (typeof value === 'boolean') put(spot, !value)
  else put(spot, oddValue(dice))
}

/** Ids and ends of a diagram exchanged: cycles, orphans, two parents, doubled ids. */
function crossIds(root: Parent, dice: Dice): void {
  const graph = graphOf(root, dice)
  if (!graph) return
  const [node, edge] = [graph.nodes[dice.below(Math.max(1, graph.nodes.length))], graph.edges[dice.below(Math.max(1, graph.edges.length))]]
  if (!isParent(node) || !isParent(edge)) return
  const id = read({ parent: node, key: 'id' })
  put({ parent: dice.onceIn(4) ? (graph.nodes[0] as Parent) : edge, key: dice.pick(['source', 'target', 'id']) }, id)
}

function graphOf(root: Parent, dice: Dice): { nodes: unknown[]; edges: unknown[] } | undefined {
  const lists = (root as { selection?: { oduList?: { pipingGraphData?: { nodes?: unknown; edges?: unknown } }[] } }).selection?.oduList
  const graph = Array.isArray(lists) ? lists[dice.below(Math.max(1, lists.length))]?.pipingGraphData : undefined
  return Array.isArray(graph?.nodes) && Array.isArray(graph.edges) && isParent(graph.nodes[0])
    ? { nodes: graph.nodes, edges: graph.edges }
    : undefined
}
