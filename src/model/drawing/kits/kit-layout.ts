import type { AirHandler, KitDirection } from '../../project/air-handler'
import type { NodeKind } from '../../project/codes'

/** How the kits of an air handler reach its coils: each port at its coil, all ports of a kit merged at one, or each kit by itself. */
export type KitConnection = 'direct' | 'merge' | 'branching'

/** Where a layout is to stand, in drawing units. */
export interface KitPlace {
  x: number
  y: number
  /** X of the node that feeds the place; absent where the kits stand on places of their own, the first of them here. */
  feedingX?: number
}

/** One node of a layout, before it has an id. */
export interface KitLayoutNode {
  kind: NodeKind
  x: number
  y: number
  /** Index of the node that feeds it within the layout; -1 for the first node and for the box, which every kit feeds. */
  feed: number
}

/** The layout of an air handler's kits as the core computes it. Lengths in m are those that the pipes are labelled with. */
export interface KitLayout {
  connection: KitConnection
  direction: KitDirection
  /** In drawing order: a node comes after the node that feeds it, the box last. Of kits on places of their own only the box. */
  nodes: readonly KitLayoutNode[]
  /** Drawing units by which the nodes below move down. */
  addedHeight: number
  pipeM: number
  gasM: number
  liquidM: number
}

/** Asks the core for a layout; `engine/kit-layout` has the function. It is synchronous and pure, as edits are. */
export type FindKitLayout = (airHandler: Pick<AirHandler, 'coils' | 'choices'>, place: KitPlace) => KitLayout
