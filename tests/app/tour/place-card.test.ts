import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeCard } from '../../../src/app/tour/place-card'
import type { Rect } from '../../../src/app/tour/place-card'
import { TOUR } from '../../../src/app/tour/tour-steps'
import help from '../../../src/locales/en/help.json'

const CARD = { width: 320, height: 210 }
const isApart = (one: Rect, other: Rect): boolean =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top

it('the card of the tour is whole on screen and covers nothing of what it explains', () => {
  const view = fc.record({ width: fc.integer({ min: 700, max: 2_000 }), height: fc.integer({ min: 500, max: 1_400 }) })
  const element = fc.record({
    left: fc.integer({ min: -50, max: 1_900 }),
    top: fc.integer({ min: -50, max: 1_300 }),
    width: fc.integer({ min: 1, max: 1_500 }),
    height: fc.integer({ min: 1, max: 900 }),
  })
  const side = fc.constantFrom('above', 'below', 'left', 'right')
  fc.assert(
    fc.property(view, element, side, (window, around, wanted) => {
      const place = placeCard(around, CARD, window, wanted)
      if (place === null) return
      const card = { ...place, ...CARD }
      expect(isApart(card, around)).toBe(true)
      expect(Math.min(card.left, card.top)).toBeGreaterThanOrEqual(0)
      expect(card.left + card.width).toBeLessThanOrEqual(window.width)
      expect(card.top + card.height).toBeLessThanOrEqual(window.height)
    }),
  )
})

it('the card of the tour stands on the wanted side where it fits, and finds another one where it does not', () => {
  const window = { width: 1_024, height: 768 }
  const bar = { left: 0, top: 60, width: 1_024, height: 30 }
  expect(placeCard(bar, CARD, window, 'below')).toMatchObject({ side: 'below', top: 104 })
  expect(placeCard(bar, CARD, window, 'above')?.side).toBe('below')
  expect(placeCard({ left: 0, top: 0, ...window }, CARD, window, 'below')).toBeNull()
})

it('every stop of the tour has a title and a text', () => {
  const texts: Record<string, string | { title: string; text: string }> = help.tour
  const titled = Object.keys(texts).filter((key) => typeof texts[key] === 'object')
  expect(TOUR.map(({ id }) => id).toSorted()).toEqual(titled.toSorted())
  expect(TOUR.length).toBeGreaterThanOrEqual(5)
  expect(TOUR.length).toBeLessThanOrEqual(7)
})
