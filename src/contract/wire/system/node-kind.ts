import { JOINT_TYPES, type JointType, type NodeKind } from '../../../model/project/codes'
import { InputError } from '../../input-error'
import type { KnownModels } from '../known-models'
import { shown, wordIn, type JsonRecord, type Place } from '../read-value'

const BY_SHAPE: ReadonlyMap<string, NodeKind> = new Map<string, NodeKind>([
  ['odu1', 'outdoor'],
  ['idu1', 'indoor'],
  ['ahukit', 'ahuKit'],
  ['ahubox', 'ahuBox'],
  ['ahujoint', 'joint'],
  ['joint', 'joint'],
  ['plus', 'placeholder'],
  ['endcap', 'endCap'],
  ['hrv1', 'none'],
  ['controller3', 'none'],
  ['dnd', 'none'],
  ['dnd3', 'none'],
  ['panel', 'none'],
  ['textblock', 'none'],
  ['customedge', 'none'],
])

const SHAPES = 'odu1, idu1, ahukit, ahubox, ahujoint, joint, plus, end cap, hrv1, controller3, dnd, dnd3, panel, text-block, customEdge'

const UNIT_KINDS = { idu: 'indoor', fa: 'freshAir', hdo: 'hydro', ahu: 'ahuKit', hrv: 'none' } as const
export type UnitType = keyof typeof UNIT_KINDS
export const UNIT_TYPES = Object.keys(UNIT_KINDS) as UnitType[]

const BOX_TYPES: readonly JointType[] = ['MS', 'MS-MAIN', 'MS-SUB']

/** Returns the `data.type` of a unit drawn as `idu1`. */
export function unitTypeOf(kind: NodeKind): UnitType {
  return UNIT_TYPES.find((type) => UNIT_KINDS[type] === kind) ?? 'idu'
}

/**
 * Returns the kind of a node from its shape, its joint type and, for `idu1`, its unit type. Without a type the older `IDUType` is used, then the
 * rule pack's kind of the model, then a plain indoor unit.
 */
export function nodeKindOf(
  shape: string,
  jointType: JointType | undefined,
  data: JsonRecord,
  known: KnownModels | undefined,
  place: Place,
): NodeKind {
  if (jointType !== undefined && BOX_TYPES.includes(jointType)) return 'box'
  const kind = BY_SHAPE.get(shape.toLowerCase().replace(/[ _-]/g, ''))
  if (kind === undefined) throw new InputError(`${place()}.shape`, `one of ${SHAPES}, not ${shown(shape)}`)
  return kind === 'indoor' ? unitKind(data, known, () => `${place()}.data`) : kind
}

export function jointTypeOf(data: JsonRecord, place: Place): JointType | undefined {
  return wordIn(data, 'JointType', place, JOINT_TYPES)
}

function unitKind(data: JsonRecord, known: KnownModels | undefined, place: Place): NodeKind {
  const type = wordIn(data, 'type', place, UNIT_TYPES)
  if (type) return UNIT_KINDS[type]
  if (data['IDUType'] === 'AHU') return 'ahuKit'
  if (data['IDUType'] === 'HY') return 'hydro'
  const model = data['modelName']
  const kind = typeof model === 'string' ? known?.(model) : undefined
  return kind === 'freshAir' || kind === 'hydro' || kind === 'ahuKit' ? kind : 'indoor'
}
