import pdfmake from 'pdfmake'
import { pdfDefinition, pdfFonts } from './definition'
import type { FontFiles } from './faces'
import { familiesOf } from './font-runs'
import type { PrintableReport } from '../document/printable'
import { textsOf } from '../document/printable'
import { unpackWoff } from './unpack-woff'

/** The part of the library that its typings omit: virtual files, in the browser and in Node alike. */
interface VirtualFiles {
  virtualfs: { writeFileSync: (name: string, content: Uint8Array) => void }
}

const hasVirtualFiles = (library: unknown): library is VirtualFiles =>
  typeof library === 'object' && library !== null && 'virtualfs' in library

/** Renders a report to the bytes of a PDF. `onProgress` gets 0…1 while pages are drawn. Needs neither a worker nor a document. */
export async function printPdf(report: PrintableReport, files: FontFiles, onProgress: (share: number) => void): Promise<Uint8Array> {
  const families = familiesOf(textsOf(report))
  if (!hasVirtualFiles(pdfmake)) throw new Error('The PDF library offers no file store for its fonts.')
  for (const [name, content] of Object.entries(files)) pdfmake.virtualfs.writeFileSync(name, await unpackWoff(content))
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setFonts(pdfFonts(families))
  pdfmake.setProgressCallback(onProgress)
  return pdfmake.createPdf(pdfDefinition(report, families)).getBuffer()
}
