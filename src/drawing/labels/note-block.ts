import type { Diagram, NodeData } from '../../model/diagram/diagram'
import { NOTE_LETTERS, TEXT_SIZE, textBlockSize } from '../symbols/note'
import { wrapWords } from './finding-text'
import { nodeText } from '../../model/diagram/node-text'
import { textWidth } from './text-width'

/** Maximum number of drawn lines of a text block. */
const MOST_LINES = 60

/** A text block as drawn: its lines, with long ones wrapped, and the resulting size. */
export interface NoteBlock {
  lines: readonly string[]
  width: number
  height: number
}

/** Cache of text blocks: all are read for every frame, and few of their texts change. */
const known = new WeakMap<NodeData, { text: string; block: NoteBlock }>()

export function noteBlock(text: string): NoteBlock {
  const lines = text
    .split(/\r\n|[\r\n]/)
    .flatMap((line) => (line.trim() === '' ? [''] : wrapWords(line, NOTE_LETTERS)))
    .slice(0, MOST_LINES)
  return { lines, ...textBlockSize(lines.length, Math.max(...lines.map((line) => textWidth(line, TEXT_SIZE)))) }
}

/** Returns the text block of a row. */
export function noteBlockAt({ nodeRest }: Diagram, row: number): NoteBlock {
  const rest = nodeRest[row]
  const text = nodeText(rest)
  const before = rest && known.get(rest)
  if (before?.text === text) return before.block
  const block = noteBlock(text)
  if (rest) known.set(rest, { text, block })
  return block
}
