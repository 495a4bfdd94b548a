import type { Dice } from './dice'

const PIECES = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\n',
  '-',
  'e',
  '.',
  '0',
  '\u0000',
  '\ud800',
  '\uFEFF',
  'null',
  '"id":',
  '\\u12',
  '/*x*/',
  '中',
] as const

/** Text cut, doubled or scrambled: what a broken download, a bad merge or an editor leaves. */
export function mutateText(text: string, dice: Dice): string {
  const at = dice.below(text.length + 1)
  const kind = dice.below(5)
  if (kind === 0) return text.slice(0, at)
  if (kind === 1) return text.slice(0, at) + dice.pick(PIECES) + text.slice(at)
  if (kind === 2) return text.slice(0, at) + text.slice(at + 1 + dice.below(12))
  if (kind === 3) return text.slice(0, at) + String.fromCharCode((text.charCodeAt(at) || 32) ^ (1 << dice.below(7))) + text.slice(at + 1)
  const end = at + dice.below(60)
  return text.slice(0, end) + text.slice(at)
}
