import { symbolGrowth } from './growth'

/** Badges of findings: radius, offset above and beside a symbol's corner, and width of the ring. */
export const BADGE_RADIUS = 8
export const BADGE_RISE = 4
export const BADGE_RING = 1.5

/** Returns how far a badge reaches above its symbol. Its ring, like every line, is at least a pixel wide. */
export function badgeReach(scale: number): number {
  return BADGE_RISE + BADGE_RADIUS * symbolGrowth(scale) + Math.max(BADGE_RING, 1 / scale) / 2
}
