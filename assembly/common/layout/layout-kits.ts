/**
 * The layout of an air handler's kits: a question and its answer in one buffer, without a pack. The host keeps names and ids and identifies nodes
 * by their row.
 *
 *   header · choices of the selection (i32 columns) · nodes of the layout (f64, then i32 columns)
 */
export const KITS_CHOICES: i32 = 0
export const KITS_COILS: i32 = 4
/** In: 1 where the kits already have places, so that only the box behind them is to be placed. */
export const KITS_PLACED: i32 = 8
/** Out: kind of connection, side of the kits, nodes of the layout. */
export const KITS_CONNECTION: i32 = 12
/** 1 where the kits stand to the left of their joints. */
export const KITS_IS_MIRRORED: i32 = 16
export const KITS_NODES: i32 = 20
/** In, f64: place of the first node, or of the first kit where the kits are placed; x of the node that feeds it. */
export const KITS_X: i32 = 24
export const KITS_Y: i32 = 32
export const KITS_FEEDING_X: i32 = 40
/** Out, f64: drawing units by which the layout is higher than the available space. */
export const KITS_ADDED_HEIGHT: i32 = 48
/** Out, f64: lengths in m that the pipes are labelled with, between joints and kits, then from kit to box. */
export const KITS_PIPE_M: i32 = 56
export const KITS_GAS_M: i32 = 64
export const KITS_LIQUID_M: i32 = 72
export const KITS_HEADER_BYTES: i32 = 80

/** Kinds of connection: every kit by itself, every port at a coil of its own, all ports of a kit merged at one coil. */
export const CONNECTION_BRANCHING: i32 = 0
export const CONNECTION_DIRECT: i32 = 1
export const CONNECTION_MERGE: i32 = 2

/** Columns of the choices: number of kits, coil ports of each of them. */
export const CHOICE_KITS: i32 = 0
export const CHOICE_PORTS: i32 = 1

/** Columns of the nodes in drawing order: place, node kind, and the row of the node that feeds it (-1 for the first node and for the box, which every kit feeds). */
export const KITS_NODE_X: i32 = 0
export const KITS_NODE_Y: i32 = 1
export const KITS_NODE_KIND: i32 = 2
export const KITS_NODE_FEED: i32 = 3

/** Most nodes of a layout: the kits, a joint fewer, and the box. */
export function mostKitNodes(kits: i32): i32 {
  return kits * 2
}

export function choiceColumn(choices: i32, column: i32): i32 {
  return KITS_HEADER_BYTES + column * choices * 4
}

/** Start of a column of nodes; `kits` is the sum of the choices. */
export function kitNodeColumn(choices: i32, kits: i32, column: i32): i32 {
  const start = choiceColumn(choices, 2)
  const wide = column < KITS_NODE_KIND ? column : KITS_NODE_KIND
  return start + (wide * 8 + (column - wide) * 4) * mostKitNodes(kits)
}

export function kitLayoutBytes(choices: i32, kits: i32): i32 {
  return kitNodeColumn(choices, kits, KITS_NODE_FEED + 1)
}
