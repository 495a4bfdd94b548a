import type { AirHandler, KitDirection } from '../../project/air-handler'
import type { NodeKind } from '../../project/codes'

/** How the kits of an air handler reach its coils: each port at its coil, all ports of a kit merged at one, or each kit by itself. */
export type KitConnection = 'direct' | 'merge' | 'branching'

/** Position of a layout, in drawing units. */
export interface KitPlace {
  x: number
  y: number
  /** X of the feeding node; absent where the kits are placed separately, the first of them here. */
  feedingX?: number
}

/** One node of a layout, before it has an id. */
export interface KitLayoutNode {
  kind: NodeKind
  x: number
  y: number
  /** Index of the feeding node within the layout; -1 for the first node and for the box, which every kit feeds. */
  feed: number
}

/** The layout of an air handler's kits as computed by the core. Lengths in m are the labels of the pipes. */
export interface KitLayout {
  connection: KitConnection
  direction: KitDirection
  /** Nodes in drawing order: a node comes after its feeding node, the box last. Only the box where the kits are placed separately. */
  nodes: readonly KitLayoutNode[]
  /** Distance by which the nodes below move down, in drawing units. */
  addedHeight: number
  pipeM: number
  gasM: number
  liquidM: number
}

/** Computes a layout in the core; implemented in `engine/kit-layout`. Synchronous and pure, like edits. */
export type FindKitLayout = (airHandler: Pick<AirHandler, 'coils' | 'choices'>, place: KitPlace) => KitLayout
