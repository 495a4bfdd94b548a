import { chooseDetail } from '../paint/detail'
import type { Detail } from '../paint/detail'
import type { Drawing } from '../drawing/drawing'
import { labelledExtent } from '../view/labelled-extent'
import type { Box, Viewport } from '../view/view'
import { visibleBox } from '../view/view'

import { rowsIn } from './rows-in'
import type { BadgeNumbers } from '../paint/scene'

/** A numbered badge with its sentences, positioned in the list. */
export interface ListedBadge {
  number: number
  /** 2 for errors, 1 for advice. */
  worst: number
  x: number
  y: number
  lines: readonly string[]
}

/** The sentences of an image's badges, listed at its foot. Lengths are in board units. */
export interface FindingList {
  box: Box
  textSize: number
  badges: readonly ListedBadge[]
  numbers: BadgeNumbers
  /** Text that counts the badges left out; empty when all are listed. */
  more: string
}

/** The part of a drawing in an exported image, and its level of detail. */
export interface PicturePart {
  box: Box
  detail: Detail
  /** Zoom at which texts are sized, 1 for the whole system. */
  scale: number
  /** Sentences of the numbered badges, at the foot of the box. */
  list?: FindingList
}

const MARGIN = 24

/** Returns the whole system with all its labels. */
export function wholePart(drawing: Drawing): PicturePart {
  const { minX, minY, maxX, maxY } = labelledExtent(drawing)
  return { box: { minX: minX - MARGIN, minY: minY - MARGIN, maxX: maxX + MARGIN, maxY: maxY + MARGIN }, detail: 'near', scale: 1 }
}

/** Returns the part in a window of the board, in the detail shown there. */
export function viewPart(drawing: Drawing, viewport: Viewport): PicturePart {
  const box = visibleBox(viewport, viewport.width, viewport.height)
  return { box, detail: chooseDetail(viewport.scale, rowsIn(drawing, box).nodes.length), scale: viewport.scale }
}
