import { proxy, wrap } from 'comlink'
import { workerFailure } from '../../platform/worker-failure'
import type { PdfPrinter, PdfProgress } from './pdf.worker'
import type { PrintableReport } from '../document/printable'

export interface PdfRun {
  /** Resolves with the file, or with null when it was cancelled. */
  done: Promise<Blob | null>
  cancel: () => void
}

/** Creates a PDF in its own worker, which ends with the run. */
export function startPdf(report: PrintableReport, onProgress: PdfProgress): PdfRun {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  const printer = wrap<PdfPrinter>(worker)
  const stopping = new AbortController()
  const stopped = new Promise<null>((resolve) => stopping.signal.addEventListener('abort', () => resolve(null)))
  const printed = printer.print(report, proxy(onProgress)).then((bytes) => new Blob([bytes], { type: 'application/pdf' }))
  return { done: Promise.race([printed, stopped, workerFailure(worker)]).finally(() => worker.terminate()), cancel: () => stopping.abort() }
}
