import { proxy } from 'valtio'
import type { KeyPressed } from '../../../board/frame/board-keys'
import { glyphAt } from '../../../drawing/drawing/drawing'
import type { Drawing } from '../../../drawing/drawing/drawing'
import type { Glyph } from '../../../drawing/drawing/glyph'
import type { Place } from '../../../drawing/view/spatial-index'
import { projectState } from '../../../state/piping/project'

interface EditedPlace {
  systemId: string
  kind: Place['kind']
  id: string
  /** What was typed before the editor opened; it replaces the first field's text. Empty where nothing was. */
  typed: string
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

/** Keys that begin a length. */
const BEGINS_NUMBER = /^[\d.,]$/

/** Opens the length of the pipe that alone is picked with the digit that was typed on it, as a spreadsheet does. Returns false for all else. */
export function typeLength(systemId: string, drawing: Drawing, places: readonly Place[], pressed: KeyPressed): boolean {
  const [place] = places
  const isPlain = !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey
  if (places.length !== 1 || place?.kind !== 'edge' || !isPlain || !BEGINS_NUMBER.test(pressed.key)) return false
  return openInPlace(systemId, drawing, place, pressed.key)
}

/** Opens the small editor at a place; returns false where there is none, so that the inspector is used. */
export function openInPlace(systemId: string, drawing: Drawing, place: Place, typed = ''): boolean {
  const id = place.kind === 'edge' ? drawing.diagram.edgeId[place.row] : drawing.diagram.nodeId[place.row]
  if (id === undefined || projectState.readOnly || columnsAt(drawing, place).length === 0) return false
  inPlace.edited = { systemId, kind: place.kind, id, typed }
  return true
}

export function closeInPlace(): void {
  inPlace.edited = null
}
