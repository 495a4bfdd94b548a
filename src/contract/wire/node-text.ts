import { JOINT_TYPES, NODE_KINDS } from '../../model/codes'
import type { Diagram, NodeData } from '../../model/diagram'
import { nodeAt } from '../../model/diagram-rows'
import type { OutletPlace } from '../../model/outlet-places'
import { isDrawnUnit, writeNode } from './diagram-node'
import { unitTypeOf } from './node-kind'
import { writePlace } from './placeholder-places'
import { hasOnly, numberText, wordText } from './plain-text'

/** What is written here beside the columns; a node with more is written as an object. */
const PLAIN: ReadonlySet<string> = new Set([
  'indoorUnitId',
  'seriesCode',
  'materialType',
  'airHandlerId',
  'reservedFor',
  'boxIndoorUnitId',
  'label',
  'models',
  'outdoorType',
  'defaultPipingLengthM',
] satisfies (keyof NodeData)[])
const NONE: NodeData = {}
const TYPES = NODE_KINDS.map((kind) => `,"type":${JSON.stringify(unitTypeOf(kind))}`)

/** JSON text of `writeNode`, byte for byte, with the place of a placeholder. `id` and `models` are texts already. */
export function nodeText(diagram: Diagram, row: number, id: string, models: readonly string[], place: OutletPlace | undefined): string {
  const rest = diagram.nodeRest[row] ?? NONE
  if (!hasOnly(rest, PLAIN)) return JSON.stringify(writePlace(writeNode(nodeAt(diagram, row)), place))
  const kind = NODE_KINDS[diagram.nodeKind[row] ?? 0] ?? 'none'
  const shape = diagram.nodeShape[row] ?? ''
  const jointType = JOINT_TYPES[diagram.nodeJointType[row] ?? 0]
  const model = models[diagram.nodeModel[row] ?? -1]
  const outlets = diagram.nodeOutlets[row] ?? 0

  let data = rest === NONE ? '' : text('"indoorUnitId":', rest.indoorUnitId)
  if (jointType) data += `,"JointType":${wordText(jointType)}`
  data += amount('"heightM":', diagram.nodeHeightM[row])
  if (diagram.nodeReverse[row]) data += ',"reverse":true'
  data += amount('"portcapacity":', diagram.nodePortCapacityKw[row])
  if (rest !== NONE) data += restText(rest)
  if (model !== undefined) data += `,"modelName":${model}`
  data += amount('"coolCapa":', diagram.nodeCoolingKw[row])
  if (outlets > 0) data += kind === 'box' ? `,"ports":${outlets},"bendingcount":${outlets}` : `,"branches":${outlets}`
  if (isDrawnUnit(kind, shape)) data += TYPES[diagram.nodeKind[row] ?? 0] ?? ''
  if (place) data += `,"plusData":{"level":${place.level},"floor":${place.floor}}`
  const x = numberText(diagram.nodeX[row] ?? 0)
  const y = numberText(diagram.nodeY[row] ?? 0)
  return `{"id":${id},"shape":${wordText(shape)},"x":${x},"y":${y},"data":{${data.slice(1)}}}`
}

function restText(rest: NodeData): string {
  let data = text('"seriesCode":', rest.seriesCode)
  data += text('"materialType":', rest.materialType)
  data += text('"ahuDataId":', rest.airHandlerId)
  data += text('"msboxrvid":', rest.reservedFor)
  data += text('"msboxiduid":', rest.boxIndoorUnitId)
  data += text('"label":', rest.label)
  if (rest.models !== undefined) data += `,"models":${JSON.stringify(rest.models)}`
  data += text('"ODUType":', rest.outdoorType)
  return data + amount('"defaultPipingLength":', rest.defaultPipingLengthM)
}

function text(name: string, value: string | undefined): string {
  return value === undefined ? '' : `,${name}${JSON.stringify(value)}`
}

function amount(name: string, value = NaN): string {
  return Number.isNaN(value) ? '' : `,${name}${numberText(value)}`
}
