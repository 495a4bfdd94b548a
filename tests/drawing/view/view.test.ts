import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centreView,
  fitView,
  goToBox,
  LARGEST_SCALE,
  openView,
  revealBox,
  SMALLEST_SCALE,
  visibleBox,
  zoomAt,
} from '../../../src/drawing/view/view'

const view = fc.record({
  x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  scale: fc.double({ min: 0.01, max: 3, noNaN: true }),
})
const pixel = fc.double({ min: 0, max: 2000, noNaN: true })

describe('the view of the board', () => {
  it('the view of the board keeps what is under the pointer there while zooming', () => {
    fc.assert(
      fc.property(view, pixel, pixel, fc.double({ min: 0.2, max: 5, noNaN: true }), (before, px, py, factor) => {
        const after = zoomAt(before, px, py, factor)
        const at = (which: typeof before): [number, number] => [(px - which.x) / which.scale, (py - which.y) / which.scale]
        const [x, y] = at(before)
        const [toX, toY] = at(after)
        expect(toX).toBeCloseTo(x, 3)
        expect(toY).toBeCloseTo(y, 3)
      }),
    )
  })

  it('the view of the board brings a point into the middle of the window and keeps the zoom', () => {
    fc.assert(
      fc.property(view, pixel, pixel, (before, x, y) => {
        const after = centreView(before, x, y, 1200, 800)
        expect(after.scale).toBe(before.scale)
        expect(x * after.scale + after.x).toBeCloseTo(600, 3)
        expect(y * after.scale + after.y).toBeCloseTo(400, 3)
      }),
    )
  })

  it('the view of the board opens a diagram whole where it can be read, else its start at the top and no empty ground beside it', () => {
    const small = { minX: 0, minY: 0, maxX: 1500, maxY: 900 }
    expect(openView(small, { x: 100, minY: 0 }, 1000, 700)).toEqual(fitView(small, 1000, 700))
    const wide = { minX: -4000, minY: -50, maxX: 9000, maxY: 900 }
    const corner = fc.double({ min: wide.minX, max: wide.maxX, noNaN: true })
    fc.assert(
      fc.property(corner, (x) => {
        const opened = openView(wide, { x, minY: -50 }, 1000, 700)
        expect(opened.scale).toBeGreaterThan(fitView(wide, 1000, 700).scale)
        expect(-50 * opened.scale + opened.y).toBeCloseTo(40, 6)
        const seen = visibleBox(opened, 1000, 700)
        expect(seen.minX).toBeGreaterThanOrEqual(wide.minX - 40 / opened.scale - 1e-6)
        expect(seen.maxX).toBeLessThanOrEqual(wide.maxX + 40 / opened.scale + 1e-6)
        expect(seen.minX <= x && x <= seen.maxX).toBe(true)
      }),
    )
  })

  it('the view of the board never zooms beyond its bounds', () => {
    const start = { x: 0, y: 0, scale: 1 }
    expect(zoomAt(start, 0, 0, 1e9).scale).toBe(LARGEST_SCALE)
    expect(zoomAt(start, 0, 0, 1e-9).scale).toBe(SMALLEST_SCALE)
  })

  it('the view of the board fits a whole box into the window', () => {
    const size = fc.integer({ min: 10, max: 20_000 })
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -5000, max: 5000 }), size, size, (minX, minY, width, height) => {
        const box = { minX, minY, maxX: minX + width, maxY: minY + height }
        const seen = visibleBox(fitView(box, 1200, 800), 1200, 800)
        expect(seen.minX).toBeLessThanOrEqual(box.minX)
        expect(seen.maxX).toBeGreaterThanOrEqual(box.maxX)
        expect(seen.minY).toBeLessThanOrEqual(box.minY)
        expect(seen.maxY).toBeGreaterThanOrEqual(box.maxY)
      }),
    )
  })

  it('the view of the board does not move to reveal what is on screen already', () => {
    const before = { x: 0, y: 0, scale: 1 }
    expect(revealBox(before, { minX: 100, minY: 100, maxX: 200, maxY: 200 }, 800, 600)).toBe(before)
  })

  it('the view of the board moves just far enough to reveal what lies outside', () => {
    const after = revealBox({ x: 0, y: 0, scale: 1 }, { minX: 900, minY: -50, maxX: 950, maxY: -20 }, 800, 600)
    expect(after).toEqual({ x: -190, y: 90, scale: 1 })
  })

  it('the view of the board brings what lies under something over the board out from there, the shortest way that the window has room for', () => {
    const corner = { minX: 600, minY: 450, maxX: 790, maxY: 590 }
    const covered = { minX: 590, minY: 470, maxX: 690, maxY: 500 }
    expect(revealBox({ x: 0, y: 0, scale: 1 }, covered, 800, 600, [corner])).toEqual({ x: 0, y: -62, scale: 1 })
    const beside = { minX: 300, minY: 470, maxX: 500, maxY: 500 }
    const before = { x: 0, y: 0, scale: 1 }
    expect(revealBox(before, beside, 800, 600, [corner])).toBe(before)
    const below = revealBox(before, { minX: 620, minY: 800, maxX: 700, maxY: 830 }, 800, 600, [corner])
    expect(700 + below.x).toBeLessThanOrEqual(corner.minX)
    expect(830 + below.y).toBeLessThanOrEqual(600)
  })

  it('the view of the board goes to the middle of the window, and in a small one beside what lies over that', () => {
    const before = { x: 0, y: 0, scale: 1 }
    const box = { minX: 900, minY: 900, maxX: 920, maxY: 920 }
    expect(goToBox(before, box, 800, 600)).toEqual({ x: -510, y: -610, scale: 1 })
    expect(goToBox(before, { minX: 100, minY: 100, maxX: 120, maxY: 120 }, 800, 600)).toBe(before)
    const overview = { minX: 110, minY: 100, maxX: 290, maxY: 240 }
    const { x, y } = goToBox(before, box, 300, 250, [overview])
    expect([box.maxX + x <= overview.minX || box.maxY + y <= overview.minY, box.minX + x >= 0, box.minY + y >= 0]).toEqual([
      true,
      true,
      true,
    ])
  })
})
