import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOffsets, linesBetween } from '../../../src/ui/table/line-offsets'

describe('the lines of a long list', () => {
  it('the lines of a long list are drawn where they reach into the stretch in view, whatever their heights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: -50, max: 3000 }),
        fc.nat(500),
        (heights, top, view) => {
          const offsets = lineOffsets(heights.length, (at) => heights[at] ?? 0)
          const { from, to } = linesBetween(offsets, top, top + view)
          heights.forEach((height, at) => {
            const start = offsets[at] ?? 0
            const isInView = start + height > top && start <= top + view
            if (isInView) expect(at >= from && at < to).toBe(true)
          })
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThanOrEqual(heights.length)
        },
      ),
      { seed: 20261121 },
    )
  })

  it('the lines of a long list end at the sum of their heights, and are none of an empty list', () => {
    expect(lineOffsets(3, () => 20)[3]).toBe(60)
    expect(
      linesBetween(
        lineOffsets(0, () => 20),
        0,
        500,
      ),
    ).toEqual({ from: 0, to: 0 })
  })
})
