import { downloadFile, safeFileName } from '../../../platform/files/files'
import { zipFile } from '../../../platform/files/zip-file'
import type { ReportDocument } from '../../../report/document/report-document'
import { nameInFiles } from '../../../state/page/house-words'
import { toPrintable, type PrintableReport } from '../../../report/document/printable'
import { startPdf } from '../../../report/pdf/start-pdf'
import { volumesOf, type Volume } from '../../../report/pdf/volumes'
import type { PdfProgress } from '../../../report/pdf/pdf.worker'
import { nextSlice } from '../../../schedule/next-slice'

export interface PdfSaving {
  /** Name of the saved file; null when it was cancelled. */
  done: Promise<string | null>
  cancel: () => void
}

/** Receives the stage and its share of all the work; null where it cannot be told. */
export type SavingProgress = (stage: 'writing' | Parameters<PdfProgress>[0], share: number | null) => void

interface Saved {
  document: ReportDocument
  /** Name of the file without its ending. */
  name: string
  /** Names the systems of one of several files, below its title. */
  volumeTitle: (systems: { from: number; to: number }) => string
  onProgress: SavingProgress
}

/**
 * Prints a report in the background and passes the file to the browser's download: a PDF, or an archive of several where one would be too large to be laid out.
 * All of it is written before any of it is printed, so that an edit meanwhile does not mix two states.
 */
export function savePdf(saved: Saved): PdfSaving {
  const stopping = new AbortController()
  return { done: print(saved, stopping.signal), cancel: () => stopping.abort() }
}

async function print({ document, name, volumeTitle, onProgress }: Saved, signal: AbortSignal): Promise<string | null> {
  const volumes = volumesOf(document.chapters)
  const reports = await written(document, volumes, volumeTitle, { onProgress, signal })
  if (reports === null) return null
  const files: Blob[] = []
  for (const report of reports) {
    const printing = startPdf(report, (stage, share) => {
      if (reports.length === 1) onProgress(stage, share)
      else onProgress('pages', (files.length + (share ?? 0)) / reports.length)
    })
    signal.addEventListener('abort', printing.cancel)
    const file = await printing.done
    if (file === null) return null
    files.push(file)
  }
  const [only] = files
  const isOne = files.length === 1 && only !== undefined
  const fileName = `${safeFileName(name, 'report')}.${isOne ? 'pdf' : 'zip'}`
  const content = isOne ? only : await zipFile(files.map((file, place) => ({ name: volumeName(name, place, files.length), content: file })))
  if (signal.aborted) return null
  downloadFile(fileName, content)
  return fileName
}

async function written(
  document: ReportDocument,
  volumes: readonly Volume[],
  volumeTitle: Saved['volumeTitle'],
  { onProgress, signal }: { onProgress: SavingProgress; signal: AbortSignal },
): Promise<PrintableReport[] | null> {
  const reports: PrintableReport[] = []
  let chapters = 0
  const rest = async (): Promise<void> => {
    await nextSlice()
    signal.throwIfAborted()
  }
  try {
    for (const volume of volumes) {
      const { systems } = volume
      const subtitle =
        volumes.length > 1 && systems ? [document.subtitle, volumeTitle(systems)].filter(Boolean).join(' – ') : document.subtitle
      reports.push(await toPrintable({ ...document, subtitle }, volume.chapters, nameInFiles(), rest))
      chapters += volume.chapters.length
      onProgress('writing', volumes.length > 1 ? chapters / document.chapters.length : null)
    }
    return reports
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

/** Numbers the files of an archive so that they are in order when they are sorted by name. */
const volumeName = (name: string, place: number, count: number): string =>
  `${safeFileName(name, 'report')} ${String(place + 1).padStart(String(count).length, '0')}.pdf`
