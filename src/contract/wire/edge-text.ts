import { EDGE_KINDS } from '../../model/codes'
import type { Diagram, EdgeRest } from '../../model/diagram'
import { edgeAt } from '../../model/diagram-rows'
import { writeEdge } from './diagram-edge'
import { hasOnly, numberText, wordText } from './plain-text'

const KINDS = EDGE_KINDS.map((kind) => JSON.stringify(kind))
/** What is written here; a pipe with more is written as an object. */
const PLAIN: ReadonlySet<string> = new Set(['source', 'target', 'materialType', 'airHandlerId'] satisfies (keyof EdgeRest)[])

/** JSON text of `writeEdge`, byte for byte. `ids` are the texts of the nodes' ids. */
export function edgeText(diagram: Diagram, row: number, ids: readonly string[]): string {
  const rest = diagram.edgeRest[row]
  if (rest && !hasOnly(rest, PLAIN)) return JSON.stringify(writeEdge(edgeAt(diagram, row)))
  let data = amount('"ActualPipeLength":', diagram.edgeLengthM[row])
  data += amount('"ActualPipeLength_GAS":', diagram.edgeGasLengthM[row])
  data += amount('"ActualPipeLength_LIQUID":', diagram.edgeLiquidLengthM[row])
  data += amount('"bendingcount":', diagram.edgeBends[row])
  if (rest?.materialType !== undefined) data += `,"materialType":${wordText(rest.materialType)}`
  if (rest?.airHandlerId !== undefined) data += `,"ahuDataId":${JSON.stringify(rest.airHandlerId)}`
  const source = ids[diagram.edgeSource[row] ?? -1] ?? JSON.stringify(rest?.source ?? '')
  const target = ids[diagram.edgeTarget[row] ?? -1] ?? JSON.stringify(rest?.target ?? '')
  const kind = KINDS[diagram.edgeKind[row] ?? 0] ?? '"generic"'
  const port = diagram.edgeSourcePort[row] ?? 0
  const id = JSON.stringify(diagram.edgeId[row] ?? '')
  return `{"id":${id},"source":${source},"target":${target},"kind":${kind},"data":{${data.slice(1)}}${port > 0 ? `,"sourcePort":${port}` : ''}}`
}

function amount(name: string, value = NaN): string {
  return Number.isNaN(value) ? '' : `,${name}${numberText(value)}`
}
