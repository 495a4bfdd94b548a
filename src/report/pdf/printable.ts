import type { Column, PairsBlock, Paper, ReportDocument, TextBlock, Tone } from '../document/report-document'

/** A table with all rows written, which can be sent to a worker. */
export interface PrintableTable {
  kind: 'table'
  caption: string
  columns: Column[]
  rows: string[][]
  tones: Tone[]
  total: string[] | null
  empty: string
}

export interface PrintableDiagram {
  kind: 'diagram'
  svg: string
  /** Caption of one sheet of several, with its number. */
  captions: { one: string; several: string }
}

export type PrintableBlock = PairsBlock | TextBlock | PrintableTable | PrintableDiagram

/** A report as plain data, to be sent to the worker. */
export interface PrintableReport {
  paper: Paper
  title: string
  subtitle: string
  headLeft: string
  headRight: string
  /** Creator in the file's metadata. */
  creator: string
  footLeft: string
  /** Text of the page number with `{{page}}` and `{{pages}}`. */
  pageText: string
  parts: { title: string; level: 1 | 2; startsPage: boolean; blocks: PrintableBlock[] }[]
}

const ROWS_AT_ONCE = 500

/** Writes all rows of a document. `rest` is awaited every few hundred rows, so that the page stays responsive. */
export async function toPrintable(document: ReportDocument, creator: string, rest: () => Promise<void>): Promise<PrintableReport> {
  const parts: PrintableReport['parts'] = []
  for (const part of document.parts) {
    const blocks: PrintableBlock[] = []
    for (const block of part.blocks) {
      if (block.kind === 'diagram') blocks.push({ kind: 'diagram', svg: block.svg, captions: block.captions })
      else if (block.kind !== 'table') blocks.push(block)
      else {
        const rows: string[][] = []
        const tones: Tone[] = []
        for (let index = 0; index < block.rowCount; index += 1) {
          if (index > 0 && index % ROWS_AT_ONCE === 0) await rest()
          rows.push(block.row(index))
          tones.push(block.tone?.(index) ?? 'plain')
        }
        blocks.push({
          kind: 'table',
          caption: block.caption ?? '',
          columns: block.columns,
          rows,
          tones,
          total: block.total ?? null,
          empty: block.empty,
        })
      }
    }
    parts.push({ title: part.title, level: part.level, startsPage: part.startsPage, blocks })
  }
  const { paper, title, subtitle, running } = document
  return {
    paper,
    title,
    subtitle,
    headLeft: running.headLeft,
    headRight: running.headRight,
    creator,
    footLeft: running.footLeft,
    pageText: running.pageText,
    parts,
  }
}

/** Yields every text of a report, for choosing the faces it needs. */
export function* textsOf(report: PrintableReport): Generator<string> {
  yield* [report.title, report.subtitle, report.headLeft, report.headRight, report.footLeft, report.pageText]
  for (const part of report.parts) {
    yield part.title
    for (const block of part.blocks) {
      if (block.kind === 'text') yield block.text
      else if (block.kind === 'diagram') yield* [block.svg, block.captions.one, block.captions.several]
      else if (block.kind === 'pairs') for (const pair of block.pairs) yield* [pair.label, pair.value]
      else {
        yield* [block.caption, block.empty, ...(block.total ?? [])]
        for (const column of block.columns) yield* [column.label, column.unit ?? '']
        for (const row of block.rows) yield* row
      }
    }
  }
}
