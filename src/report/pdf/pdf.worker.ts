import { expose, transfer } from 'comlink'
import { fetchFonts } from './fetch-fonts'
import { familiesOf } from './font-runs'
import { printPdf } from './print-pdf'
import { textsOf } from '../document/printable'
import type { PrintableReport } from '../document/printable'

/** Receives the stage and its progress; null where only pages can be counted, and later. */
export type PdfProgress = (stage: 'fonts' | 'layout' | 'pages', share: number | null) => void

const printer = {
  /** Returns the bytes of the PDF; terminating the worker cancels it. */
  async print(report: PrintableReport, onProgress: PdfProgress): Promise<Uint8Array<ArrayBuffer>> {
    onProgress('fonts', null)
    const fonts = await fetchFonts(familiesOf(textsOf(report)))
    onProgress('layout', null)
    let told = 0
    const bytes = await printPdf(report, fonts, (share) => {
      if (share - told < 0.02 && share < 1) return
      told = share
      onProgress('pages', share)
    })
    // The library may return a view into a larger buffer, and only a whole buffer can be transferred.
    const own = new Uint8Array(bytes)
    return transfer(own, [own.buffer])
  },
}
export type PdfPrinter = typeof printer

expose(printer)
