/** Distances of an air handler's layout on the board (specification, section 9): from kit to kit, of a step to a kit or box, of the box aside. */
export const KIT_SPACING = 150
export const KIT_STEP = 40
export const BOX_OFFSET = -20

/** Lengths in m that the pipes of a layout are labelled with; those between kit and box are not counted. */
export const PIPE_M = 1
export const GAS_M = 1
/** The gas pipes of a direct box whose coils are odd in number. */
export const ODD_GAS_M = 2.5

/** Most kits that one box may be fed by; more stand without a box. */
export const MOST_FEEDS = 16
