import { PRODUCT_NAME } from '../../contract/account/brand'
import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { cellText } from '../document/report-document'
import type { Cell, PairsBlock, Tone } from '../document/report-document'
import { FACES } from './faces'
import { FAMILY, fontRuns } from './font-runs'
import type { Family } from './font-runs'
import type { PrintableDiagram, PrintableReport, PrintableTable } from '../document/printable'
import { cutIntoSheets } from './sheet-cuts'
import type { SheetRoom } from './sheet-cuts'
import { fitTable } from './fit-table'

const PAGE = { A4: { width: 595.28, height: 841.89 }, LETTER: { width: 612, height: 792 } }
const MARGIN = { side: 40, top: 62, bottom: 52 }
const BODY_PT = 9
const TABLE_PT = 7.5
const PADDING_PT = 3
/** Height of two headings above a drawing and the caption below it. */
const HEADING_ROOM_PT = 112

const INK = '#1b2129'
const MUTED = '#565f6e'
const LINE = '#dde1e7'
const HEAD = '#eef1f5'
const ACCENT = '#185a9d'
const COLOURS: Record<Tone, string> = { plain: INK, muted: MUTED, good: '#1a6b3c', advice: '#855000', error: '#b3261e' }

interface Inline {
  text: string
  font: Family
}

/** Splits a text into runs of the faces that contain its letters. */
function inlines(text: string): string | Inline[] {
  const runs = fontRuns(text)
  return runs.length === 1 && runs[0]?.font === FAMILY.latin ? runs[0].text : runs
}

function heading(title: string, level: 1 | 2): Content {
  return level === 1
    ? {
        text: inlines(title),
        fontSize: 15,
        bold: true,
        color: ACCENT,
        margin: [0, 14, 0, 6],
        headlineLevel: 1,
        outline: true,
        outlineText: title,
        outlineExpanded: false,
      }
    : { text: inlines(title), fontSize: 11, bold: true, margin: [0, 12, 0, 4], headlineLevel: 2 }
}

function pairs({ pairs: entries }: PairsBlock): Content {
  const middle = Math.ceil(entries.length / 2)
  const isNarrow = entries.every((entry) => entry.label.length <= 2)
  const column = (from: number, to: number): Content => ({
    table: {
      widths: [isNarrow ? 14 : '45%', '*'],
      body: entries
        .slice(from, to)
        .map((entry): TableCell[] => [{ text: inlines(entry.label), color: MUTED, bold: isNarrow }, { text: inlines(entry.value) }]),
    },
    layout: { defaultBorder: false, paddingLeft: () => 0, paddingRight: () => 6, paddingTop: () => 1.5, paddingBottom: () => 1.5 },
    fontSize: 8.5,
  })
  if (entries.length < 5 || isNarrow) return { ...(column(0, entries.length) as object), margin: [0, 0, 0, 6] } as Content
  return { columns: [column(0, middle), column(middle, entries.length)], columnGap: 16, margin: [0, 0, 0, 6], unbreakable: true }
}

function table(block: PrintableTable, roomPt: number): Content {
  if (block.rows.length === 0) return { text: inlines(block.empty), color: MUTED, margin: [0, 0, 0, 6] }
  const head = block.columns.map((column): TableCell => {
    const label = fontRuns(column.label).map((run) => ({ ...run, bold: true }))
    const unit = column.unit ? fontRuns(column.unit).map((run) => ({ ...run, color: MUTED })) : []
    return { text: unit.length > 0 ? [...label, { text: '\n' }, ...unit] : label, alignment: column.align, fillColor: HEAD }
  })
  const cells = (row: Cell[], colour: string, isBold: boolean): TableCell[] =>
    block.columns.map((column, index) => ({
      text: inlines(cellText(row[index] ?? '')),
      alignment: column.align,
      color: colour,
      bold: isBold,
    }))
  const body = [head, ...block.rows.map((row, index) => cells(row, COLOURS[block.tones[index] ?? 'plain'], false))]
  if (block.total) body.push(cells(block.total, INK, true))
  const { widths, fontPt } = fitTable(block, roomPt - block.columns.length * 2 * PADDING_PT, TABLE_PT)
  const content: ContentTable = {
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths, body },
    layout: {
      hLineWidth: (line) => (line === 1 || (block.total && line === body.length - 1) ? 0.8 : 0.4),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => PADDING_PT,
      paddingRight: () => PADDING_PT,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
    fontSize: fontPt,
    margin: [0, 0, 0, 8],
  }
  return block.caption
    ? [{ text: inlines(block.caption), bold: true, fontSize: 8.5, margin: [0, 4, 0, 3], headlineLevel: 3 }, content]
    : content
}

interface Sheet {
  content: Content
  isLandscape: boolean
}

function sheets(block: PrintableDiagram, room: SheetRoom): Sheet[] {
  return cutIntoSheets(block.svg, room).map((cut) => ({
    isLandscape: cut.isLandscape,
    content: {
      stack: [
        { svg: cut.svg, width: cut.widthPt, height: cut.heightPt, font: FAMILY.latin, alignment: 'center' },
        {
          text: inlines(
            cut.of === 1
              ? block.captions.one
              : block.captions.several.replace('{{number}}', String(cut.number)).replace('{{of}}', String(cut.of)),
          ),
          color: MUTED,
          fontSize: 8,
          alignment: 'center',
          margin: [0, 4, 0, 0],
        },
      ],
      unbreakable: true,
    },
  }))
}

/** Places a blank character of each face that images use, so that drawing an image finds the faces open. */
function faces(families: ReadonlySet<Family>): Content {
  const used = [FAMILY.latin, ...(families.has(FAMILY.chinese) ? [FAMILY.chinese] : [])]
  const text = used.flatMap((font) => [false, true].map((bold) => ({ text: font === FAMILY.chinese ? '\u3000' : '\u00a0', font, bold })))
  return { text, fontSize: 0.1, color: '#ffffff', lineHeight: 0.1 }
}

/** Returns the page layout of a report: flow, headers and footers, page numbers, landscape pages for wide drawings. */
export function pdfDefinition(report: PrintableReport, families: ReadonlySet<Family>): TDocumentDefinitions {
  const page = PAGE[report.paper]
  const roomPt = page.width - 2 * MARGIN.side
  const room: SheetRoom = {
    portrait: { widthPt: roomPt, heightPt: page.height - MARGIN.top - MARGIN.bottom - HEADING_ROOM_PT },
    landscape: { widthPt: page.height - 2 * MARGIN.side, heightPt: page.width - MARGIN.top - MARGIN.bottom - HEADING_ROOM_PT },
  }
  const content: Content[] = [
    faces(families),
    { text: inlines(report.title), fontSize: 22, bold: true, color: ACCENT },
    { text: inlines(report.subtitle), fontSize: 13, color: MUTED, margin: [0, 2, 0, 8] },
  ]
  let isLandscape = false
  let startsPage = false
  let waiting: Content[] = []
  /** Adds content with its pending headings, on a new page where the orientation or the part requires one. */
  const put = (block: Content, lying: boolean, isWhole = lying): void => {
    const isNewPage = startsPage || lying !== isLandscape
    const stack: Content = { stack: [...waiting, block], ...(waiting.length > 0 && isWhole && { unbreakable: true }) }
    content.push(isNewPage ? { ...stack, pageBreak: 'before', pageOrientation: lying ? 'landscape' : 'portrait' } : stack)
    waiting = []
    startsPage = false
    isLandscape = lying
  }
  for (const part of report.parts) {
    if (part.startsPage) startsPage = true
    waiting.push(heading(part.title, part.level))
    for (const block of part.blocks) {
      if (block.kind === 'pairs') put(pairs(block), false, true)
      else if (block.kind === 'text') put({ text: inlines(block.text), color: COLOURS[block.tone], margin: [0, 0, 0, 6] }, false, true)
      else if (block.kind === 'table') put(table(block, roomPt), false)
      else {
        for (const [index, sheet] of sheets(block, room).entries()) {
          if (index > 0) startsPage = true
          put(sheet.content, sheet.isLandscape)
        }
      }
    }
  }
  const rule = (width: number, y: number): Content => ({
    canvas: [{ type: 'line', x1: 0, y1: y, x2: width, y2: y, lineWidth: 0.5, lineColor: LINE }],
  })
  return {
    pageSize: report.paper,
    pageMargins: [MARGIN.side, MARGIN.top, MARGIN.side, MARGIN.bottom],
    content,
    // A heading is never the last line of a page.
    pageBreakBefore: (node, nodes) => node.headlineLevel !== undefined && nodes.getFollowingNodesOnPage().length === 0,
    header: (_page, _pages, size) => ({
      margin: [MARGIN.side, 28, MARGIN.side, 0],
      stack: [
        {
          columns: [
            { text: inlines(report.headLeft), width: '*' },
            { text: inlines(report.headRight), width: 'auto', alignment: 'right' },
          ],
          fontSize: 8,
          color: MUTED,
        },
        rule(size.width - 2 * MARGIN.side, 4),
      ],
    }),
    footer: (number, pages) => ({
      margin: [MARGIN.side, 18, MARGIN.side, 0],
      columns: [
        { text: inlines(report.footLeft), width: '*' },
        {
          text: inlines(report.pageText.replace('{{page}}', String(number)).replace('{{pages}}', String(pages))),
          width: 'auto',
          alignment: 'right',
        },
      ],
      fontSize: 7.5,
      color: MUTED,
    }),
    defaultStyle: { font: FAMILY.latin, fontSize: BODY_PT, color: INK },
    info: {
      title: [report.title, report.subtitle].filter(Boolean).join(' – '),
      subject: report.headRight,
      creator: report.creator,
      producer: PRODUCT_NAME,
    },
    compress: true,
  }
}

/** Returns the font section of the definition for the families in use. */
export function pdfFonts(families: ReadonlySet<Family>) {
  return Object.fromEntries([...families].map((family) => [family, FACES[family]]))
}
