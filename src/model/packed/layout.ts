/** First word of a packed project: "BLPK" read as a little-endian number. */
export const MAGIC = 0x4b504c42
export const PACKED_VERSION = 2
/** The former version, with unit lists inside the systems' texts and no directory words for them. */
export const FORMER_VERSION = 1

/** Words of the header: magic, version, bytes in all, checksum, number of systems, bytes of the project's own text. */
export const HEADER_WORDS = 6
/** Words of a system in the directory: bytes of its text, nodes, edges, bytes of its drawing, bytes of its list of units. */
export const ENTRY_WORDS = 5
export const FORMER_ENTRY_WORDS = 4

/** Columns of a diagram, widest first, so that each is aligned at the end of the one before it. */
export const NODE_NUMBERS = ['nodeX', 'nodeY', 'nodeHeightM', 'nodeCoolingKw', 'nodePortCapacityKw'] as const
export const EDGE_NUMBERS = ['edgeLengthM', 'edgeGasLengthM', 'edgeLiquidLengthM', 'edgeBends'] as const
export const NODE_PLACES = ['nodeModel'] as const
export const EDGE_PLACES = ['edgeSource', 'edgeTarget'] as const
export const NODE_CODES = ['nodeKind', 'nodeJointType', 'nodeOutlets', 'nodeReverse'] as const
export const EDGE_CODES = ['edgeSourcePort', 'edgeKind'] as const

const NODE_BYTES = NODE_NUMBERS.length * 8 + NODE_PLACES.length * 4 + NODE_CODES.length
const EDGE_BYTES = EDGE_NUMBERS.length * 8 + EDGE_PLACES.length * 4 + EDGE_CODES.length

/** Returns the bytes of a diagram's columns, which precede its text. */
export function columnBytes(nodes: number, edges: number): number {
  return nodes * NODE_BYTES + edges * EDGE_BYTES
}

/** Rounds up to a multiple of eight. */
export function aligned(bytes: number): number {
  return (bytes + 7) & ~7
}

/** One system as bytes. */
export interface PackedSystem {
  /** JSON text of everything but the drawing and the list of units. */
  head: Uint8Array
  /** JSON text of the list of units; empty in the former version, where the head contains it. */
  units: Uint8Array
  nodes: number
  edges: number
  /** Columns of the drawing, then its JSON text: ids, shapes, models and rare fields. */
  drawing: Uint8Array
}

/** A project as bytes, split into parts but not yet read. */
export interface PackedProject {
  /** JSON text of everything but the systems. */
  head: Uint8Array
  systems: PackedSystem[]
}
