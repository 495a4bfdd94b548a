import type { Drawing } from '../../drawing/drawing/drawing'
import type { LabelSource } from '../../drawing/labels/label-source'
import type { Words } from '../../drawing/labels/system-labels'
import { nodeNames } from '../../drawing/names/node-names'
import type { SystemTags } from '../../model/tags/project-tags'

/** The board's names of nodes and pipes, made unique: a printed page has no links, so each name must identify one place. */
export interface ReportNames {
  /** Rows of all pipes, from the outdoor unit downwards. */
  pipes: readonly number[]
  node: (row: number) => string
  nodeById: (id: string) => string
  /** Returns the tag of a unit; '' where it has none. */
  tagById: (id: string) => string
  /** Returns the start and the end of a pipe. */
  ends: (edgeRow: number) => [string, string]
  edgeById: (id: string) => string
}

/** Returns the names of a drawing for the report. Units with the same name are numbered in the order of the piping. */
export function reportNames(drawing: Drawing, labels: LabelSource, words: Words, tags: SystemTags): ReportNames {
  const { diagram } = drawing
  const board = nodeNames(drawing, labels, words, () => tags)
  const names = uniqueNames(drawing.nodeCount, board, words)
  const nodeRows = new Map(diagram.nodeId.slice(0, diagram.nodeCount).map((id, row) => [id, row]))
  const edgeRows = new Map(diagram.edgeId.slice(0, diagram.edgeCount).map((id, row) => [id, row]))
  const node = (row: number): string => names[row] || words('report:node.missing')
  const ends = (row: number): [string, string] => [node(diagram.edgeSource[row] ?? -1), node(diagram.edgeTarget[row] ?? -1)]
  return {
    pipes: board.pipes,
    node,
    ends,
    nodeById: (id) => node(nodeRows.get(id) ?? -1),
    tagById: (id) => board.tag(nodeRows.get(id) ?? -1),
    edgeById: (id) => {
      const row = edgeRows.get(id)
      if (row === undefined) return words('report:node.missing')
      const [from, to] = ends(row)
      return words('report:node.pipe', { from, to })
    },
  }
}

function uniqueNames(nodeCount: number, board: { node(row: number): string; order: readonly number[] }, words: Words): string[] {
  const plain = Array.from({ length: nodeCount }, (_, row) => board.node(row))
  const uses = new Map<string, number>()
  for (const name of plain) uses.set(name, (uses.get(name) ?? 0) + 1)
  const given = new Map<string, number>()
  const names: string[] = []
  // Rows outside the piping, such as notes, come after the order and keep their own names.
  for (const row of new Set([...board.order, ...plain.keys()])) {
    const name = plain[row] ?? ''
    const number = (given.get(name) ?? 0) + 1
    given.set(name, number)
    names[row] = name !== '' && (uses.get(name) ?? 0) > 1 ? words('report:node.oneOf', { name, number }) : name
  }
  return names
}
