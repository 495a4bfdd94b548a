import { MOST_BLOCKS } from './detail'
import { glyphAt } from '../drawing/drawing'
import { cellsIn, cellSize } from '../columns/cells'
import type { Scene } from './scene'
import type { Painter } from './painter'
import { newRoute, pipeRoute } from '../drawing/pipe-route'

const GAP_PX = 1
const SMALLEST_BLOCK_PX = 3

/** Paints the far detail: a block per symbol, or cells where there are too many, coloured by the worst finding. */
export function paintFar(painter: Painter, scene: Scene): void {
  if (scene.nodes.length > MOST_BLOCKS) paintCells(painter, scene)
  else paintBlocks(painter, scene)
}

function colours(scene: Scene): string[] {
  return [scene.palette.far, scene.palette.advice, scene.palette.error]
}

function paintBlocks(painter: Painter, scene: Scene): void {
  const { drawing, scale, palette } = scene
  const route = newRoute()
  painter.stroke({ ...palette.fluids.generic, colour: palette.far, dash: [] }, (pen) => {
    for (const edge of scene.edges) {
      const count = pipeRoute(drawing, edge, route)
      for (let corner = 0; corner < count; corner++) {
        const x = route[2 * corner] ?? 0
        const y = route[2 * corner + 1] ?? 0
        if (corner === 0) pen.moveTo(x, y)
        else pen.lineTo(x, y)
      }
    }
  })
  const smallest = SMALLEST_BLOCK_PX / scale
  colours(scene).forEach((colour, worst) => {
    painter.fill(colour, (pen) => {
      for (const row of scene.nodes) {
        if ((drawing.marks?.nodeWorst[row] ?? 0) !== worst) continue
        const isSmall = glyphAt(drawing, row) === 'joint' && worst === 0
        const width = isSmall ? smallest : Math.max(smallest, 2 * (drawing.halfWidth[row] ?? 0))
        const height = isSmall ? smallest : Math.max(smallest, 2 * (drawing.halfHeight[row] ?? 0))
        pen.rect((drawing.x[row] ?? 0) - width / 2, (drawing.y[row] ?? 0) - height / 2, width, height)
      }
    })
  })
}

/** Paints cells, which are fixed to the board instead of the screen, so that a pan does not flicker. */
function paintCells(painter: Painter, scene: Scene): void {
  const { size, column, line, columns, lines, worst } = cellsIn(scene.drawing, cellSize(scene.scale), scene.window ?? scene.drawing.extent)
  const height = size - GAP_PX / scene.scale
  colours(scene).forEach((colour, at) => {
    painter.fill(colour, (pen) => {
      for (let down = 0; down < lines; down++) {
        let from = -1
        for (let across = 0; across <= columns; across++) {
          const isSame = across < columns && worst[down * columns + across] === at + 1
          if (isSame && from < 0) from = across
          if (isSame || from < 0) continue
          pen.rect((column + from) * size, (line + down) * size, (across - from) * size, height)
          from = -1
        }
      }
    })
  })
}
