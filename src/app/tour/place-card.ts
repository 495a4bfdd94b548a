import type { Side } from '../../ui/tour-stop'

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** Distance of the card from what it explains, and least distance from the border of the window, in pixels. */
const GAP = 14
const MARGIN = 8
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left']

/**
 * Returns where a card stands so that it is within the window and covers nothing of the element: on the wanted side, else on the first other one with space.
 * Null where no side has space.
 */
export function placeCard(element: Rect, card: Size, window: Size, wanted: Side): { left: number; top: number; side: Side } | null {
  for (const side of [wanted, ...SIDES]) {
    const place = besides(element, card, window, side)
    const isWithin =
      place.left >= MARGIN &&
      place.top >= MARGIN &&
      place.left + card.width <= window.width - MARGIN &&
      place.top + card.height <= window.height - MARGIN
    if (isWithin) return { ...place, side }
  }
  return null
}

function besides(element: Rect, card: Size, window: Size, side: Side): { left: number; top: number } {
  const across = between(element.left + element.width / 2 - card.width / 2, window.width - MARGIN - card.width)
  const along = between(element.top + element.height / 2 - card.height / 2, window.height - MARGIN - card.height)
  switch (side) {
    case 'above':
      return { left: across, top: element.top - GAP - card.height }
    case 'below':
      return { left: across, top: element.top + element.height + GAP }
    case 'left':
      return { left: element.left - GAP - card.width, top: along }
    default:
      return { left: element.left + element.width + GAP, top: along }
  }
}

/** Moves a coordinate into the window. */
function between(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most))
}
