// Enough to take off the noise of binary arithmetic, far less than a digit that can be typed.
const NOISE = 1e-9

/** A bound as it stands in a field: no more than `decimals`, rounded to the side on which it still holds. */
export function decimalText(value: number, decimals: number, separator: '.' | ',', side: 'up' | 'down'): string {
  const scale = 10 ** decimals
  const whole = side === 'up' ? Math.ceil(value * scale - NOISE) : Math.floor(value * scale + NOISE)
  const text = (whole / scale).toFixed(decimals)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short.replace('.', separator)
}

/** The number that a filtered text means; a comma is its decimal sign. */
export function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}
