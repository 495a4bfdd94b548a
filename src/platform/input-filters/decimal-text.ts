// Larger than the noise of binary arithmetic, and far smaller than any digit that can be typed.
const NOISE = 1e-9

/** Writes a bound for a field with at most `decimals`, rounded to the side on which it still holds. */
export function decimalText(value: number, decimals: number, separator: '.' | ',', side: 'up' | 'down'): string {
  const scale = 10 ** decimals
  const whole = side === 'up' ? Math.ceil(value * scale - NOISE) : Math.floor(value * scale + NOISE)
  const text = (whole / scale).toFixed(decimals)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short.replace('.', separator)
}

/** Reads a filtered text as a number; its decimal sign may be a comma. */
export function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}
