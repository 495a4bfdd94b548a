import type { Diagram } from '../../src/model/diagram/diagram'
import { nodeAt } from '../../src/model/diagram/diagram-rows'
import type { Point } from './arrange'
import { symbolSize } from './symbol-size'

const NOTE = { width: 90, height: 20 }
const CLEAR = 8
const TEXT_BELOW = 62
const UNITS = ['indoor', 'freshAir', 'hydro', 'ahuKit']

/** Notes that no symbol covers stay; the others go to the shelf below the tree, to the first places that no note takes. */
export function placeNotes(diagram: Diagram, points: Map<number, Point>, columns: number): void {
  const tree = [...points].map(([row, point]) => ({ ...point, ...outlineOf(diagram, row) }))
  const notes: { row: number; x: number; y: number }[] = []
  for (let row = 0; row < diagram.nodeCount; row++) {
    const { x, y } = nodeAt(diagram, row)
    if (!points.has(row)) notes.push({ row, x, y })
  }
  const covered = notes.filter((note) =>
    tree.some(
      (symbol) =>
        Math.abs(note.x - symbol.x) < (symbol.width + NOTE.width) / 2 + CLEAR &&
        note.y - symbol.y > -(symbol.height + NOTE.height) / 2 - CLEAR &&
        note.y - symbol.y < (symbol.height + NOTE.height) / 2 + symbol.below,
    ),
  )
  const staying = notes.filter((note) => !covered.includes(note))
  for (const { row, x, y } of staying) points.set(row, { x, y })
  const top = Math.max(...tree.map((symbol) => symbol.y)) + 150
  const wide = Math.max(8, columns)
  let spot = 0
  for (const { row } of covered) {
    const place = () => ({ x: (spot % wide) * 140, y: top + Math.floor(spot / wide) * 40 })
    while (staying.some((note) => Math.abs(note.x - place().x) < NOTE.width && Math.abs(note.y - place().y) < NOTE.height)) spot++
    points.set(row, place())
    spot++
  }
}

function outlineOf(diagram: Diagram, row: number): { width: number; height: number; below: number } {
  const { kind, data } = nodeAt(diagram, row)
  const outlets = kind === 'outdoor' ? (data.models?.length ?? 1) : (data.branches ?? data.ports ?? 0)
  return { ...symbolSize(kind, outlets), below: UNITS.includes(kind) ? TEXT_BELOW : CLEAR }
}
