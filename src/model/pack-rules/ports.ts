import { kindAt, outletsOf } from '../diagram/diagram-tree'
import type { Diagram } from '../diagram/diagram'
import { nodeRow } from '../diagram/diagram-rows'
import { isAbove } from './allowance'
import type { DrawingView, Load } from './drawing-view'
import { isMergeAt, portKwAt, portsAt, portsTakenAt, typeAt, unitIn } from './drawing-view'
import { startsOnOddPort } from './merge-joints'
import { needsSiblingPort } from './mode'

/** Returns the other port of a pair: ports are paired as 1–2, 3–4 … */
export function siblingPort(port: number): number {
  return ((port - 1) ^ 1) + 1
}

/** An item to be put on a box. */
export interface PortItem {
  /** Consecutive ports that it takes. */
  ports: number
  startsOdd: boolean
  /** Whether it is a unit above the load of one port, which also needs the sibling port. */
  isLarge: boolean
}

/** Ports of a box that are not free: occupied ones, and those reserved for or needed by a large unit. */
export interface PortsInUse {
  ports: number
  taken: Set<number>
  kept: Set<number>
}

/** Returns the ports of a box in use, excluding one of its children and its reservation. `more` is the load about to be added to the box. */
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

/** Returns the ports that a child takes from its port on, as far as the box has them. */
function reachOf(view: DrawingView, child: number, port: number, ports: number): number[] {
  if (port < 1 || port > ports) return []
  return Array.from({ length: portsTakenAt(view, child) }, (_, step) => port + step).filter((each) => each <= ports)
}

function isFreeKind(diagram: Diagram, row: number): boolean {
  const kind = kindAt(diagram, row)
  return kind === 'placeholder' || kind === 'endCap'
}

/** Whether a placeholder is reserved for a drawn unit. A reservation for a removed unit is ignored. */
export function isReserved(diagram: Diagram, row: number): boolean {
  const unit = diagram.nodeRest[row]?.reservedFor
  return unit !== undefined && nodeRow(diagram, unit) >= 0
}

/** Whether a box lacks these ports for an item: before the first, beyond the last, or a pair starting on an even port. */
export function isUnknownPort(port: number, { ports: count, startsOdd }: PortItem, ports: number): boolean {
  return port < 1 || port + count - 1 > ports || (startsOdd && port % 2 === 0)
}

/** Whether an item may take the ports starting at this one. */
export function mayTakePort(port: number, item: PortItem, { ports, taken, kept }: PortsInUse): boolean {
  if (isUnknownPort(port, item, ports)) return false
  for (let each = port; each < port + item.ports; each++) if (taken.has(each) || kept.has(each)) return false
  const sibling = siblingPort(port)
  return !item.isLarge || (sibling <= ports && !taken.has(sibling) && !kept.has(sibling))
}

/** Lists the ports at which an item may start on a box. */
export function portsFor(item: PortItem, use: PortsInUse): number[] {
  return Array.from({ length: use.ports }, (_, place) => place + 1).filter((port) => mayTakePort(port, item, use))
}

/** Describes a drawn child of a box, or the unit that overrides it, as an item of the port rules. */
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

/** Returns the port rules that a drawn child of a box breaks: unknown port, occupied port, or no free sibling port for a large unit. */
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
