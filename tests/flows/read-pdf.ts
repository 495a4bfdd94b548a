import { execFileSync } from 'node:child_process'

/** The text of a PDF as an independent reader sees it, lines in reading order. */
export function readPdf(file: string): string {
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
}

/** Names of the embedded fonts. */
export function pdfFonts(file: string): string {
  return execFileSync('pdffonts', [file], { encoding: 'utf8' })
}
