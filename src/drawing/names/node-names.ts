import { nodeAbove } from '../../model/diagram/diagram-tree'
import { tagsByRow } from '../../model/tags/node-tags'
import type { SystemTags } from '../../model/tags/project-tags'
import { glyphAt } from '../drawing/drawing'
import type { Drawing } from '../drawing/drawing'
import type { LabelSource } from '../labels/label-source'
import { modelOf, unitName } from '../labels/node-label'
import { NUMBERED_GLYPHS } from '../labels/numbered-glyphs'
import type { Words } from '../labels/system-labels'
import { treeOrder, type TreeOrder } from './tree-order'

/** Names of a diagram's nodes in panels, tables and the report; joints and similar are numbered from the outdoor unit downwards. */
export interface NodeNames {
  node(row: number): string
  /** Returns the tag of a unit or of the outdoor unit; '' where there is none. */
  tag(row: number): string
  /** Rows of all nodes with refrigerant, each after the one that feeds it. */
  order: readonly number[]
  /** Rows of all pipes in the same order. */
  pipes: readonly number[]
}

/** Stand-in for the number in a sentence; no real text contains it. */
const NUMBER = '\u0001'

/**
 * Returns the names of the nodes of a drawing: a unit's tag and room, without a tag its room and model; the outdoor unit's tag. Order and tags are computed on
 * first use, because most panels never read them.
 */
export function nodeNames(drawing: Drawing, labels: LabelSource, words: Words, tags?: () => SystemTags): NodeNames {
  let found: TreeOrder | null = null
  let tagged: ReadonlyMap<number, string> | null = null
  const tag = (row: number): string => {
    tagged ??= tags ? tagsByRow(drawing.diagram, tags()) : new Map()
    return tagged.get(row) ?? ''
  }
  const tree = (): TreeOrder => (found ??= treeOrder(drawing))
  const sentences = new Map<string, string>()
  // Translating a name costs more than numbering it, and a sorted table reads all of them.
  const sentence = (kind: string): string => {
    const known = sentences.get(kind) ?? words(`board:name.${kind}`, { number: NUMBER })
    sentences.set(kind, known)
    return known
  }
  const node = (row: number): string => {
    const glyph = glyphAt(drawing, row)
    const numbered = NUMBERED_GLYPHS[glyph]
    if (numbered !== undefined) return sentence(numbered).replace(NUMBER, String(tree().numbers[row] ?? 0))
    if (glyph === 'outdoor') return tag(row) || words('board:name.outdoor')
    if (glyph === 'airHandler') {
      // The box behind the kits has no line of its own: they name it.
      const handler = unitName(drawing, nodeAbove(drawing.diagram, row), labels)
      return [handler, words('board:name.coils')].filter((part) => part !== '').join(' · ')
    }
    const name = unitName(drawing, row, labels)
    const own = tag(row)
    const parts = own === '' ? [name, modelOf(drawing, row)] : [own, name]
    return parts.filter((part) => part !== '').join(' · ')
  }
  return {
    node,
    tag,
    get order() {
      return tree().order
    },
    get pipes() {
      return tree().pipes
    },
  }
}
