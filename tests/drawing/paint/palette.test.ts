import { describe, expect, it } from 'vitest'
import { PALETTES } from '../../../src/drawing/paint/palette'

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = channels.map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['dark', 'light', 'print'] as const)('the %s board', (theme) => {
  const palette = PALETTES[theme]

  it('shows every fluid with a contrast of 3 to 1 or more', () => {
    for (const { colour } of Object.values(palette.fluids)) expect(contrast(colour, palette.paper)).toBeGreaterThanOrEqual(3)
  })

  it('writes every text with a contrast of 4.5 to 1 or more', () => {
    const grounds = [palette.paper, palette.band]
    const texts = [
      palette.text,
      palette.mutedText,
      palette.shortfall,
      ...(['liquid', 'gas', 'highPressure'] as const).map((fluid) => palette.fluids[fluid].colour),
    ]
    for (const ground of grounds)
      for (const text of texts) expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const ground of [palette.error, palette.advice]) expect(contrast(palette.onSeverity, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps the colours that the specification names on the dark board', () => {
    const { generic, liquid, gas } = PALETTES.dark.fluids
    expect([generic.colour, liquid.colour, gas.colour]).toEqual(['#ffffff', '#47eb47', '#4fc1ff'])
  })
})
