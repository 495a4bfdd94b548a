/** Badges of findings: how large they are, and how far they stand above and beside the corner of a symbol. */
export const BADGE_RADIUS = 8
export const BADGE_RISE = 4
