import type { Settling } from '../document/kind'
import type { PipingTypes } from './types'

/** Systems whose drawing was arranged or redrawn since the storage last received their positions. */
const arranged = new Set<string>()

/** Notes that the core has arranged the drawing of a system. */
export function noteArranged(systemId: string): void {
  arranged.add(systemId)
}

/** Positions that the core has arranged: the storage receives them before it writes the final project. */
export const settledPositions: Settling<PipingTypes> = {
  // Drawings are kept as differences, and the storage may have other positions in the unchanged part.
  note(change) {
    for (const op of change.ops) if (op.table === 'diagram') arranged.add(op.systemId)
  },
  take({ systems }) {
    const settled = [...arranged].flatMap((id) => systems[id] ?? [])
    arranged.clear()
    if (settled.length === 0) return null
    // After opening these can be thousands of systems: a message for each would take longer than a frame.
    const nodeCounts = Int32Array.from(settled, ({ diagram }) => diagram.nodeCount)
    const x = new Float64Array(nodeCounts.reduce((sum, count) => sum + count, 0))
    const y = new Float64Array(x.length)
    let at = 0
    for (const { diagram } of settled) {
      x.set(diagram.nodeX.subarray(0, diagram.nodeCount), at)
      y.set(diagram.nodeY.subarray(0, diagram.nodeCount), at)
      at += diagram.nodeCount
    }
    return { systemIds: settled.map(({ id }) => id), nodeCounts, x, y }
  },
  clear() {
    arranged.clear()
  },
}
