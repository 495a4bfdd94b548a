import { JOINT_TYPES } from '../../model/project/codes'
import type { Drawing } from '../drawing/drawing'
import { glyphAt } from '../drawing/drawing'
import { GLYPHS } from '../drawing/glyph'
import { isReserved } from './port-marks'

/** Hint about what may go on a free place, derived from the nodes above it. It is informative only: the core decides every drop. */
export type PlaceWord = 'reserved' | 'unit' | 'unitOrJoint' | 'boxOrJoint' | 'mainBox' | 'subBox'

const OUTDOOR = GLYPHS.indexOf('outdoor')
const BOX = GLYPHS.indexOf('box')
/** Maximum number of steps upwards in the search for a box. */
const MOST_STEPS = 64

export function placeWord(drawing: Drawing, row: number): PlaceWord {
  if (isReserved(drawing, row)) return 'reserved'
  const { diagram } = drawing
  const above = aboveOf(drawing, row)
  const type = JOINT_TYPES[diagram.nodeJointType[above] ?? 0] ?? ''
  if (type === 'MP2-SUB' || type === 'PLUS-SUB') return 'subBox'
  const mode = diagram.nodeRest[drawing.glyph.indexOf(OUTDOOR)]?.outdoorType ?? 'HP'
  if (mode === 'HP') return 'unitOrJoint'
  if (above >= 0 && glyphAt(drawing, above) === 'outdoor') return mode === 'MainSub' ? 'mainBox' : 'boxOrJoint'
  return hasBoxAbove(drawing, row) ? 'unit' : 'boxOrJoint'
}

function hasBoxAbove(drawing: Drawing, from: number): boolean {
  let row = aboveOf(drawing, from)
  for (let step = 0; row >= 0 && step < MOST_STEPS; step++) {
    if (drawing.glyph[row] === BOX) return true
    row = aboveOf(drawing, row)
  }
  return false
}

function aboveOf(drawing: Drawing, row: number): number {
  return drawing.diagram.edgeSource[drawing.feed[row] ?? -1] ?? -1
}
