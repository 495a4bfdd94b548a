interface Drawn {
  nodes: readonly Record<string, unknown>[]
  edges: readonly Record<string, unknown>[]
}

/** Shapes without refrigerant, as a reader compares them. */
export const SHAPES_OUTSIDE = new Set(['textblock', 'hrv1', 'controller3', 'panel', 'dnd', 'dnd3', 'customedge'])

function isOutside({ shape }: Record<string, unknown>): boolean {
  return SHAPES_OUTSIDE.has(String(shape).toLowerCase().replace(/[ _-]/g, ''))
}

/** Whether a node is a unit, which ends its pipe; a box may be drawn in any shape. */
function isUnit(node: Record<string, unknown> | undefined): boolean {
  const { JointType: type } = (node?.['data'] ?? {}) as Record<string, unknown>
  return node?.['shape'] === 'idu1' && !(typeof type === 'string' && type.startsWith('MS'))
}

function isFree(node: Record<string, unknown> | undefined): boolean {
  const { JointType: type } = (node?.['data'] ?? {}) as Record<string, unknown>
  return ['plus', 'end cap'].includes(String(node?.['shape'])) && !(typeof type === 'string' && type.startsWith('MS'))
}

/** Whether an edge has an end at a node without refrigerant; `isTree` says nothing of such a drawing. */
export function leadsOutside({ nodes, edges }: Drawn): boolean {
  const outside = new Set(nodes.filter(isOutside).map(({ id }) => String(id)))
  return edges.some(({ source, target }) => outside.has(String(source)) || outside.has(String(target)))
}

/** Whether nodes and edges are one tree under one outdoor unit, found by walking; nodes without refrigerant must stand alone here. */
export function isTree({ nodes, edges }: Drawn): boolean {
  const ids = nodes.map((node) => String(node['id']))
  if (new Set(ids).size < ids.length || new Set(edges.map((edge) => String(edge['id']))).size < edges.length) return false
  const inside = nodes.filter((node) => !isOutside(node)).map((node) => String(node['id']))
  const roots = nodes.filter((node) => node['shape'] === 'odu1').map((node) => String(node['id']))
  const [root] = roots
  if (root === undefined) return inside.length === 0 && edges.length === 0
  if (roots.length > 1) return false
  const feeds = new Map<string, string>()
  const pipes = new Map<string, string[]>()
  const byId = new Map(nodes.map((node) => [String(node['id']), node]))
  for (const edge of edges) {
    const [source, target] = [String(edge['source']), String(edge['target'])]
    if (!inside.includes(source) || !inside.includes(target)) return false
    if ((feeds.get(target) ?? source) !== source) return false
    if (isUnit(byId.get(source)) && !isFree(byId.get(target))) return false
    const ends = JSON.stringify([source, target])
    pipes.set(ends, [...(pipes.get(ends) ?? []), String(edge['kind'])])
    feeds.set(target, source)
  }
  // One pipe is one edge, or its gas and its liquid edge.
  if ([...pipes.values()].some((kinds) => kinds.length > 1 && kinds.sort().join() !== 'gas,liquid')) return false
  return inside.every((id) => {
    let at = id
    for (let steps = 0; steps < nodes.length && at !== root; steps++) at = feeds.get(at) ?? ''
    return at === root && !feeds.has(root)
  })
}
