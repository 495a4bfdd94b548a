/** Converts a full-width letter, digit or sign, as Chinese input methods write them, to its plain form. */
export function plainCharacter(character: string): string {
  if (character === '。') return '.'
  const code = character.codePointAt(0) ?? 0
  return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : character
}
