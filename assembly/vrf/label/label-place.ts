import { LABEL_OFFSET, STRAIGHT } from '../../shared/layout/layout-drawing'

/** Half-way along: the default distance of a label (specification, edge label). */
const HALF: f64 = 0.5

/**
 * A label's distance along its piece of pipe, from the upper end; a negative one counts from the lower end. What is above 1 in absolute value is no part
 * of the piece (older drawings hold drawing units there, such as -100: half of a pipe of 200 before its end) and gives the default, as does NaN.
 */
function labelDistance(given: f64): f64 {
  return Math.abs(given) <= 1 ? given : HALF
}

/** Where a label stands on one axis: along the piece by the distance; across a vertical piece to its right, across another one above it. */
export function labelX(startX: f64, endX: f64, distance: f64): f64 {
  const isVertical = Math.abs(endX - startX) < (STRAIGHT as f64)
  return along(startX, endX, distance) + (isVertical ? (LABEL_OFFSET as f64) : 0)
}

export function labelY(startX: f64, startY: f64, endX: f64, endY: f64, distance: f64): f64 {
  const isVertical = Math.abs(endX - startX) < (STRAIGHT as f64)
  return along(startY, endY, distance) - (isVertical ? 0 : (LABEL_OFFSET as f64))
}

function along(start: f64, end: f64, distance: f64): f64 {
  const part = labelDistance(distance)
  return part < 0 ? end + (end - start) * part : start + (end - start) * part
}
