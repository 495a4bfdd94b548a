import { SHAPES_OUTSIDE } from './is-tree'

type Fields = Record<string, unknown>

/**
 * What a reader must not have let through, found by looking at the JSON alone and with none of the product's code: the first fault's place, or null. Systems that are
 * not active are only looked at where that holds for them too.
 */
export function faultIn(json: unknown, knownModels: ReadonlySet<string>): string | null {
  const systems = listOf(fieldsOf(fieldsOf(json)['selection'])['oduList'])
  const ids = new Set<string>()
  for (const [place, value] of systems.entries()) {
    const system = fieldsOf(value)
    const at = `$.selection.oduList[${place}]`
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${at} is no object`
    const { id } = system
    if (typeof id === 'string' && id !== '') {
      if (ids.has(id)) return `${at}.id is there twice`
      ids.add(id)
    }
    const isActive = system['status'] === undefined || system['status'] === null || system['status'] === 1
    const graph = fieldsOf(system['pipingGraphData'])
    for (const [row, edge] of listOf(graph['edges']).entries()) {
      const fault = edgeFault(fieldsOf(edge))
      if (fault !== null) return `${at}.pipingGraphData.edges[${row}].${fault}`
    }
    for (const [row, node] of listOf(graph['nodes']).entries()) {
      const fault = nodeFault(fieldsOf(node), isActive ? knownModels : null)
      if (fault !== null) return `${at}.pipingGraphData.nodes[${row}].${fault}`
    }
  }
  return null
}

function edgeFault(edge: Fields): string | null {
  const data = fieldsOf(edge['data'])
  for (const name of ['ActualPipeLength', 'ActualPipeLength_GAS', 'ActualPipeLength_LIQUID'])
    if (!isAmount(data[name])) return `data.${name}`
  const bends = data['bendingcount']
  if (!isAmount(bends) || (typeof bends === 'number' && !Number.isInteger(bends))) return 'data.bendingcount'
  return ['generic', 'gas', 'liquid', '', undefined, null].includes(edge['kind'] as string) ? null : 'kind'
}

function nodeFault(node: Fields, knownModels: ReadonlySet<string> | null): string | null {
  const data = fieldsOf(node['data'])
  const shape = typeof node['shape'] === 'string' ? node['shape'].toLowerCase().replace(/[ _-]/g, '') : ''
  if (shape !== 'odu1' && shape !== 'idu1') return null
  if (typeof data['JointType'] === 'string' && data['JointType'] !== '') return null
  if (SHAPES_OUTSIDE.has(shape) || data['type'] === 'hrv') return null
  if (!isAmount(data['portcapacity'])) return 'data.portcapacity'
  if (shape === 'idu1' && !isAmount(data['coolCapa'])) return 'data.coolCapa'
  const { models } = data
  if (shape === 'odu1' && models !== undefined && models !== null) {
    if (!Array.isArray(models) || models.length === 0 || models.length > 4) return 'data.models'
    if (models.some((model) => typeof model !== 'string' || (knownModels && !knownModels.has(model)))) return 'data.models'
  }
  const model = data['modelName']
  if (shape === 'idu1' && typeof model === 'string' && model !== '' && knownModels && !knownModels.has(model)) return 'data.modelName'
  return null
}

function isAmount(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0)
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
