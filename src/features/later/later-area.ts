const LATER_AREAS = ['wiring', 'controller', 'cad', 'database', 'simulation', 'noise', 'renovation'] as const

/** Parts of the product that have addresses already and no screens yet. */
export type LaterArea = (typeof LATER_AREAS)[number]

export const isLaterArea = (word: unknown): word is LaterArea => LATER_AREAS.some((area) => area === word)
