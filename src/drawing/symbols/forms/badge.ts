/** Badges of findings: radius, offset above and beside a symbol's corner, and width of the ring. */
export const BADGE_RADIUS = 8
export const BADGE_RISE = 4
export const BADGE_RING = 1.5

/** Radius in pixels below which no badge is drawn, as long as it stays at its symbol's corner. */
const SMALLEST_RADIUS_PX = 5.5
const MOST_GROWTH = 2

/** Returns by how much badges are larger than at 100 %, so that their sign is read where a large system fits the window. */
export function badgeGrowth(scale: number): number {
  return Math.min(MOST_GROWTH, Math.max(1, SMALLEST_RADIUS_PX / (BADGE_RADIUS * scale)))
}

/** Returns how far a badge reaches above its symbol. Its ring, like every line, is at least a pixel wide. */
export function badgeReach(scale: number): number {
  return BADGE_RISE + BADGE_RADIUS * badgeGrowth(scale) + Math.max(BADGE_RING, 1 / scale) / 2
}
