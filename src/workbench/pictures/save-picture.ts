import i18next from 'i18next'
import { PictureTooLargeError, rasterFiles } from '../../drawing/export/raster-files'
import type { RasterFormat } from '../../drawing/export/raster-files'
import { withFindingList } from '../../drawing/export/finding-list'
import { viewPart, wholePart } from '../../drawing/export/picture-part'
import type { PicturePart } from '../../drawing/export/picture-part'
import { svgFile } from '../../drawing/export/svg-file'
import { floorBands } from '../../drawing/paint/floor-bands'
import type { Viewport } from '../../drawing/view/view'
import { downloadFile, safeFileName } from '../../platform/files/files'
import { notify } from '../../platform/notify'
import { zipFile } from '../../platform/files/zip-file'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { LabelSource } from '../../drawing/labels/label-source'

/** What a picture shows. */
export interface PictureSubject {
  drawing: Drawing
  labels: LabelSource
  projectName: string
  /** Pixels per board unit at 100 %. */
  fullScale: number
}

export type PictureFormat = 'png' | 'jpeg' | 'svg'

export interface PictureOrder {
  format: PictureFormat
  /** The board's view; null for the whole diagram. */
  viewport: Viewport | null
}

export interface PictureSaving {
  /** Resolves with the name of the saved file; null where it was cancelled or failed, after a message to the user. */
  done: Promise<string | null>
  cancel: () => void
}

const RASTER: Record<'png' | 'jpeg', RasterFormat> = { png: 'image/png', jpeg: 'image/jpeg' }
const ENDING: Record<PictureFormat, string> = { png: 'png', jpeg: 'jpg', svg: 'svg' }

/** Saves a diagram as an image for print and passes it to the browser's download. */
export function savePicture(open: PictureSubject, order: PictureOrder, onProgress: (fraction: number) => void): PictureSaving {
  const stopping = new AbortController()
  const run = async (): Promise<string | null> => {
    try {
      return await saved(open, order, onProgress, stopping.signal)
    } catch (error) {
      if (!stopping.signal.aborted) tell(error)
      return null
    }
  }
  return { done: run(), cancel: () => stopping.abort() }
}

async function saved(
  open: PictureSubject,
  { format, viewport }: PictureOrder,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { drawing, labels } = open
  await document.fonts.ready
  const shown = viewport ? viewPart(drawing, viewport) : atOwnScale(wholePart(drawing), open)
  const part = withFindingList(drawing, labels, shown, (count) => i18next.t('panels:findings.more', { count }))
  const source = { drawing, labels, bands: floorBands(drawing, labels) }
  const files =
    format === 'svg'
      ? [await svgFile(source, part, onProgress, signal)]
      : await rasterFiles(source, part, RASTER[format], onProgress, signal)
  const name = baseName(open, viewport !== null)
  const [only] = files
  if (only && files.length === 1) return handOver(`${name}.${ENDING[format]}`, only)
  const sheets = files.map((content, at) => ({ name: `${name} ${at + 1}.${ENDING[format]}`, content }))
  notify('info', i18next.t('piping:picture.sheets', { number: files.length }))
  return handOver(`${name}.zip`, await zipFile(sheets))
}

function handOver(name: string, content: Blob): string {
  downloadFile(name, content)
  return name
}

/** Returns project, system and, for a view, the word for it. */
function baseName({ projectName, labels }: PictureSubject, isView: boolean): string {
  const parts = [projectName, labels.title, isView ? i18next.t('piping:picture.viewName') : '']
  return safeFileName(parts.filter((part) => part !== '').join(' - '), 'diagram')
}

function tell(error: unknown): void {
  if (error instanceof PictureTooLargeError) notify('error', i18next.t('piping:picture.tooLarge'))
  else notify('error', i18next.t('piping:message.exportFailed', { reason: error instanceof Error ? error.message : String(error) }))
}

// Returns the part at the scale that is the system's 100 %.
function atOwnScale(part: PicturePart, { fullScale }: PictureSubject): PicturePart {
  return { ...part, scale: part.scale * fullScale }
}
