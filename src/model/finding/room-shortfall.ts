import type { Diagram } from '../diagram/diagram'
import { nodeRow } from '../diagram/diagram-rows'
import { kindAt } from '../diagram/diagram-tree'
import type { Finding, Severity } from './finding'
import type { IndoorUnit } from '../project/project'

/** Quantities of which a room may receive too little. */
export type RoomQuantity = 'cooling' | 'sensible' | 'heating'

/** The finding of a shortfall: its severity, and the share in per cent that all units of the room deliver together. */
export type ShareFinding = Pick<Finding, 'severity' | 'values'>

/** The shortfalls of a room by quantity; quantities without a shortfall are absent. */
export type Shortfall = Partial<Record<RoomQuantity, ShareFinding>>

const QUANTITY_OF: Readonly<Record<string, RoomQuantity | undefined>> = {
  'limit.deliveredCoolPct': 'cooling',
  'limit.deliveredSensiblePct': 'sensible',
  'limit.deliveredHeatPct': 'heating',
}

const ENOUGH: Shortfall = {}

/** Returns the quantity of a shortfall finding; undefined for a finding of another kind. */
export function shortOf({ code }: Pick<Finding, 'code'>): RoomQuantity | undefined {
  return QUANTITY_OF[code]
}

/** Returns the delivered share of the room's requirement, in per cent. */
export function sharePct({ values }: ShareFinding): number {
  return Number(values['value'])
}

/** Returns the worst shortfall severity among the findings; null where there is none. */
export function worstShortfall(findings: readonly Pick<Finding, 'code' | 'severity'>[]): Severity | null {
  let worst: Severity | null = null
  for (const finding of findings) {
    if (shortOf(finding) === undefined) continue
    if (finding.severity === 'error') return 'error'
    worst = 'advice'
  }
  return worst
}

export type ItemAt = (row: number) => Pick<IndoorUnit, 'roomId'> | undefined

const known = new WeakMap<readonly Finding[], Map<string, Shortfall>>()

/** Returns the shortfalls of the room that a drawn unit serves: a finding at one unit of the room applies to all of them. */
export function shortfallAt(findings: readonly Finding[], diagram: Diagram, row: number, itemAt: ItemAt): Shortfall {
  let byRoom = known.get(findings)
  if (!byRoom) {
    byRoom = shortfallsByRoom(findings, diagram, itemAt)
    known.set(findings, byRoom)
  }
  return byRoom.size === 0 ? ENOUGH : (byRoom.get(roomKey(diagram, row, itemAt)) ?? ENOUGH)
}

function shortfallsByRoom(findings: readonly Finding[], diagram: Diagram, itemAt: ItemAt): Map<string, Shortfall> {
  const byRoom = new Map<string, Shortfall>()
  for (const finding of findings) {
    const quantity = shortOf(finding)
    const row = quantity === undefined || finding.nodeId === undefined ? -1 : nodeRow(diagram, finding.nodeId)
    if (quantity === undefined || row < 0) continue
    const key = roomKey(diagram, row, itemAt)
    byRoom.set(key, { ...byRoom.get(key), [quantity]: finding })
  }
  return byRoom
}

/** Returns the key by which the core groups units: by room, by air handler, else each unit alone. */
export function roomKey(diagram: Diagram, row: number, itemAt: ItemAt): string {
  const roomId = itemAt(row)?.roomId
  if (roomId !== undefined) return `room ${roomId}`
  const airHandlerId = airHandlerAt(diagram, row)
  return airHandlerId === undefined ? `unit ${diagram.nodeId[row] ?? ''}` : `air handler ${airHandlerId}`
}

/** Returns the air handler of a drawn kit, whose kits share its requirement; undefined for any other node. */
export function airHandlerAt(diagram: Diagram, row: number): string | undefined {
  return kindAt(diagram, row) === 'ahuKit' ? diagram.nodeRest[row]?.airHandlerId : undefined
}
