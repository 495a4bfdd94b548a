import { describe, expect, it } from 'vitest'
import { canvasPainter } from '../../../src/drawing/paint/canvas-painter'

interface Matrix {
  a: number
  d: number
  e: number
  f: number
}

/** The part of a canvas that the painter uses; it notes where on the screen each point lands, as a canvas in single precision would put it. */
function canvasAt(scale: number, x: number, y: number) {
  let matrix: Matrix = { a: scale, d: scale, e: x, f: y }
  const points: [number, number][] = []
  const put = (px: number, py: number): void => {
    const [single, other] = [Math.fround(px), Math.fround(py)]
    points.push([matrix.a * single + matrix.e, matrix.d * other + matrix.f])
  }
  const context = {
    getTransform: () => ({ ...matrix }),
    setTransform: (first: number | Matrix, ...[, , d = 1, e = 0, f = 0]: number[]) => {
      matrix = typeof first === 'number' ? { a: first, d, e, f } : first
    },
    beginPath: () => undefined,
    setLineDash: () => undefined,
    stroke: () => undefined,
    fill: () => undefined,
    moveTo: put,
    lineTo: put,
    quadraticCurveTo: (...[cx = 0, cy = 0, px = 0, py = 0]: number[]) => {
      put(cx, cy)
      put(px, py)
    },
    rect: put,
    arc: put,
    fillText: (_text: string, px: number, py: number) => put(px, py),
  }
  return { context: context as unknown as CanvasRenderingContext2D, points, matrix: () => matrix }
}

describe('painting on a canvas', () => {
  it('painting on a canvas puts every point where the view has it', () => {
    const { context, points } = canvasAt(2, 30, -40)
    canvasPainter(context, 2).stroke({ colour: '#fff', width: 1, dash: [] }, (pen) => {
      pen.moveTo(10, 20)
      pen.lineTo(11, 25)
    })
    expect(points).toEqual([
      [50, 0],
      [52, 10],
    ])
  })

  it('painting on a canvas is as exact ten million units to the right as at the left end', () => {
    const far = 11_199_888.3
    const { context, points } = canvasAt(0.8, -far * 0.8, 0)
    canvasPainter(context, 0.8).fill('#fff', (pen) => {
      pen.rect(far, 0, 5, 5)
      pen.rect(far + 0.25, 0, 5, 5)
    })
    expect(points[0]?.[0]).toBeCloseTo(0, 3)
    expect(points[1]?.[0]).toBeCloseTo(0.2, 3)
  })

  it('painting on a canvas leaves the view as it was', () => {
    const { context, matrix } = canvasAt(1.5, 7, 9)
    const painter = canvasPainter(context, 1.5)
    painter.fill('#fff', (pen) => pen.circle(1, 1, 1))
    painter.text({ colour: '#fff', size: 10, weight: 400, align: 'left' }, (put) => put('a', 1, 1))
    expect(matrix()).toEqual({ a: 1.5, d: 1.5, e: 7, f: 9 })
  })
})
