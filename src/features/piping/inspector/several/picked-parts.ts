import { glyphAt } from '../../../../drawing/drawing/drawing'
import type { Drawing } from '../../../../drawing/drawing/drawing'
import type { Glyph } from '../../../../drawing/drawing/glyph'
import type { Picked } from '../../../../drawing/view/picked'
import type { Place } from '../../../../drawing/view/spatial-index'

/** Kinds of picked things that have fields of their own; `others` have none in common. */
export type PartKind = 'units' | 'fittings' | 'pipes' | 'others'

/** The picked things of one kind. */
export interface PickedPart {
  kind: PartKind
  /** Rows of the drawing on screen. */
  rows: readonly number[]
  /** Ids to write to: rows may belong to other things by the time a value is complete. */
  ids: readonly string[]
}

const KIND_OF: Partial<Record<Glyph, PartKind>> = {
  indoor: 'units',
  freshAir: 'units',
  hydro: 'units',
  kit: 'units',
  joint: 'fittings',
  header: 'fittings',
  box: 'fittings',
}

/** Divides picked places by kind; kinds of which nothing is picked are left out. */
export function pickedParts(drawing: Drawing, places: readonly Place[]): PickedPart[] {
  const rows: Record<PartKind, number[]> = { units: [], fittings: [], pipes: [], others: [] }
  for (const { kind, row } of places) rows[kind === 'edge' ? 'pipes' : (KIND_OF[glyphAt(drawing, row)] ?? 'others')].push(row)
  const { nodeId, edgeId } = drawing.diagram
  return (['units', 'fittings', 'pipes', 'others'] as const)
    .filter((kind) => rows[kind].length > 0)
    .map((kind) => ({ kind, rows: rows[kind], ids: rows[kind].map((row) => (kind === 'pipes' ? edgeId : nodeId)[row] ?? '') }))
}

/** Returns the part alone as what is picked. */
export function pickedOfPart({ kind, ids }: PickedPart): Picked {
  return kind === 'pipes' ? { nodes: [], edges: ids } : { nodes: ids, edges: [] }
}
