import type { Drawing } from '../drawing/drawing'
import type { FloorBand } from '../paint/floor-bands'
import type { LabelSource } from '../labels/label-source'
import { paintBands, paintPasses } from '../paint/paint-scene'
import type { Scene } from '../paint/scene'
import type { Painter } from '../paint/painter'
import { PALETTES } from '../paint/palette'
import type { Box } from '../view/view'
import type { PicturePart } from './picture-part'
import { rowsIn } from './rows-in'
import { BADGE_RADIUS } from '../symbols/forms/badge'
import type { Palette } from '../paint/palette'
import type { FindingList } from './picture-part'

const LINE = 1.35
const TEXT_ASIDE = 1.1
/** Text size at which a badge's circle has its normal size. */
const BADGE_TEXT = 12

/** Paints the foot of an image: every numbered badge again with its sentences. */
export function paintFindingList(painter: Painter, { box, textSize, badges, more }: FindingList, palette: Palette): void {
  const { minX, minY, maxX, maxY } = box
  const radius = (BADGE_RADIUS * textSize) / BADGE_TEXT
  // The list covers whatever the drawing paints below the exported part.
  painter.fill(palette.paper, (pen) => pen.rect(minX, minY, maxX - minX, maxY - minY))
  painter.stroke({ colour: palette.mutedText, width: textSize / BADGE_TEXT, dash: [] }, (pen) => {
    pen.moveTo(minX + textSize, minY)
    pen.lineTo(maxX - textSize, minY)
  })
  for (const worst of [1, 2]) {
    painter.fill(worst === 2 ? palette.error : palette.advice, (pen) => {
      for (const badge of badges) if (badge.worst === worst) pen.circle(badge.x, badge.y, radius)
    })
  }
  painter.text({ colour: palette.onSeverity, size: textSize * 0.83, weight: 700, align: 'center' }, (put) => {
    for (const { number, x, y } of badges) put(String(number), x, y)
  })
  painter.text({ colour: palette.text, size: textSize, weight: 400, align: 'left' }, (put) => {
    for (const { lines, x, y } of badges) lines.forEach((line, at) => put(line, x + TEXT_ASIDE * textSize, y + at * LINE * textSize))
    if (more !== '') put(more, minX + 1.5 * textSize, maxY - LINE * textSize)
  })
}

/** The palette of all print output, in every theme of the board. */
export const PAPER = PALETTES.print

/** The inputs of an exported image. */
export interface PictureSource {
  drawing: Drawing
  labels: LabelSource
  bands: readonly FloorBand[]
}

/** Rows painted per step. */
const ROWS_AT_ONCE = 400

/** Paints a box of a drawing for print, from back to front. Yields between two steps and reports the finished fraction, from 0 to 1. */
export function* paintingPart(
  painter: Painter,
  source: PictureSource,
  part: PicturePart,
  box: Box,
  onProgress: (fraction: number) => void,
): Generator<void, void> {
  const { nodes, edges } = rowsIn(source.drawing, box)
  const scene: Scene = {
    ...source,
    nodes,
    edges,
    palette: PAPER,
    detail: part.detail,
    scale: part.scale,
    ...(part.list && { badgeNumbers: part.list.numbers }),
  }
  painter.fill(PAPER.paper, (pen) => pen.rect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY))
  paintBands(painter, scene)
  const passes = paintPasses(part.detail)
  // In the far detail, cells stand for many rows, so they are painted in one step.
  const pieces = part.detail === 'far' ? 1 : Math.max(1, Math.ceil(Math.max(nodes.length, edges.length) / ROWS_AT_ONCE))
  for (const [at, pass] of passes.entries()) {
    for (let piece = 0; piece < pieces; piece++) {
      onProgress((at * pieces + piece) / (passes.length * pieces))
      yield
      pass(painter, { ...scene, nodes: slice(nodes, piece, pieces), edges: slice(edges, piece, pieces) })
    }
  }
  if (part.list && part.list.box.minY <= box.maxY) paintFindingList(painter, part.list, PAPER)
}

function slice(rows: readonly number[], piece: number, pieces: number): readonly number[] {
  if (pieces === 1) return rows
  return rows.slice(Math.floor((piece * rows.length) / pieces), Math.floor(((piece + 1) * rows.length) / pieces))
}
