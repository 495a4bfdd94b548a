import { glyphAt } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { LabelSource } from '../../drawing/labels/label-source'
import { modelOf, unitName } from '../../drawing/labels/node-label'
import { NUMBERED_GLYPHS } from '../../drawing/labels/numbered-glyphs'
import type { Words } from '../../drawing/labels/system-labels'
import { pipesInTreeOrder } from '../../drawing/drawing/tree-walk'

/** A short name for each node and pipe of a diagram, the same wherever the report speaks of them. */
export interface NodeNames {
  /** Rows of all pipes, from the outdoor unit downwards. */
  pipes: readonly number[]
  node: (row: number) => string
  nodeById: (id: string) => string
  /** From and to of a pipe. */
  ends: (edgeRow: number) => [string, string]
  edgeById: (id: string) => string
}

/** Joints and boxes are numbered from the outdoor unit downwards, as on the board; units carry room or name with their model. */
export function nodeNames(drawing: Drawing, labels: LabelSource, words: Words): NodeNames {
  const { diagram } = drawing
  const pipes = pipesInTreeOrder(drawing)
  const uses = new Map<string, number>()
  const plain: string[] = []
  const numbers = new Map<string, number>()
  const next = (key: string): number => {
    const number = (numbers.get(key) ?? 0) + 1
    numbers.set(key, number)
    return number
  }
  for (let row = 0; row < diagram.nodeCount; row += 1) {
    const name = unitName(drawing, row, labels)
    const model = modelOf(drawing, row)
    plain.push(name === '' ? model : `${name} · ${model}`)
    uses.set(plain[row] ?? '', (uses.get(plain[row] ?? '') ?? 0) + 1)
  }
  const names: (string | undefined)[] = []
  const give = (row: number): void => {
    if (row < 0 || names[row] !== undefined) return
    const glyph = glyphAt(drawing, row)
    const numbered = NUMBERED_GLYPHS[glyph]
    const name = plain[row] ?? ''
    if (numbered !== undefined) names[row] = words(`report:node.${numbered}`, { number: next(numbered) })
    else if (glyph === 'outdoor') names[row] = words('report:node.outdoor')
    else names[row] = (uses.get(name) ?? 0) > 1 ? words('report:node.oneOf', { name, number: next(`unit ${name}`) }) : name
  }
  for (const pipe of pipes) {
    give(diagram.edgeSource[pipe] ?? -1)
    give(diagram.edgeTarget[pipe] ?? -1)
  }
  for (let row = 0; row < diagram.nodeCount; row += 1) give(row)
  const nodeRows = new Map(diagram.nodeId.slice(0, diagram.nodeCount).map((id, row) => [id, row]))
  const edgeRows = new Map(diagram.edgeId.slice(0, diagram.edgeCount).map((id, row) => [id, row]))
  const node = (row: number): string => names[row] || words('report:node.missing')
  const ends = (row: number): [string, string] => [node(diagram.edgeSource[row] ?? -1), node(diagram.edgeTarget[row] ?? -1)]
  return {
    pipes,
    node,
    ends,
    nodeById: (id) => node(nodeRows.get(id) ?? -1),
    edgeById: (id) => {
      const row = edgeRows.get(id)
      if (row === undefined) return words('report:node.missing')
      const [from, to] = ends(row)
      return words('report:node.pipe', { from, to })
    },
  }
}
