import type { Diagram, DiagramNode } from '../diagram/diagram'
import { copyDiagram, createDiagram } from '../diagram/diagram-rows'
import { NODE_COLUMNS, NODE_LISTS, patchNode } from '../change/edit-rows'
import { openedDiagram } from '../packed/later-diagram'
import { shareIndex } from '../change/row-index'

const NODE_PARTS = [...NODE_COLUMNS, ...NODE_LISTS] as const
type NodeColumn = (typeof NODE_PARTS)[number]

/**
 * A copy-on-write diagram: columns are shared with the original until they are written to, because most edits touch one row
 * of a few columns. The original must not change meanwhile.
 */
export class BorrowedDiagram {
  readonly diagram: Diagram
  readonly #ahead: number
  readonly #own = new Set<NodeColumn>()
  #isOwn = false

  /** `ahead`: spare capacity in rows, allocated once rows are added. */
  constructor(from: Diagram, ahead: number) {
    const opened = openedDiagram(from)
    this.diagram = { ...opened, modelNames: opened.modelNames.slice() }
    this.#ahead = ahead
    shareIndex(from, this.diagram)
  }

  /** Overwrites a node in its row. */
  setNode(at: number, node: DiagramNode): void {
    const { diagram } = this
    const cells = createDiagram([node], [])
    const isSameModel = cells.modelNames[cells.nodeModel[0] ?? -1] === diagram.modelNames[diagram.nodeModel[at] ?? -1]
    for (const name of NODE_PARTS) {
      const isSame = name === 'nodeModel' ? isSameModel : Object.is(cells[name][0], diagram[name][at])
      if (!isSame) this.ownNodes(name)
    }
    // Writes to columns that are still shared store the value already there.
    patchNode(diagram, at, node)
  }

  /** Copies one node column before it is written to. */
  ownNodes(name: NodeColumn): void {
    if (this.#isOwn || this.#own.has(name)) return
    this.#own.add(name)
    Object.assign(this.diagram, { [name]: this.diagram[name].slice() })
  }

  /** Copies all shared columns and returns the diagram. */
  own(): Diagram {
    if (!this.#isOwn) Object.assign(this.diagram, copyDiagram(this.diagram, this.#ahead))
    this.#isOwn = true
    return this.diagram
  }
}
