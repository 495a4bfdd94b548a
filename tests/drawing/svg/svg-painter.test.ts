import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeXml, svgPainter } from '../../../src/drawing/svg/svg-painter'

const STYLE = { colour: '#000000', size: 10, weight: 400, align: 'center' } as const
const ESCAPES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

describe('text in an SVG picture', () => {
  it('text in an SVG picture comes back as it was written, but for what no XML may hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeXml(text)
        expect(escaped.replace(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/[<>"&]/)
        const back = escaped.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ESCAPES[entity] ?? '')
        expect(back).toBe(text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, ''))
      }),
    )
  })

  it('text in an SVG picture loses control characters and broken letters, wherever they stand', () => {
    expect(escapeXml('a\u0000b\u001b\ud800c\uffff')).toBe('abc')
    const painter = svgPainter({ latin: 'Latin', eastAsian: 'Chinese' })
    painter.text(STYLE, (put) => put('\u0000酒店\u0000 A', 0, 0))
    expect(
      painter
        .pieces()
        .join('')
        .replace(/<[^>]+>/g, ''),
    ).toBe('酒店 A')
  })

  it('text in an SVG picture that lies outside the window of the picture is left out', () => {
    const painter = svgPainter({ latin: 'Latin', eastAsian: 'Chinese' }, { minX: 0, minY: 0, maxX: 100, maxY: 100 })
    painter.text(STYLE, (put) => {
      put('inside', 50, 50)
      put('across the edge', -10, 50)
      put('outside', -60, 50)
      put('below', 50, 130)
    })
    expect(painter.pieces().map((piece) => piece.replace(/<[^>]+>/g, ''))).toEqual(['inside', 'across the edge'])
  })
})
