import { NOTE_HEIGHT, NOTE_WIDTH } from '../../engine/encode/symbol-sizes'
import type { NoteBlock } from './note-block'

/** Where a text block is stored whose drawn middle is at a point: by the middle of a box of one size with the same upper left corner, however long the text becomes. */
export function storedPlace(
  { width, height }: Pick<NoteBlock, 'width' | 'height'>,
  at: { x: number; y: number },
): { x: number; y: number } {
  return { x: at.x + (NOTE_WIDTH - width) / 2, y: at.y + (NOTE_HEIGHT - height) / 2 }
}
