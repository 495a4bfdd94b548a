import { SLICE_MS } from '../../schedule/slice'
import { cellText } from './report-document'
import type { Block, Cell, Chapter, Column, PairsBlock, Paper, ReportDocument, TextBlock, Tone } from './report-document'

/** A table with all rows written, which can be sent to a worker. */
export interface PrintableTable {
  kind: 'table'
  /** Stable name within the part. */
  id: string
  caption: string
  columns: Column[]
  rows: Cell[][]
  tones: Tone[]
  total: Cell[] | null
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
  language: string
  parts: { id: string; title: string; level: 1 | 2; startsPage: boolean; blocks: PrintableBlock[] }[]
}

/** Writes some chapters of a document with all their rows. `rest` is awaited after each slice of the work, so that the page stays responsive. */
export async function toPrintable(
  document: ReportDocument,
  chapters: readonly Chapter[],
  creator: string,
  rest: () => Promise<void>,
): Promise<PrintableReport> {
  const parts: PrintableReport['parts'] = []
  const pause = pausing(rest)
  for (const chapter of chapters) {
    for await (const { id, title, level, startsPage, blocks } of chapter.parts()) {
      const written: PrintableBlock[] = []
      for (const block of blocks) written.push(await printableBlock(block, pause))
      parts.push({ id, title, level, startsPage, blocks: written })
      await pause()
    }
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
    language: document.language,
    parts,
  }
}

/** Returns a function that rests where a slice of time is used up; otherwise there is nothing to await. */
function pausing(rest: () => Promise<void>): () => Promise<void> | undefined {
  let until = performance.now() + SLICE_MS
  return () =>
    performance.now() < until
      ? undefined
      : rest().then(() => {
          until = performance.now() + SLICE_MS
        })
}

async function printableBlock(block: Block, pause: () => Promise<void> | undefined): Promise<PrintableBlock> {
  if (block.kind === 'diagram') return { kind: 'diagram', svg: block.svg, captions: block.captions }
  if (block.kind !== 'table') return block
  const rows: Cell[][] = []
  const tones: Tone[] = []
  for (let index = 0; index < block.rowCount; index += 1) {
    const rest = pause()
    if (rest) await rest
    rows.push(block.row(index))
    tones.push(block.tone?.(index) ?? 'plain')
  }
  const { caption = '', columns, total = null, empty } = block
  return { kind: 'table', id: block.id, caption, columns, rows, tones, total, empty }
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
        yield* [block.caption, block.empty, ...(block.total ?? []).map(cellText)]
        for (const column of block.columns) yield* [column.label, column.unit ?? '']
        for (const row of block.rows) yield* row.map(cellText)
      }
    }
  }
}
