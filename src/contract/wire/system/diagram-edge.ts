import { EDGE_KINDS } from '../../../model/project/codes'
import type { DiagramEdge } from '../../../model/diagram/diagram'
import { amountIn, flagIn, idIn, recordIn, recordOf, textIn, wholeIn, wordIn, type JsonRecord, type Place } from '../read-value'
import { unknownFields, withoutBeside } from '../unknown-fields'

/** Key under which fields beside `data` are kept; not a field of the wire. */
const BESIDE = '@edge'
const EDGE_FIELDS = new Set(['id', 'source', 'target', 'sourcePort', 'kind', 'data'])
const DATA_FIELDS = new Set([
  'ActualPipeLength',
  'ActualPipeLength_GAS',
  'ActualPipeLength_LIQUID',
  'bendingcount',
  'materialType',
  'PipeDisable',
  'ahuDataId',
  'index',
])
const MOST_PORT = 255
const MOST_BENDS = 1_000_000

/** Reads one edge of `pipingGraphData.edges`. A missing end is accepted here and reported by the check of the tree. */
export function readEdge(value: unknown, place: Place): DiagramEdge {
  const record = recordOf(value, place)
  const data = recordIn(record, 'data', place)
  const inData: Place = () => `${place()}.data`
  const edge: DiagramEdge = {
    id: idIn(record, 'id', place),
    source: textIn(record, 'source', place) ?? '',
    target: textIn(record, 'target', place) ?? '',
    sourcePort: wholeIn(record, 'sourcePort', place, 0, MOST_PORT) ?? 0,
    kind: wordIn(record, 'kind', place, EDGE_KINDS) ?? 'generic',
  }
  const length = amountIn(data, 'ActualPipeLength', inData)
  const gas = amountIn(data, 'ActualPipeLength_GAS', inData)
  const liquid = amountIn(data, 'ActualPipeLength_LIQUID', inData)
  const bends = wholeIn(data, 'bendingcount', inData, 0, MOST_BENDS)
  const material = textIn(data, 'materialType', inData)
  if (length !== undefined) edge.lengthM = length
  if (gas !== undefined) edge.gasLengthM = gas
  if (liquid !== undefined) edge.liquidLengthM = liquid
  if (bends !== undefined) edge.bends = bends
  if (material !== undefined) edge.materialType = material
  if (flagIn(data, 'PipeDisable', inData)) edge.isDisabled = true
  const airHandler = textIn(data, 'ahuDataId', inData)
  if (airHandler !== undefined) edge.airHandlerId = airHandler
  const extra = unknownFields(data, DATA_FIELDS, inData)
  const beside = unknownFields(record, EDGE_FIELDS, place)
  if (extra || beside) edge.extra = beside ? { ...extra, [BESIDE]: beside } : { ...extra }
  return edge
}

/** Writes the edge in its wire form, metric; `index` is its place in the drawing. */
export function writeEdge(edge: DiagramEdge, index: number): JsonRecord {
  const [beside, data] = withoutBeside(edge.extra, BESIDE)
  data['index'] = index
  if (edge.lengthM !== undefined) data['ActualPipeLength'] = edge.lengthM
  if (edge.gasLengthM !== undefined) data['ActualPipeLength_GAS'] = edge.gasLengthM
  if (edge.liquidLengthM !== undefined) data['ActualPipeLength_LIQUID'] = edge.liquidLengthM
  if (edge.bends !== undefined) data['bendingcount'] = edge.bends
  if (edge.materialType !== undefined) data['materialType'] = edge.materialType
  if (edge.isDisabled) data['PipeDisable'] = true
  if (edge.airHandlerId !== undefined) data['ahuDataId'] = edge.airHandlerId
  const wire: JsonRecord = { id: edge.id, source: edge.source, target: edge.target, kind: edge.kind, data }
  if (edge.sourcePort > 0) wire['sourcePort'] = edge.sourcePort
  return beside ? { ...beside, ...wire } : wire
}
