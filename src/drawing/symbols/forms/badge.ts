/** Badges of findings: how large they are, how far they stand above and beside the corner of a symbol, and how wide the ring around them is. */
export const BADGE_RADIUS = 8
export const BADGE_RISE = 4
export const BADGE_RING = 1.5

/** How far a badge reaches above its symbol. Its ring, as every line, is at least a pixel wide. */
export function badgeReach(scale: number): number {
  return BADGE_RISE + BADGE_RADIUS + Math.max(BADGE_RING, 1 / scale) / 2
}
