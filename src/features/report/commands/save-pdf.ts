import { downloadFile, safeFileName } from '../../../platform/files/files'
import type { ReportDocument } from '../../../report/document/report-document'
import { nameInFiles } from '../../../state/page/house-words'
import { toPrintable } from '../../../report/pdf/printable'
import { startPdf } from '../../../report/pdf/start-pdf'
import type { PdfProgress } from '../../../report/pdf/pdf.worker'
import { nextSlice } from '../../../schedule/next-slice'

export interface PdfSaving {
  /** Name of the saved file; null when it was cancelled. */
  done: Promise<string | null>
  cancel: () => void
}

/** Prints a report in the background and passes the file to the browser's download. */
export function savePdf(document: ReportDocument, name: string, onProgress: PdfProgress): PdfSaving {
  const stopping = new AbortController()
  const run = async (): Promise<string | null> => {
    const report = await toPrintable(document, nameInFiles(), nextSlice)
    if (stopping.signal.aborted) return null
    const printing = startPdf(report, onProgress)
    stopping.signal.addEventListener('abort', printing.cancel)
    const file = await printing.done
    if (file === null) return null
    const fileName = `${safeFileName(name, 'report')}.pdf`
    downloadFile(fileName, file)
    return fileName
  }
  return { done: run(), cancel: () => stopping.abort() }
}
