export interface SheetCut {
  svg: string
  /** Number of the sheet from 1, of `of` sheets. */
  number: number
  of: number
  isLandscape: boolean
  widthPt: number
  heightPt: number
}

export interface SheetRoom {
  portrait: { widthPt: number; heightPt: number }
  landscape: { widthPt: number; heightPt: number }
}

/** Below this scale the labels of a drawing are smaller than 4.5 points. */
const LEAST_SCALE = 0.42
const MOST_SCALE = 1
/** Overlap that keeps a symbol at a cut whole on one of the two sheets. */
const OVERLAP = 60
const MOST_SHEETS = 12

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

function frameOf(svg: string): Frame | null {
  const values =
    /viewBox="([^"]+)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  const [x, y, width, height] = values
  if (x === undefined || y === undefined || !width || !height || values.some((value) => !Number.isFinite(value))) return null
  return { x, y, width, height }
}

/** Returns the same drawing with another view box. */
function seenThrough(svg: string, frame: Frame, widthPt: number, heightPt: number): string {
  const head = /^[\s\S]*?<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const plain = head.replace(/\s(?:width|height|viewBox)="[^"]*"/g, '')
  const window = ` width="${widthPt}" height="${heightPt}" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}"`
  return `${plain.replace(/<svg/, `<svg${window}`)}${svg.slice(head.length)}`
}

const round2 = (value: number): number => Math.round(value * 100) / 100

/**
 * Divides a drawing into sheets: one, portrait or landscape, while its labels stay legible; otherwise landscape sheets side by side and below each
 * other.
 */
export function cutIntoSheets(svg: string, room: SheetRoom): SheetCut[] {
  const frame = frameOf(svg)
  if (!frame) return []
  const scaleIn = (space: { widthPt: number; heightPt: number }) =>
    Math.min(space.widthPt / frame.width, space.heightPt / frame.height, MOST_SCALE)
  const upright = scaleIn(room.portrait)
  const lying = scaleIn(room.landscape)
  const isLandscape = lying > upright * 1.15
  const whole = Math.max(upright, lying)
  const across = Math.max(1, Math.ceil((frame.width - OVERLAP) / (room.landscape.widthPt / LEAST_SCALE - OVERLAP)))
  const down = Math.max(1, Math.ceil((frame.height - OVERLAP) / (room.landscape.heightPt / LEAST_SCALE - OVERLAP)))
  if (whole >= LEAST_SCALE || across * down <= 1 || across * down > MOST_SHEETS) {
    const scale = isLandscape ? lying : upright
    const widthPt = round2(frame.width * scale)
    const heightPt = round2(frame.height * scale)
    return [{ svg: seenThrough(svg, frame, widthPt, heightPt), number: 1, of: 1, isLandscape, widthPt, heightPt }]
  }
  const width = (frame.width + OVERLAP * (across - 1)) / across
  const height = (frame.height + OVERLAP * (down - 1)) / down
  const scale = Math.min(room.landscape.widthPt / width, room.landscape.heightPt / height, MOST_SCALE)
  const widthPt = round2(width * scale)
  const heightPt = round2(height * scale)
  return Array.from({ length: across * down }, (_, index) => {
    const column = index % across
    const row = Math.floor(index / across)
    const window = { x: frame.x + column * (width - OVERLAP), y: frame.y + row * (height - OVERLAP), width, height }
    return { svg: seenThrough(svg, window, widthPt, heightPt), number: index + 1, of: across * down, isLandscape: true, widthPt, heightPt }
  })
}
