import { expose, transfer } from 'comlink'
import { fetchFonts } from './fetch-fonts'
import { familiesOf } from './font-runs'
import { printPdf } from './print-pdf'
import { textsOf } from './printable'
import type { PrintableReport } from './printable'

/** What is being done and how much of it; null where only the pages can be counted later. */
export type PdfProgress = (stage: 'fonts' | 'layout' | 'pages', share: number | null) => void

const printer = {
  /** The bytes of the PDF; cancelled by ending the worker. */
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
    // The library may answer with a view into a larger buffer; only a buffer of its own can be handed over.
    const own = new Uint8Array(bytes)
    return transfer(own, [own.buffer])
  },
}
export type PdfPrinter = typeof printer

expose(printer)
