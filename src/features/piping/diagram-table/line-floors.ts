import { itemAt } from '../../../drawing/labels/node-label'
import { storeyOf } from '../../../model/drawing/plans/floors'
import type { SheetGroups } from '../../../ui/sheet/use-sheet-order'
import type { Lines } from '../../../workbench/lines/lines'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

/** The floor of each row: a unit's own; for a joint or box that of all units below it. */
export interface LineFloors extends SheetGroups {
  /** Floor names, the highest first; null stands for several floors (first) and for none (last). */
  names: readonly (string | null)[]
}

/** Rows between two yields. */
const STRETCH = 2_000

const NONE = -1
const SEVERAL = -2

/** Computes the floors of all rows; yields between stretches. */
export function* lineFloors({ drawing, labels }: OpenSystem, lines: Lines): Generator<void, LineFloors> {
  const { diagram } = drawing
  const floors: string[] = []
  const places = new Map<string, number>()
  const floor = new Int32Array(drawing.nodeCount).fill(NONE)
  // Rows come after the one that feeds them, so a backward pass finishes each node before its parent.
  for (let line = lines.count - 1; line >= 0; line--) {
    if (line % STRETCH === 0) yield
    const node = lines.node[line] ?? -1
    const own = itemAt(drawing, node, labels)?.floor.trim() ?? ''
    if (own !== '') {
      const place = places.get(own) ?? floors.push(own) - 1
      places.set(own, place)
      floor[node] = place
    }
    const above = diagram.edgeSource[lines.edge[line] ?? -1] ?? -1
    const mine = floor[node] ?? NONE
    if (above >= 0 && mine !== NONE) floor[above] = floor[above] === NONE || floor[above] === mine ? mine : SEVERAL
  }
  const order = floors.map((_, place) => place).sort((a, b) => storeyOf(floors[b] ?? '') - storeyOf(floors[a] ?? ''))
  const rank = new Int32Array(floors.length)
  order.forEach((place, at) => (rank[place] = at + 1))
  const group = Int32Array.from(lines.node, (node) => {
    const place = floor[node] ?? NONE
    return place === SEVERAL ? 0 : place === NONE ? floors.length + 1 : (rank[place] ?? 0)
  })
  return { groupOf: (line) => group[line] ?? 0, names: [null, ...order.map((place) => floors[place] ?? ''), null] }
}
