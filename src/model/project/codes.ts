/**
 * Kinds and types of the diagram as small numbers: a diagram column holds the code, the wire the name at that index
 * of the list. New names are appended only, because saved journals hold codes.
 */
export const NODE_KINDS = [
  'none', // shapes without refrigerant: texts, panels, controllers, accessories
  'outdoor',
  'indoor',
  'freshAir',
  'hydro',
  'ahuKit',
  'joint', // plain joint, header, MP joint or sub connector, told apart by joint type and branches
  'box', // mode-select box
  'ahuBox', // box in front of a merged air handler; the one node that several pipes may feed
  'placeholder',
  'endCap',
] as const
export type NodeKind = (typeof NODE_KINDS)[number]

/** Whether the kind is a unit of the indoor side, which has a model. */
export function isUnitKind(kind: NodeKind): boolean {
  return kind === 'indoor' || kind === 'freshAir' || kind === 'hydro' || kind === 'ahuKit'
}

/** Joint and box types with the names of the specification; '' is a plain joint or header. */
export const JOINT_TYPES = [
  '',
  'MS',
  'MS-MAIN',
  'MS-SUB',
  'MP2',
  'MP4',
  'MP8',
  'MP3-W',
  'MP4-W',
  'MP5-W',
  'MP6-W',
  'MP2-SUB',
  'PLUS-SUB',
] as const
export type JointType = (typeof JOINT_TYPES)[number]

export const EDGE_KINDS = ['generic', 'gas', 'liquid'] as const
export type EdgeKind = (typeof EDGE_KINDS)[number]

export const OUTDOOR_TYPES = ['HP', 'HR', 'MainSub'] as const
export type OutdoorType = (typeof OUTDOOR_TYPES)[number]
