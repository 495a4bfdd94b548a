import { BADGE_RADIUS } from '../symbols/forms/badge'
import type { Painter } from '../paint/painter'
import type { Palette } from '../paint/palette'
import type { FindingList } from './finding-list'

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
