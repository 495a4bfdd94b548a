/**
 * A question about a drop: the header (HEAD_NODES counts the nodes of the drawing), slots of f64 for the item and the place, then two columns of
 * bytes with one answer a node. The columns are absent where one node is asked for.
 */
import { HEADER_BYTES, padded } from './layout'

export const DROP_MAGIC: i32 = 0x44524f50

/** Slots, f64 each. The dropped item: kind, joint type, outlets and flags as in the node columns. */
export const DROP_KIND: i32 = 0
export const DROP_JOINT_TYPE: i32 = 1
export const DROP_OUTLETS: i32 = 2
export const DROP_FLAGS: i32 = 3
/** kW; NaN where the model's figure applies. */
export const DROP_COOLING_KW: i32 = 4
/** Row in the pack's equipment, of a box in its box table; -1 where there is none. */
export const DROP_MODEL: i32 = 5
/** Numbers of the system's buffer; 0 where none is given. */
export const DROP_MATERIAL: i32 = 6
export const DROP_AIR_HANDLER: i32 = 7
/** Number of kits of the air handler that a kit belongs to, including those not drawn yet. */
export const DROP_KITS: i32 = 8
/** Row of the node asked for, -1 for all of them. */
export const DROP_NODE: i32 = 9
/** Out, where one node is asked for: number of the first broken rule or 0, and the port that the drop reserves or 0. */
export const DROP_FIRST: i32 = 10
export const DROP_RESERVES: i32 = 11
/** A port of the same box where the item would break no rule; 0 where there is none, or where another rule than a port's is broken. */
export const DROP_BETTER_PORT: i32 = 12
export const DROP_SLOTS: i32 = 13

export const DROP_START: i32 = HEADER_BYTES

/** Bytes of the answer, one a node: number of the first broken rule, 0 where the item may be dropped. */
export function dropVerdicts(): i32 {
  return DROP_START + DROP_SLOTS * 8
}

/** Port beside each node that a drop there reserves, 0 where it reserves none. */
export function dropReserves(nodes: i32): i32 {
  return dropVerdicts() + padded(nodes)
}

export function dropBytes(nodes: i32): i32 {
  return dropReserves(nodes) + padded(nodes)
}
