import type { FindingList, ListedBadge } from './picture-part'
import type { Box } from '../view/view'
import type { Drawing } from '../drawing/drawing'
import { findingsAt } from '../view/findings-at'
import { wrapWords } from '../labels/finding-text'
import type { LabelSource } from '../labels/label-source'
import { badgeSpots } from '../paint/paint-badges'
import type { BadgeSpot } from '../paint/paint-badges'
import type { BadgeNumbers } from '../paint/scene'
import type { PicturePart } from './picture-part'
import { rowsIn } from './rows-in'

/** Maximum number of listed badges: a longer number would not fit into a badge, and a longer list would not be read. */
const MOST_LISTED = 60
const TEXT_PX = 12
const LARGEST_TEXT = 40
/** Width of a column, and below of a letter, in multiples of the text size. */
const COLUMN_WIDTH = 36
const LETTER = 0.58
const EAST_ASIAN = /[\u2e80-\u9fff\uf900-\ufaff]/u
const LINE = 1.35
const BADGE_ROOM = 2.4

/**
 * Adds a list of findings below a part: paper has no hover, so each badge gets a number whose sentences are at the foot. The far detail has no
 * badges, so nothing is listed.
 */
export function withFindingList(drawing: Drawing, labels: LabelSource, part: PicturePart, more: (count: number) => string): PicturePart {
  const { sentence } = labels
  if (part.detail === 'far' || !sentence || !drawing.marks) return part
  const spots = spotsIn(drawing, part.box)
  if (spots.length === 0) return part
  const listed = spots.slice(0, MOST_LISTED)
  const { minX, maxX, maxY } = part.box
  const textSize = Math.min(LARGEST_TEXT, TEXT_PX / Math.min(1, part.scale))
  const columns = Math.max(1, Math.floor((maxX - minX) / (COLUMN_WIDTH * textSize)))
  const columnWidth = (maxX - minX) / columns
  const badges: ListedBadge[] = []
  let top = maxY + 1.5 * textSize
  for (let from = 0; from < listed.length; from += columns) {
    const line = listed.slice(from, from + columns).map(({ spot, worst }, column) => ({
      number: from + column + 1,
      worst,
      x: minX + column * columnWidth + 1.5 * textSize,
      y: top,
      lines: findingsAt(drawing, spot).flatMap((finding) =>
        wrapped(sentence(finding), columnWidth - (BADGE_ROOM + 1) * textSize, textSize),
      ),
    }))
    badges.push(...line)
    top += (Math.max(...line.map(({ lines }) => lines.length)) * LINE + 0.6) * textSize
  }
  const isCut = spots.length > listed.length
  const list: FindingList = {
    box: { minX, minY: maxY, maxX, maxY: top + (isCut ? LINE * textSize : 0) },
    textSize,
    badges,
    numbers: numbersOf(listed.map(({ spot }) => spot)),
    more: isCut ? more(spots.length - listed.length) : '',
  }
  return { ...part, box: { ...part.box, maxY: list.box.maxY }, list }
}

/** Returns the badges inside a box in reading order: errors before advice, then from top to bottom and from left to right. */
function spotsIn(drawing: Drawing, box: Box): { spot: BadgeSpot; worst: number }[] {
  const rows = { drawing, ...rowsIn(drawing, box) }
  const isInside = ({ x, y }: BadgeSpot): boolean => x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY
  return [2, 1].flatMap((worst) =>
    badgeSpots(rows, worst)
      .filter(isInside)
      .sort((a, b) => a.y - b.y || a.x - b.x)
      .map((spot) => ({ spot, worst })),
  )
}

function numbersOf(spots: readonly BadgeSpot[]): BadgeNumbers {
  const nodes = new Map<number, number>()
  const edges = new Map<number, number>()
  spots.forEach(({ kind, row }, at) => (kind === 'node' ? nodes : edges).set(row, at + 1))
  return { nodes, edges }
}

function wrapped(sentence: string, width: number, textSize: number): string[] {
  const letter = textSize * (EAST_ASIAN.test(sentence) ? 1 : LETTER)
  return wrapWords(sentence, Math.max(8, Math.floor(width / letter)))
}
