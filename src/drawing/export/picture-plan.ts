/** Largest side and area in pixels that every current browser draws on one canvas. */
const MOST_SIDE_PX = 16_000
const MOST_AREA_PX = 64_000_000
/** Minimum pixels per board unit for legible labels. */
const LEAST_SCALE = 0.75
/** A drawing that is too large for one legible image is cut into sheets of this size. */
const SHEET_SIDE_PX = 7_800
const SHEET_SCALE = 1
const MOST_SHEETS = 24

/** One image of a drawing: its part in units from the upper left corner, and its size in pixels. */
export interface PictureSheet {
  left: number
  top: number
  widthPx: number
  heightPx: number
}

export interface PicturePlan {
  /** Pixels per unit. */
  scale: number
  columns: number
  /** The sheets, row by row. */
  sheets: PictureSheet[]
}

/**
 * Plans the images for a drawing of this size in units: one at the wanted scale, one as large as a canvas allows, or several sheets; null where
 * even those would be too many.
 */
export function planPicture(width: number, height: number, wantedScale: number): PicturePlan | null {
  const largest = Math.min(MOST_SIDE_PX / width, MOST_SIDE_PX / height, Math.sqrt(MOST_AREA_PX / (width * height)))
  const scale = Math.min(wantedScale, largest)
  if (scale === wantedScale || scale >= LEAST_SCALE) {
    const sheet = { left: 0, top: 0, widthPx: Math.max(1, Math.floor(width * scale)), heightPx: Math.max(1, Math.floor(height * scale)) }
    return { scale, columns: 1, sheets: [sheet] }
  }
  const columns = Math.ceil((width * SHEET_SCALE) / SHEET_SIDE_PX)
  const lines = Math.ceil((height * SHEET_SCALE) / SHEET_SIDE_PX)
  if (columns * lines > MOST_SHEETS) return null
  const sheetWidth = width / columns
  const sheetHeight = height / lines
  const sheets = Array.from({ length: columns * lines }, (_, at) => ({
    left: (at % columns) * sheetWidth,
    top: Math.floor(at / columns) * sheetHeight,
    widthPx: Math.ceil(sheetWidth * SHEET_SCALE),
    heightPx: Math.ceil(sheetHeight * SHEET_SCALE),
  }))
  return { scale: SHEET_SCALE, columns, sheets }
}
