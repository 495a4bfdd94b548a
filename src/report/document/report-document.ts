// See docs/decisions/0021-one-report-drawn-twice.md.
/** A report as data: the preview and the PDF are two drawings of the same parts, so they can never differ. All texts are final. */
export interface ReportDocument {
  /** Language of the texts, as the interface spells it. */
  language: string
  paper: Paper
  title: string
  subtitle: string
  /** Headers and footers of every page; `pageText` contains `{{page}}` and `{{pages}}`. */
  running: { headLeft: string; headRight: string; footLeft: string; pageText: string }
  chapters: Chapter[]
}

/** One of the report's own parts, or everything of one system. Its parts are written on demand: two thousand systems cost nothing until one is shown or printed. */
export interface Chapter {
  id: string
  /** How many rows its tables have, about: what is printed together follows from it. */
  rows: number
  /** The number of the system in the report, from 1; null for the report's own parts. */
  system: number | null
  /** Writes the parts one after the other, so that the caller may pause between them; the core may be asked for what is not yet calculated. */
  parts: () => Iterable<Part> | AsyncIterable<Part>
}

export type Paper = 'A4' | 'LETTER'

export interface Part {
  id: string
  title: string
  /** 1 for the report's own parts and for each system, 2 for the parts of a system. */
  level: 1 | 2
  startsPage: boolean
  blocks: Block[]
}

export type Block = PairsBlock | TableBlock | DiagramBlock | TextBlock

export interface PairsBlock {
  kind: 'pairs'
  pairs: { label: string; value: string }[]
}

export interface Column {
  label: string
  /** Shown once in the header, muted. */
  unit?: string
  align: 'left' | 'right'
  /** Share of the free width; 0 takes only the width of the texts. */
  weight: number
}

/** A number as it is printed, with the value that a spreadsheet calculates with. */
export interface NumberCell {
  text: string
  /** In the unit of the column. */
  value: number
  decimals: number
}

export type Cell = string | NumberCell

/** Returns the printed text of a cell. */
export const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text)

/** Rows are built on demand: a list of a hundred thousand pipes costs nothing until a page of it is shown. */
export interface TableBlock {
  kind: 'table'
  /** Stable name within the part. */
  id: string
  caption?: string
  columns: Column[]
  rowCount: number
  row: (index: number) => Cell[]
  total?: Cell[]
  /** Colour of a row that has a meaning. */
  tone?: (index: number) => Tone
  empty: string
}

export interface DiagramBlock {
  kind: 'diagram'
  /** Vector image with a `viewBox`. */
  svg: string
  /** Description of the image in words. */
  label: string
  /** Caption below it: for the whole, and for one of several sheets with `{{number}}` and `{{of}}`. */
  captions: { one: string; several: string }
}

export type Tone = 'plain' | 'muted' | 'good' | 'advice' | 'error'

export interface TextBlock {
  kind: 'text'
  text: string
  tone: Tone
}

export const NOTHING = '–'
