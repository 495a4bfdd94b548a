import i18next from 'i18next'
import type { BoardHandle } from '../../../canvas/board-handle'
import { diagramSvg } from '../../../canvas/diagram-svg'
import type { LabelSource } from '../../../canvas/label-source'
import type { BoardTheme } from '../../../canvas/palette'
import type { PictureFormat } from '../../../canvas/picture'
import type { SystemResult } from '../../../engine/system-result'
import type { Diagram } from '../../../model/diagram'
import { downloadFile, safeFileName } from '../../../platform/files'
import { notify } from '../../../platform/notify'

/** Saves what the board shows as a picture. */
export async function saveView(board: BoardHandle, name: string, format: PictureFormat): Promise<void> {
  try {
    downloadFile(`${fileName(name)}.${format === 'image/png' ? 'png' : 'jpg'}`, await board.picture(format))
  } catch (error) {
    notify('error', i18next.t('piping:message.exportFailed', { reason: error instanceof Error ? error.message : String(error) }))
  }
}

/** Saves the whole diagram as an SVG drawing. */
export function saveDiagram(diagram: Diagram, result: SystemResult | null, labels: LabelSource, theme: BoardTheme): void {
  const svg = diagramSvg(diagram, result, { theme, labels })
  downloadFile(`${fileName(labels.title)}.svg`, new Blob([svg], { type: 'image/svg+xml' }))
}

function fileName(name: string): string {
  return safeFileName(name, 'diagram')
}
