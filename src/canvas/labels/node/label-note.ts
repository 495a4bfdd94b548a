import { isReserved } from '../port-marks'
import { noteLines } from '../note-lines'
import { placeWord } from '../place-words'
import type { Scene } from '../../paint/paint-scene'
import { textLineDown } from '../../symbols/note'
import { fitText } from '../text-width'
import { put } from './label-sheet'
import type { Sheet } from './label-sheet'

const BELOW = 11
const WORD_WIDTH = 110

/** Every line of a text block. */
export function labelText(sheet: Sheet, scene: Scene, row: number): void {
  const lines = noteLines(labelOf(scene, row))
  lines.forEach((line, at) => put(sheet, 'note', scene, row, line, textLineDown(at, lines.length)))
}

/** The name of a controller, panel, accessory or ventilator below it. */
export function labelDevice(sheet: Sheet, scene: Scene, row: number): void {
  put(sheet, 'muted', scene, row, fitText(labelOf(scene, row), 10, WORD_WIDTH), (scene.drawing.halfHeight[row] ?? 0) + BELOW)
}

/** What would go on a free place. */
export function labelPlace(sheet: Sheet, scene: Scene, row: number): void {
  put(sheet, 'muted', scene, row, scene.labels.words.place(placeWord(scene.drawing, row)), (scene.drawing.halfHeight[row] ?? 0) + BELOW)
}

/** That a closed outlet is kept for its neighbour. */
export function labelCap(sheet: Sheet, scene: Scene, row: number): void {
  if (isReserved(scene.drawing, row)) put(sheet, 'muted', scene, row, scene.labels.words.place('reserved'), BELOW + 5)
}

function labelOf({ drawing }: Scene, row: number): string {
  const rest = drawing.diagram.nodeRest[row]
  const title = rest?.extra?.['title']
  return rest?.label ?? (typeof title === 'string' ? title : '')
}
