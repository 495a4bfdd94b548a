import { isReserved } from '../port-marks'
import { nodeText } from '../../../model/diagram/node-text'
import { noteBlockAt } from '../note-block'
import { placeWord } from '../place-words'
import type { Scene } from '../../paint/scene'
import { TEXT_ASIDE, textLineDown } from '../../symbols/note'
import { fitText } from '../text-width'
import { put } from './label-sheet'
import type { Sheet } from './label-sheet'

const BELOW = 11
const WORD_WIDTH = 110

/** Writes every line of a text block, from its left edge. */
export function labelText(sheet: Sheet, scene: Scene, row: number): void {
  const { lines, width } = noteBlockAt(scene.drawing.diagram, row)
  lines.forEach((line, at) => put(sheet, 'note', scene, row, line, textLineDown(at, lines.length), TEXT_ASIDE - width / 2))
}

/** Writes the name of a controller, panel, accessory or ventilator below it. */
export function labelDevice(sheet: Sheet, scene: Scene, row: number): void {
  const { diagram, halfHeight } = scene.drawing
  put(sheet, 'muted', scene, row, fitText(nodeText(diagram.nodeRest[row]), 10, WORD_WIDTH), (halfHeight[row] ?? 0) + BELOW)
}

/** Writes the hint of a free place. */
export function labelPlace(sheet: Sheet, scene: Scene, row: number): void {
  put(sheet, 'muted', scene, row, scene.labels.words.place(placeWord(scene.drawing, row)), (scene.drawing.halfHeight[row] ?? 0) + BELOW)
}

/** Marks a closed outlet that is reserved for its neighbour. */
export function labelCap(sheet: Sheet, scene: Scene, row: number): void {
  if (isReserved(scene.drawing, row)) put(sheet, 'muted', scene, row, scene.labels.words.place('reserved'), BELOW + 5)
}
