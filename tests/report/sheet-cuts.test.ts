import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutIntoSheets } from '../../src/report/pdf/sheet-cuts'

const room = { portrait: { widthPt: 515, heightPt: 615 }, landscape: { widthPt: 762, heightPt: 369 } }
const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-40 -20 ${width} ${height}"><path d="M0 0"/></svg>`

function windowOf(svg: string) {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  return { x, y, width, height }
}

describe('laying a drawing on sheets', () => {
  it('laying a drawing on sheets keeps a small drawing on one upright sheet at its own size', () => {
    const [sheet, ...others] = cutIntoSheets(drawing(400, 500), room)
    expect(others).toEqual([])
    expect(sheet).toMatchObject({ isLandscape: false, widthPt: 400, heightPt: 500, number: 1, of: 1 })
  })

  it('laying a drawing on sheets turns the sheet for a wide drawing', () => {
    expect(cutIntoSheets(drawing(1200, 500), room)).toMatchObject([{ isLandscape: true, of: 1 }])
  })

  it('laying a drawing on sheets says nothing of a drawing without a frame', () => {
    expect(cutIntoSheets('<svg></svg>', room)).toEqual([])
  })

  it('laying a drawing on sheets covers every drawing, stays inside the sheet and keeps its proportions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 9000 }), fc.integer({ min: 50, max: 4000 }), (width, height) => {
        const sheets = cutIntoSheets(drawing(width, height), room)
        const windows = sheets.map((sheet) => windowOf(sheet.svg))
        expect(Math.min(...windows.map((part) => part.x))).toBeCloseTo(-40, 6)
        expect(Math.min(...windows.map((part) => part.y))).toBeCloseTo(-20, 6)
        expect(Math.max(...windows.map((part) => part.x + part.width))).toBeGreaterThanOrEqual(width - 40 - 1e-6)
        expect(Math.max(...windows.map((part) => part.y + part.height))).toBeGreaterThanOrEqual(height - 20 - 1e-6)
        sheets.forEach((sheet, index) => {
          const space = sheet.isLandscape ? room.landscape : room.portrait
          expect(sheet.widthPt).toBeLessThanOrEqual(space.widthPt + 0.01)
          expect(sheet.heightPt).toBeLessThanOrEqual(space.heightPt + 0.01)
          const part = windows[index] ?? { width: NaN, height: NaN }
          expect(Math.abs(sheet.widthPt / part.width - sheet.heightPt / part.height)).toBeLessThan(0.002)
        })
      }),
    )
  })
})
