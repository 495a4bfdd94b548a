import { kindAt, outletsOf } from '../diagram/diagram-tree'
import type { Diagram } from '../diagram/diagram'
import { nodeRow } from '../diagram/diagram-rows'
import { isAbove } from './allowance'
import type { DrawingView, Load } from './drawing-view'
import { isMergeAt, portKwAt, portsAt, portsTakenAt, typeAt, unitIn } from './drawing-view'
import { startsOnOddPort } from './merge-joints'
import { needsSiblingPort } from './mode'

/** Finds the other port of a pair: ports stand side by side as 1–2, 3–4 … */
export function siblingPort(port: number): number {
  return ((port - 1) ^ 1) + 1
}

/** Something that is about to stand on a box. */
export interface PortItem {
  /** Consecutive ports that it takes. */
  ports: number
  startsOdd: boolean
  /** It is a unit above the load of one port, and needs the port beside its own. */
  isLarge: boolean
}

/** Ports of a box that are not free: those that something stands on, and those kept for or needed by a large unit. */
export interface PortsInUse {
  ports: number
  taken: Set<number>
  kept: Set<number>
}

/** Reads which ports of a box are in use, without one of its children and what is kept for it. `more` is about to hang on the box. */
export function portsInUse(view: DrawingView, box: number, without = -1, more?: Load): PortsInUse {
  const { diagram, tree } = view
  const ports = portsAt(view, box)
  const use: PortsInUse = { ports, taken: new Set(), kept: new Set() }
  const isAsked = needsSiblingPort(view.mode, typeAt(view, box))
  const limitKw = isAsked ? portKwAt(view, box, more) : Infinity
  for (const edge of outletsOf(tree, box)) {
    const child = diagram.edgeTarget[edge] ?? -1
    if (child === without) continue
    const port = diagram.edgeSourcePort[edge] ?? 0
    const unit = unitIn(view, child)
    const isFree = !unit && isFreeKind(diagram, child)
    const into = isFree ? use.kept : use.taken
    const isOwn = without >= 0 && diagram.nodeRest[child]?.reservedFor === diagram.nodeId[without]
    if (!isFree || (isReserved(diagram, child) && !isOwn)) for (const each of reachOf(view, child, port, ports)) into.add(each)
    const isLarge = unit !== null && port >= 1 && port <= ports && isAbove(unit.coolingKw, limitKw)
    if (isLarge && siblingPort(port) <= ports) use.kept.add(siblingPort(port))
  }
  return use
}

/** Ports that a child takes from its port on, as far as the box has them. */
function reachOf(view: DrawingView, child: number, port: number, ports: number): number[] {
  if (port < 1 || port > ports) return []
  return Array.from({ length: portsTakenAt(view, child) }, (_, step) => port + step).filter((each) => each <= ports)
}

function isFreeKind(diagram: Diagram, row: number): boolean {
  const kind = kindAt(diagram, row)
  return kind === 'placeholder' || kind === 'endCap'
}

/** Whether a free place is kept for a unit of the drawing. The mark of a unit that is gone keeps nothing. */
export function isReserved(diagram: Diagram, row: number): boolean {
  const unit = diagram.nodeRest[row]?.reservedFor
  return unit !== undefined && nodeRow(diagram, unit) >= 0
}

/** Whether a box has no such ports for an item: before the first, past the last, or a pair that would start on an even port. */
export function isUnknownPort(port: number, { ports: count, startsOdd }: PortItem, ports: number): boolean {
  return port < 1 || port + count - 1 > ports || (startsOdd && port % 2 === 0)
}

/** Whether an item may take the ports from this one on. */
export function mayTakePort(port: number, item: PortItem, { ports, taken, kept }: PortsInUse): boolean {
  if (isUnknownPort(port, item, ports)) return false
  for (let each = port; each < port + item.ports; each++) if (taken.has(each) || kept.has(each)) return false
  const sibling = siblingPort(port)
  return !item.isLarge || (sibling <= ports && !taken.has(sibling) && !kept.has(sibling))
}

/** Lists the ports from which an item may stand on a box. */
export function portsFor(item: PortItem, use: PortsInUse): number[] {
  return Array.from({ length: use.ports }, (_, place) => place + 1).filter((port) => mayTakePort(port, item, use))
}

/** Describes a drawn child of a box, or the unit that takes its place, as an item of the port rules. */
export function itemAt(view: DrawingView, box: number, child: number, more?: Load): PortItem {
  const unit = unitIn(view, child)
  const isMerge = isMergeAt(view, child)
  const isLarge =
    unit !== null &&
    portsAt(view, box) > 1 &&
    needsSiblingPort(view.mode, typeAt(view, box)) &&
    isAbove(unit.coolingKw, portKwAt(view, box, more))
  return { ports: portsTakenAt(view, child), startsOdd: isMerge && startsOnOddPort(typeAt(view, child)), isLarge }
}

/** Port rules that a drawn child of a box breaks: no such port, a port that something stands on, or no free port beside that of a large unit. */
export function brokenPortRules(view: DrawingView, box: number, child: number): ('portUnknown' | 'placeTaken' | 'noSuitablePort')[] {
  const port = view.diagram.edgeSourcePort[view.tree.feed[child] ?? -1] ?? 0
  const item = itemAt(view, box, child)
  const { ports, taken } = portsInUse(view, box, child)
  const own = Array.from({ length: item.ports }, (_, step) => port + step)
  const sibling = siblingPort(port)
  return [
    ...(isUnknownPort(port, item, ports) ? (['portUnknown'] as const) : []),
    ...(own.some((each) => taken.has(each)) ? (['placeTaken'] as const) : []),
    ...(item.isLarge && (sibling > ports || taken.has(sibling)) ? (['noSuitablePort'] as const) : []),
  ]
}
