import { proxy } from 'valtio'
import { glyphAt } from '../../../drawing/drawing/drawing'
import type { Drawing } from '../../../drawing/drawing/drawing'
import type { Glyph } from '../../../drawing/drawing/glyph'
import type { Place } from '../../../drawing/view/spatial-index'
import { projectState } from '../../../state/piping/project'

interface EditedPlace {
  systemId: string
  kind: Place['kind']
  id: string
}

/** The pipe or node that is edited on the board; null while none is. */
export const inPlace = proxy<{ edited: EditedPlace | null }>({ edited: null })

const NAMED: readonly Glyph[] = ['ventilator', 'controller', 'panel', 'accessory']
const UNITS: readonly Glyph[] = ['indoor', 'freshAir', 'hydro', 'kit']
const FITTINGS: readonly Glyph[] = ['joint', 'header', 'box']

/** Returns the keys of the editable columns at a place; none where nothing is editable. */
export function columnsAt(drawing: Drawing, place: Place): readonly string[] {
  if (place.kind === 'edge') return ['length', 'bends', 'material']
  const glyph = glyphAt(drawing, place.row)
  if (UNITS.includes(glyph)) return ['name', 'room', 'level']
  if (glyph === 'outdoor') return ['systemName']
  if (NAMED.includes(glyph)) return ['name']
  return FITTINGS.includes(glyph) ? ['name', 'level'] : []
}

/** Opens the small editor at a place; returns false where there is none, so that the inspector is used. */
export function openInPlace(systemId: string, drawing: Drawing, place: Place): boolean {
  const id = place.kind === 'edge' ? drawing.diagram.edgeId[place.row] : drawing.diagram.nodeId[place.row]
  if (id === undefined || projectState.readOnly || columnsAt(drawing, place).length === 0) return false
  inPlace.edited = { systemId, kind: place.kind, id }
  return true
}

export function closeInPlace(): void {
  inPlace.edited = null
}
