import type { Diagram } from '../../src/model/diagram/diagram'
import { readGraph, type Place } from './graph'
import { placeNotes } from './notes'
import { symbolSize } from './symbol-size'

export interface Point {
  x: number
  y: number
}

const COLUMN = 140
const ROW = 150
const GAP = 24

const TALL_ROW = 120
const TALL_LEAF = 124

interface Block {
  /** Columns taken, and where the node itself stands in them. */
  columns: number
  middle: number
  /** How far below the node the next line of a tall drawing may stand. */
  height: number
  /** Whether what hangs stands beside the joint and its line goes on below. */
  isOnRiser: boolean
}

/** The arrangement by plain recursion over objects: every node of a sound tree and every note beside it, by row of the diagram. */
export function referenceArrangement(diagram: Diagram): Map<number, Point> {
  const { places } = readGraph(diagram)
  const root = places.find((place) => place.kind === 'outdoor')
  const points = new Map<number, Point>()
  if (!root) return points
  const blocks = new Map<Place, Block>()
  const isTall = root.data.layOut === 'tall'
  measure(root, blocks, isTall)
  put(root, 0, 0, blocks, points, isTall)
  for (const place of places) if (place.kind === 'ahuBox') centreUnderKits(place, points)
  placeNotes(diagram, points, blocks.get(root)?.columns ?? 1)
  return points
}

function outletsOf(place: Place): number {
  return place.kind === 'box' ? (place.data.ports ?? 0) : (place.data.branches ?? 0)
}

function ownColumns(place: Place): number {
  return place.kind === 'outdoor' ? 1 : Math.ceil((symbolSize(place.kind, outletsOf(place)).width + GAP) / COLUMN)
}

/** Children that stand below this node, in the order of their ports; the box of merged kits stands below its first kit only. */
function childrenOf(place: Place): Place[] {
  const own = place.outlets.filter((feed) => feed.lower.feed === feed)
  return (place.kind === 'joint' || place.kind === 'box' ? own.toSorted((a, b) => a.port - b.port) : own).map((feed) => feed.lower)
}

function isPlainJoint(place: Place): boolean {
  return place.kind === 'joint' && (place.data.jointType ?? '') === ''
}

function isHeader(place: Place): boolean {
  return isPlainJoint(place) && (place.data.branches ?? place.outlets.length) > 2
}

/** The fitting that a joint's line goes on to. */
function onwardOf(place: Place): Place | undefined {
  if (place.kind !== 'joint' || isHeader(place) || place.outlets.length < 2) return undefined
  return childrenOf(place).findLast((child) => (child.kind === 'joint' || child.kind === 'box') && child.outlets.length > 0)
}

function isFitting(place: Place): boolean {
  return place.kind === 'joint' || place.kind === 'box'
}

function isDot(place: Place): boolean {
  return place.kind === 'joint' && outletsOf(place) <= 2
}

function measure(place: Place, blocks: Map<Place, Block>, isTall: boolean): Block {
  const onward = onwardOf(place)
  const below = childrenOf(place).map((child) => ({ child, block: measure(child, blocks, isTall) }))
  const hanging = below.filter(({ child }) => child !== onward)
  const own = ownColumns(place)
  const wide = hanging.reduce((sum, { block }) => sum + block.columns, 0)
  const columns = Math.max(own, wide)
  const isCentred = own > 1 || place.kind === 'box' || isHeader(place)
  const middle = isCentred ? (columns - 1) / 2 : (hanging[0]?.block.middle ?? 0)
  const after = below.find(({ child }) => child === onward)?.block
  const deepest = Math.max(TALL_LEAF, ...hanging.map(({ block }) => block.height))
  const block = {
    columns: columns + (after?.columns ?? 0),
    middle,
    height: place.outlets.length === 0 ? TALL_LEAF : Math.max(rowBelow(place, isTall) + deepest, after?.height ?? 0),
    isOnRiser: false,
  }
  if (isTall && after && isDot(place) && (after.isOnRiser || hanging.some(({ child }) => isFitting(child) && child.outlets.length > 0))) {
    block.columns = Math.max(1 + wide, columnsAside(onward, after) + after.columns)
    block.middle = 0
    block.height = deepest + after.height
    block.isOnRiser = true
  }
  blocks.set(place, block)
  return block
}

function rowBelow(place: Place, isTall: boolean): number {
  return isTall && place.kind !== 'ahuKit' && place.kind !== 'outdoor' ? TALL_ROW : ROW
}

/** A joint goes on straight below; anything wider stands a column aside. */
function columnsAside(onward: Place | undefined, { middle }: Block): number {
  return onward && isDot(onward) && middle === 0 ? 0 : 1
}

function put(place: Place, left: number, y: number, blocks: Map<Place, Block>, points: Map<number, Point>, isTall: boolean): void {
  const block = blocks.get(place)
  if (!block) return
  points.set(place.row, { x: (left + block.middle) * COLUMN, y })
  const onward = onwardOf(place)
  let next = block.isOnRiser ? left + 1 : left
  for (const child of childrenOf(place)) {
    const its = blocks.get(child)
    if (!its) continue
    if (child !== onward) {
      put(child, next, block.isOnRiser ? y : y + rowBelow(place, isTall), blocks, points, isTall)
      next += its.columns
    } else if (block.isOnRiser) put(child, left + columnsAside(child, its), y + block.height - its.height, blocks, points, isTall)
    else put(child, left + block.columns - its.columns, y, blocks, points, isTall)
  }
}

/** Kits side by side, with nothing else below them, carry their box under their middle. */
function centreUnderKits(box: Place, points: Map<number, Point>): void {
  const kits = box.feeds.map((feed) => feed.upper)
  const parent = kits[0]?.feed?.upper
  const isAlone = kits.every((kit) => kit.feed?.upper === parent && kit.outlets.length === 1)
  if (!parent || kits.length < 2 || box.outlets.length > 0 || !isAlone) return
  const xs = kits.map((kit) => points.get(kit.row)?.x ?? 0)
  const first = Math.min(...xs)
  const last = Math.max(...xs)
  const between = parent.outlets.filter((feed) => {
    const x = points.get(feed.lower.row)?.x ?? NaN
    return x >= first && x <= last
  })
  if (between.length !== kits.length) return
  const point = points.get(box.row)
  if (point) point.x = Math.min((first + last) / 2, last - ((ownColumns(box) - 1) * COLUMN) / 2)
}
