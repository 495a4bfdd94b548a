import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planPicture } from '../../../src/drawing/export/picture-plan'

const side = fc.integer({ min: 50, max: 200_000 })

describe('the plan of a picture', () => {
  it('the plan of a picture is one picture as sharp as wanted while a canvas can hold it', () => {
    expect(planPicture(1_000, 600, 2)).toEqual({ scale: 2, columns: 1, sheets: [{ left: 0, top: 0, widthPx: 2_000, heightPx: 1_200 }] })
  })

  it('the plan of a picture is one picture, less sharp, where the drawing is wide', () => {
    const plan = planPicture(12_000, 1_500, 2)
    expect(plan?.sheets).toHaveLength(1)
    expect(plan?.scale).toBeLessThan(2)
    expect(plan?.scale).toBeGreaterThanOrEqual(0.75)
  })

  it('the plan of a picture is several sheets where one picture could not be read', () => {
    const plan = planPicture(40_000, 1_500, 2)
    expect([plan?.columns, plan?.sheets.length, plan?.scale]).toEqual([6, 6, 1])
  })

  it('the plan of a picture is none where even sheets would be too many', () => {
    expect(planPicture(7_000_000, 1_500, 2)).toBeNull()
  })

  it('the plan of a picture shows a small view of a huge drawing at the view’s own scale', () => {
    expect(planPicture(180_000, 100_000, 0.016)?.sheets).toHaveLength(1)
  })

  it('the plan of a picture never asks for more than canvases hold, and its sheets cover the whole drawing', () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom(0.02, 0.5, 2), (width, height, wanted) => {
        const plan = planPicture(width, height, wanted)
        if (!plan) return
        expect(plan.sheets.length).toBeLessThanOrEqual(24)
        for (const sheet of plan.sheets) {
          expect(Math.max(sheet.widthPx, sheet.heightPx)).toBeLessThanOrEqual(16_000)
          expect(sheet.widthPx * sheet.heightPx).toBeLessThanOrEqual(64_000_000)
        }
        const right = Math.max(...plan.sheets.map((sheet) => sheet.left * plan.scale + sheet.widthPx))
        const bottom = Math.max(...plan.sheets.map((sheet) => sheet.top * plan.scale + sheet.heightPx))
        expect(right).toBeGreaterThan(width * plan.scale - 2)
        expect(bottom).toBeGreaterThan(height * plan.scale - 2)
      }),
    )
  })
})
