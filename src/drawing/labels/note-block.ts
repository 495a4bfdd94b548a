import type { Diagram, NodeData } from '../../model/diagram/diagram'
import { NOTE_LETTERS, TEXT_SIZE, textBlockSize } from '../symbols/note'
import { wrapWords } from './finding-text'
import { nodeText } from '../../model/diagram/node-text'
import { textWidth } from './text-width'

/** Most lines of a text block that are drawn. */
const MOST_LINES = 60

/** A text block as it is drawn: its lines as they were typed, a long one goes on in the next, and how large they make it. */
export interface NoteBlock {
  lines: readonly string[]
  width: number
  height: number
}

/** Every text block is asked for with every picture; few have another text than before. */
const known = new WeakMap<NodeData, { text: string; block: NoteBlock }>()

export function noteBlock(text: string): NoteBlock {
  const lines = text
    .split(/\r\n|[\r\n]/)
    .flatMap((line) => (line.trim() === '' ? [''] : wrapWords(line, NOTE_LETTERS)))
    .slice(0, MOST_LINES)
  return { lines, ...textBlockSize(lines.length, Math.max(...lines.map((line) => textWidth(line, TEXT_SIZE)))) }
}

/** The text block of a row. */
export function noteBlockAt({ nodeRest }: Diagram, row: number): NoteBlock {
  const rest = nodeRest[row]
  const text = nodeText(rest)
  const before = rest && known.get(rest)
  if (before?.text === text) return before.block
  const block = noteBlock(text)
  if (rest) known.set(rest, { text, block })
  return block
}
