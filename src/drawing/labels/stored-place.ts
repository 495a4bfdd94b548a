import { NOTE_HEIGHT, NOTE_WIDTH } from '../../engine/encode/symbol-sizes'
import type { NoteBlock } from './note-block'

/**
 * Converts the drawn middle of a text block to its stored place: the middle of a nominal box with the same upper left corner, independent of the
 * text's length.
 */
export function storedPlace(
  { width, height }: Pick<NoteBlock, 'width' | 'height'>,
  at: { x: number; y: number },
): { x: number; y: number } {
  return { x: at.x + (NOTE_WIDTH - width) / 2, y: at.y + (NOTE_HEIGHT - height) / 2 }
}
