import { isUnitKind, OUTDOOR_TYPES, type NodeKind } from '../../../model/project/codes'
import { LAY_OUTS, type DiagramNode, type NodeData } from '../../../model/diagram/diagram'
import { PLUS_OFFSET } from '../../../model/drawing/notes/plus-offset'
import { InputError } from '../../input-error'
import { PART_FIELDS, readAirHandlerPart, writeAirHandlerPart } from './air-handler-part'
import type { EquipmentKind } from '../known-models'
import { jointTypeOf, nodeKindOf, unitTypeOf } from './node-kind'
import {
  amountIn,
  flagIn,
  idIn,
  isGiven,
  numberIn,
  recordIn,
  recordOf,
  shown,
  step,
  textIn,
  wholeIn,
  wordIn,
  type JsonRecord,
  type Place,
} from '../read-value'
import type { Reading } from '../reading'
import { forgetRepeated } from '../repeated-fields'
import { checkModuleCount, MOST_MODULES } from './module-count'
import { unknownFields, withoutBeside } from '../unknown-fields'

/** Key under which fields beside `data` are kept; not a field of the wire. */
const BESIDE = '@node'
const NODE_FIELDS = new Set(['id', 'shape', 'x', 'y', 'data'])
const MOST_OUTLETS = 255
/** Older name of a unit's type, `IDUType`, by kind. */
const OLDER_TYPES: Partial<Record<NodeKind, string>> = { ahuKit: 'AHU', hydro: 'HY' }

const EVERY_KIND = new Set<string>(['indoorUnitId', 'label'])
const CIRCUIT = [
  ...EVERY_KIND,
  'JointType',
  'heightM',
  'reverse',
  'portcapacity',
  'seriesCode',
  'materialType',
  'ahuDataId',
  'msboxrvid',
  'msboxiduid',
]
const OUTDOOR = new Set([...CIRCUIT, 'models', 'ODUType', 'defaultPipingLength', 'layOut'])
const UNIT = new Set([...CIRCUIT, 'modelName', 'coolCapa'])
const DRAWN_UNIT = new Set([...UNIT, 'type'])
const JOINT = new Set([...CIRCUIT, 'branches', 'ports'])
const BOX = new Set([...JOINT, 'bendingcount', 'modelName'])
const OTHER = new Set(CIRCUIT)
const KIT = new Set([...UNIT, ...PART_FIELDS])
const DRAWN_KIT = new Set([...KIT, 'type'])
const KIT_JOINT = new Set([...JOINT, ...PART_FIELDS])
const KIT_BOX = new Set([...OTHER, ...PART_FIELDS])

/** Reads one node of `pipingGraphData.nodes`. */
export function readNode(value: unknown, reading: Reading, place: Place): DiagramNode {
  const record = recordOf(value, place)
  const data = recordIn(record, 'data', place)
  const shape = textIn(record, 'shape', place)
  const inData: Place = () => `${place()}.data`
  const jointType = jointTypeOf(data, inData)
  if (shape === undefined && jointType === undefined)
    throw new InputError(`${place()}.shape`, 'the shape of the node, such as odu1, idu1, joint or plus')
  const kind = nodeKindOf(shape ?? 'joint', jointType, data, reading.known, place)
  const node: DiagramNode = {
    id: idIn(record, 'id', place),
    kind,
    shape: shape ?? 'joint',
    x: numberIn(record, 'x', place) ?? 0,
    y: numberIn(record, 'y', place) ?? 0,
    data: readData(data, kind, shape ?? 'joint', reading, inData),
  }
  const beside = unknownFields(record, NODE_FIELDS, place)
  if (beside) node.data.extra = { ...node.data.extra, [BESIDE]: beside }
  return node
}

/** Writes the node in its wire form, metric. */
export function writeNode({ id, kind, shape, x, y, data }: DiagramNode): JsonRecord {
  const [beside, wire] = withoutBeside(data.extra, BESIDE)
  put(wire, 'indoorUnitId', data.indoorUnitId)
  put(wire, 'JointType', data.jointType)
  put(wire, 'heightM', data.heightM)
  put(wire, 'reverse', data.reverse)
  put(wire, 'portcapacity', data.portCapacityKw)
  put(wire, 'seriesCode', data.seriesCode)
  put(wire, 'materialType', data.materialType)
  put(wire, 'ahuDataId', data.airHandlerId)
  if (data.airHandler) Object.assign(wire, writeAirHandlerPart(data.airHandler))
  put(wire, 'msboxrvid', data.reservedFor)
  put(wire, 'msboxiduid', data.boxIndoorUnitId)
  put(wire, 'label', data.label)
  put(wire, 'models', data.models)
  put(wire, 'ODUType', data.outdoorType)
  put(wire, 'defaultPipingLength', data.defaultPipingLengthM)
  put(wire, 'layOut', data.layOut)
  put(wire, 'modelName', data.model)
  put(wire, 'coolCapa', data.coolingKw)
  put(wire, 'branches', data.branches)
  put(wire, 'ports', data.ports)
  if (kind === 'box') put(wire, 'bendingcount', data.ports)
  if (isDrawnUnit(kind, shape)) wire['type'] = unitTypeOf(kind)
  const older = OLDER_TYPES[kind]
  if (older !== undefined && !('IDUType' in wire)) wire['IDUType'] = older
  const node = { id, shape, x, y, data: wire }
  return beside ? { ...beside, ...node } : node
}

function readData(data: JsonRecord, kind: NodeKind, shape: string, reading: Reading, place: Place): NodeData {
  const read: NodeData = {}
  set(read, 'indoorUnitId', textIn(data, 'indoorUnitId', place))
  set(read, 'label', textIn(data, 'label', place))
  if (kind === 'none') checkOffset(data, place)
  else readCircuit(data, kind, read, reading, place)
  if (isOfAirHandler(kind, shape)) set(read, 'airHandler', readAirHandlerPart(data, place))
  const extra = unknownFields(data, fieldsOf(kind, shape), place)
  const kept = extra && forgetRepeated(extra, { IDUType: OLDER_TYPES[kind] })
  set(read, 'extra', kept && Object.keys(kept).length > 0 ? kept : undefined)
  return read
}

/** Checks that `plusOffset`, which is kept unchanged, is an offset. */
function checkOffset(data: JsonRecord, place: Place): void {
  if (!isGiven(data[PLUS_OFFSET])) return
  const at: Place = () => place() + step(PLUS_OFFSET)
  const offset = recordIn(data, PLUS_OFFSET, place)
  for (const axis of ['x', 'y'])
    if (numberIn(offset, axis, at) === undefined) throw new InputError(at() + step(axis), 'a number of board units')
}

function readCircuit(data: JsonRecord, kind: NodeKind, read: NodeData, { known }: Reading, place: Place): void {
  set(read, 'jointType', jointTypeOf(data, place))
  set(read, 'heightM', numberIn(data, 'heightM', place))
  set(read, 'reverse', flagIn(data, 'reverse', place))
  set(read, 'seriesCode', textIn(data, 'seriesCode', place))
  set(read, 'materialType', textIn(data, 'materialType', place))
  set(read, 'airHandlerId', textIn(data, 'ahuDataId', place))
  set(read, 'reservedFor', textIn(data, 'msboxrvid', place))
  set(read, 'boxIndoorUnitId', textIn(data, 'msboxiduid', place))
  const portCapacity = amountIn(data, 'portcapacity', place)
  if (portCapacity !== undefined) read.portCapacityKw = portCapacity
  if (kind === 'outdoor') {
    set(read, 'models', readModels(data, known, place))
    set(read, 'outdoorType', wordIn(data, 'ODUType', place, OUTDOOR_TYPES))
    const length = amountIn(data, 'defaultPipingLength', place)
    if (length !== undefined) read.defaultPipingLengthM = length
    const layOut = wordIn(data, 'layOut', place, LAY_OUTS)
    if (layOut === 'tall') read.layOut = layOut
  } else if (isUnitKind(kind)) {
    set(read, 'model', readModel(data, known, place, isUnitModel, 'an indoor, fresh-air or hydro unit or a kit of the rule pack'))
    const capacity = amountIn(data, 'coolCapa', place)
    if (capacity !== undefined) read.coolingKw = capacity
  } else if (kind === 'joint' || kind === 'box') {
    const ports = wholeIn(data, 'ports', place, 1, MOST_OUTLETS)
    set(read, 'branches', wholeIn(data, 'branches', place, 1, MOST_OUTLETS))
    set(read, 'ports', ports ?? (kind === 'box' ? wholeIn(data, 'bendingcount', place, 1, MOST_OUTLETS) : undefined))
    if (kind === 'box')
      set(
        read,
        'model',
        readModel(data, known, place, (is) => is === 'box', 'a mode-select box of the rule pack'),
      )
  }
}

function readModels(data: JsonRecord, known: Reading['known'], place: Place): string[] | undefined {
  const models = data['models']
  if (!isGiven(models)) return undefined
  if (!Array.isArray(models) || models.length < 1 || models.length > MOST_MODULES)
    throw new InputError(
      `${place()}.models`,
      `a list of one to ${MOST_MODULES} outdoor models${Array.isArray(models) ? `, not of ${models.length}` : ''}`,
    )
  const read = models.map((model: unknown, index) => {
    if (typeof model !== 'string' || model === '')
      throw new InputError(`${place()}.models[${index}]`, `the id of an outdoor model, not ${shown(model)}`)
    if (known && known(model) !== 'outdoor')
      throw new InputError(`${place()}.models[${index}]`, `an outdoor model of the rule pack, not ${shown(model)}`)
    return model
  })
  checkModuleCount(read, known, () => `${place()}.models`)
  return read
}

function readModel(
  data: JsonRecord,
  known: Reading['known'],
  place: Place,
  fits: (kind: EquipmentKind) => boolean,
  expected: string,
): string | undefined {
  const model = textIn(data, 'modelName', place)
  if (model === undefined || model === '') return undefined
  const kind = known?.(model)
  if (known && (kind === undefined || !fits(kind))) throw new InputError(`${place()}.modelName`, `${expected}, not ${shown(model)}`)
  return model
}

function isUnitModel(kind: EquipmentKind): boolean {
  return kind === 'indoor' || kind === 'freshAir' || kind === 'hydro' || kind === 'ahuKit'
}

/** Whether `data.type` gives the unit's kind: `idu1` draws several kinds; other shapes keep their `type` unchanged. */
function isDrawnUnit(kind: NodeKind, shape: string): boolean {
  return isUnitKind(kind) && shape === 'idu1'
}

/** Whether the node is a kit, a joint between kits or the box behind them; only these have fields of an air handler's layout. */
function isOfAirHandler(kind: NodeKind, shape: string): boolean {
  return kind === 'ahuKit' || kind === 'ahuBox' || (kind === 'joint' && shape.toLowerCase() === 'ahujoint')
}

function fieldsOf(kind: NodeKind, shape: string): ReadonlySet<string> {
  if (kind === 'none') return EVERY_KIND
  if (kind === 'outdoor') return OUTDOOR
  if (kind === 'box') return BOX
  if (kind === 'joint') return isOfAirHandler(kind, shape) ? KIT_JOINT : JOINT
  if (kind === 'ahuBox') return KIT_BOX
  if (kind === 'ahuKit') return isDrawnUnit(kind, shape) ? DRAWN_KIT : KIT
  if (isUnitKind(kind)) return isDrawnUnit(kind, shape) ? DRAWN_UNIT : UNIT
  return OTHER
}

function set<K extends keyof NodeData>(data: NodeData, key: K, value: NodeData[K] | undefined): void {
  if (value !== undefined) data[key] = value
}

function put(wire: JsonRecord, key: string, value: unknown): void {
  if (value !== undefined) wire[key] = value
}
