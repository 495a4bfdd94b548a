/** The visible part of the board: board unit (0,0) lies at (x,y) pixels, one unit is `scale` pixels. */
export interface View {
  x: number
  y: number
  scale: number
}

/** A view with the size of its window in pixels. */
export interface Viewport extends View {
  width: number
  height: number
}

export interface Box {
  minX: number
  minY: number
  maxX: number
  maxY: number
}

/** Minimum zoom: a row of a hundred thousand units, ten million board units long, still fits a window. */
export const SMALLEST_SCALE = 0.0001
export const LARGEST_SCALE = 4
/** Margin of what is brought into view, and of a drawing that is fitted: its extent has room for labels already. */
const REVEAL_MARGIN = 40
const FIT_MARGIN = 14
/** Gap between a revealed box and the element that covered it. */
const COVER_MARGIN = 12
/** Maximum zoom to which a small diagram is enlarged when it is fitted. */
const LARGEST_FIT = 1.25
/** Below this zoom, a fitted diagram opens closer instead, where models and diameters are legible. */
const SMALLEST_OPENING = 0.3
const OPENING = 0.55

/** Zooms by a factor around the pixel (px,py), whose board point stays in place. */
export function zoomAt(view: View, px: number, py: number, factor: number): View {
  const scale = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, view.scale * factor))
  const ratio = scale / view.scale
  return { scale, x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio }
}

/** Returns the view that shows a whole box, centred in a window of the given pixels. */
export function fitView(box: Box, width: number, height: number): View {
  const boxWidth = Math.max(1, box.maxX - box.minX)
  const boxHeight = Math.max(1, box.maxY - box.minY)
  const wanted = Math.min((width - 2 * FIT_MARGIN) / boxWidth, (height - 2 * FIT_MARGIN) / boxHeight, LARGEST_FIT)
  const scale = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, wanted))
  return { scale, x: width / 2 - ((box.minX + box.maxX) / 2) * scale, y: height / 2 - ((box.minY + box.maxY) / 2) * scale }
}

/**
 * Returns the view in which a diagram opens: the whole of it where its labels are legible, else its start at the top of the window at a legible
 * zoom, without empty ground on one side while the diagram continues on the other.
 */
export function openView(whole: Box, start: { x: number; minY: number }, width: number, height: number): View {
  const fitted = fitView(whole, width, height)
  if (fitted.scale >= SMALLEST_OPENING) return fitted
  const scale = OPENING
  const [left, right] = [REVEAL_MARGIN - whole.minX * scale, width - REVEAL_MARGIN - whole.maxX * scale]
  const middle = width / 2 - start.x * scale
  return { scale, x: left < right ? (left + right) / 2 : Math.min(left, Math.max(right, middle)), y: REVEAL_MARGIN - start.minY * scale }
}

/** Returns the part of a window that no panel lies over: panels at its left or right side reach from its top to its bottom. */
export function freePart(width: number, height: number, panels: readonly Box[]): Box {
  const free = { minX: 0, minY: 0, maxX: width, maxY: height }
  for (const panel of panels) {
    if (panel.maxX <= free.minX || panel.minX >= free.maxX || panel.minY > height / 2 || panel.maxY < height / 2) continue
    if (panel.minX + panel.maxX > width) free.maxX = Math.max(free.minX, panel.minX)
    else free.minX = Math.min(free.maxX, panel.maxX)
  }
  return free.maxX - free.minX < width / 3 ? { minX: 0, minY: 0, maxX: width, maxY: height } : free
}

/** Returns a view of the same zoom with the board point (x,y) in the middle of a window of the given pixels. */
export function centreView(view: View, x: number, y: number, width: number, height: number): View {
  return { ...view, x: width / 2 - x * view.scale, y: height / 2 - y * view.scale }
}

/** Returns the box of visible board units. */
export function visibleBox(view: View, width: number, height: number): Box {
  return {
    minX: -view.x / view.scale,
    minY: -view.y / view.scale,
    maxX: (width - view.x) / view.scale,
    maxY: (height - view.y) / view.scale,
  }
}

/**
 * Moves the view as little as needed to show a box clear of the elements over the window (`covered`, in its pixels). Returns the same view when the
 * box is visible already.
 */
export function revealBox(view: View, box: Box, width: number, height: number, covered: readonly Box[] = []): View {
  const shift = (from: number, to: number, size: number): number => {
    if (to - from > size - 2 * REVEAL_MARGIN) return size / 2 - (from + to) / 2
    if (from < REVEAL_MARGIN) return REVEAL_MARGIN - from
    return to > size - REVEAL_MARGIN ? size - REVEAL_MARGIN - to : 0
  }
  const dx = shift(box.minX * view.scale + view.x, box.maxX * view.scale + view.x, width)
  const dy = shift(box.minY * view.scale + view.y, box.maxY * view.scale + view.y, height)
  let moved = dx === 0 && dy === 0 ? view : { ...view, x: view.x + dx, y: view.y + dy }
  for (const cover of covered) moved = uncover(moved, box, cover, width, height)
  return moved
}

/**
 * Returns the view with a hidden box in the middle of the window, or beside it where the middle is covered; the same view when the box is visible
 * already.
 */
export function goToBox(view: View, box: Box, width: number, height: number, covered: readonly Box[] = []): View {
  if (revealBox(view, box, width, height, covered) === view) return view
  const centred = centreView(view, (box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, width, height)
  return revealBox(centred, box, width, height, covered)
}

function uncover(view: View, box: Box, cover: Box, width: number, height: number): View {
  const at = {
    minX: box.minX * view.scale + view.x,
    minY: box.minY * view.scale + view.y,
    maxX: box.maxX * view.scale + view.x,
    maxY: box.maxY * view.scale + view.y,
  }
  if (at.maxX <= cover.minX || at.minX >= cover.maxX || at.maxY <= cover.minY || at.minY >= cover.maxY) return view
  const ways: [dx: number, dy: number][] = [
    [cover.minX - COVER_MARGIN - at.maxX, 0],
    [cover.maxX + COVER_MARGIN - at.minX, 0],
    [0, cover.minY - COVER_MARGIN - at.maxY],
    [0, cover.maxY + COVER_MARGIN - at.minY],
  ]
  const [shortest] = ways
    .filter(([dx, dy]) => at.minX + dx >= 0 && at.minY + dy >= 0 && at.maxX + dx <= width && at.maxY + dy <= height)
    .sort((one, other) => Math.abs(one[0] + one[1]) - Math.abs(other[0] + other[1]))
  return shortest ? { ...view, x: view.x + shortest[0], y: view.y + shortest[1] } : view
}
