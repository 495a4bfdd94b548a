/** Largest side and area in pixels that every current browser draws on one canvas. */
const MOST_SIDE_PX = 16_000
const MOST_AREA_PX = 64_000_000
/** Below this many pixels a board unit, labels can no longer be read. */
const LEAST_SCALE = 0.75
/** A drawing that one legible picture cannot hold is cut into sheets of this size. */
const SHEET_SIDE_PX = 7_800
const SHEET_SCALE = 1
const MOST_SHEETS = 24

/** One picture of a drawing: the part of it in units from its upper left corner, and the picture's size in pixels. */
export interface PictureSheet {
  left: number
  top: number
  widthPx: number
  heightPx: number
}

export interface PicturePlan {
  /** Pixels of one unit. */
  scale: number
  columns: number
  /** Row by row. */
  sheets: PictureSheet[]
}

/** How a drawing of this size in units becomes pictures: one as sharp as wanted, one as large as a canvas allows, several sheets; null where even those would be too many. */
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
