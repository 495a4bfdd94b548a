import { NODE_KINDS } from '../../../model/codes'
import type { System } from '../../../model/project'
import type { Words } from './report-context'

/** A short name for each node and pipe of a diagram, the same wherever the report speaks of them. */
export interface NodeNames {
  node: (row: number) => string
  nodeById: (id: string) => string
  /** From and to of a pipe. */
  ends: (edgeRow: number) => [string, string]
  edgeById: (id: string) => string
}

const NUMBERED = {
  joint: 'report:node.joint',
  box: 'report:node.box',
  ahuBox: 'report:node.ahuBox',
  endCap: 'report:node.endCap',
  placeholder: 'report:node.placeholder',
}
const isNumbered = (kind: string): kind is keyof typeof NUMBERED => kind in NUMBERED

/** Joints and boxes are numbered in the order of the diagram, units carry the name of their room or their own, with a running number where several share it. */
export function nodeNames(system: System, words: Words): NodeNames {
  const { diagram } = system
  const lines = new Map(system.indoorUnits.map((unit) => [unit.id, unit]))
  const counts = new Map<string, number>()
  const next = (key: string) => {
    const number = (counts.get(key) ?? 0) + 1
    counts.set(key, number)
    return number
  }
  const rowOf = new Map<string, number>()
  const unitNames: (string | null)[] = []
  const uses = new Map<string, number>()
  for (let row = 0; row < diagram.nodeCount; row += 1) {
    rowOf.set(diagram.nodeId[row] ?? '', row)
    const kind = NODE_KINDS[diagram.nodeKind[row] ?? 0] ?? 'none'
    const rest = diagram.nodeRest[row]
    const line = lines.get(rest?.indoorUnitId ?? '')
    const model = diagram.modelNames[diagram.nodeModel[row] ?? -1]
    const name =
      kind === 'outdoor' || isNumbered(kind) ? null : line?.room || line?.name || rest?.label || model || words('report:node.unit')
    unitNames.push(name)
    if (name !== null) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  const names = unitNames.map((name, row) => {
    if (name !== null) return (uses.get(name) ?? 0) > 1 ? words('report:node.oneOf', { name, number: next(`unit ${name}`) }) : name
    const kind = NODE_KINDS[diagram.nodeKind[row] ?? 0] ?? 'none'
    return isNumbered(kind) ? words(NUMBERED[kind], { number: next(kind) }) : words('report:node.outdoor')
  })
  const edgeRows = new Map<string, number>()
  for (let row = 0; row < diagram.edgeCount; row += 1) edgeRows.set(diagram.edgeId[row] ?? '', row)
  const node = (row: number) => names[row] ?? words('report:node.missing')
  const ends = (row: number): [string, string] => [node(diagram.edgeSource[row] ?? -1), node(diagram.edgeTarget[row] ?? -1)]
  return {
    node,
    ends,
    nodeById: (id) => node(rowOf.get(id) ?? -1),
    edgeById: (id) => {
      const row = edgeRows.get(id)
      if (row === undefined) return words('report:node.missing')
      const [from, to] = ends(row)
      return words('report:node.pipe', { from, to })
    },
  }
}
