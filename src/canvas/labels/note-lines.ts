import { wrapWords } from './finding-text'
import { NOTE_LETTERS } from '../symbols/note'

/** Most lines of a text block that are drawn. */
const MOST_LINES = 60

/** The lines of a text block as they were typed; a long one goes on in the next. */
export function noteLines(label: string): string[] {
  return label
    .split(/\r\n|[\r\n]/)
    .flatMap((line) => (line.trim() === '' ? [''] : wrapWords(line, NOTE_LETTERS)))
    .slice(0, MOST_LINES)
}
