import { glyphAt } from './drawing'
import type { Scene } from './paint-scene'
import type { Painter } from './painter'
import { newRoute, pipeRoute } from './pipe-route'

/** Pixels of a cell of the overview, and of the gap that keeps its lines apart. */
const CELL_PX = 6
const GAP_PX = 1
/** Up to this many symbols each one is a block of its own, with its pipe. */
const MOST_BLOCKS = 6_000
const SMALLEST_BLOCK_PX = 3

/** Seen from afar: a block for each symbol, or cells where there are too many; coloured by the worst finding. */
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
        if ((drawing.result?.nodeWorst[row] ?? 0) !== worst) continue
        const isSmall = glyphAt(drawing, row) === 'joint' && worst === 0
        const width = isSmall ? smallest : Math.max(smallest, 2 * (drawing.halfWidth[row] ?? 0))
        const height = isSmall ? smallest : Math.max(smallest, 2 * (drawing.halfHeight[row] ?? 0))
        pen.rect((drawing.x[row] ?? 0) - width / 2, (drawing.y[row] ?? 0) - height / 2, width, height)
      }
    })
  })
}

/** Cells are tied to the board, not to the screen, so that panning moves them and nothing flickers. */
function paintCells(painter: Painter, scene: Scene): void {
  const { drawing, nodes, scale } = scene
  const size = CELL_PX / scale
  const height = (CELL_PX - GAP_PX) / scale
  let minX = Infinity
  let minY = Infinity
  let maxX = -Infinity
  let maxY = -Infinity
  for (const row of nodes) {
    const x = drawing.x[row] ?? 0
    const y = drawing.y[row] ?? 0
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  const firstColumn = Math.floor(minX / size)
  const firstLine = Math.floor(minY / size)
  const columns = Math.floor(maxX / size) - firstColumn + 1
  const lines = Math.floor(maxY / size) - firstLine + 1
  const cells = new Uint8Array(columns * lines)
  for (const row of nodes) {
    const cell = (Math.floor((drawing.y[row] ?? 0) / size) - firstLine) * columns + Math.floor((drawing.x[row] ?? 0) / size) - firstColumn
    const worst = 1 + (drawing.result?.nodeWorst[row] ?? 0)
    if (worst > (cells[cell] ?? 0)) cells[cell] = worst
  }
  colours(scene).forEach((colour, worst) => {
    painter.fill(colour, (pen) => {
      for (let line = 0; line < lines; line++) {
        let from = -1
        for (let column = 0; column <= columns; column++) {
          const isSame = column < columns && cells[line * columns + column] === worst + 1
          if (isSame && from < 0) from = column
          if (isSame || from < 0) continue
          pen.rect((firstColumn + from) * size, (firstLine + line) * size, (column - from) * size, height)
          from = -1
        }
      }
    })
  })
}
