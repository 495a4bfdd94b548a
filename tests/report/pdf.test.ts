import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { ReportOptions } from '../../src/report/document/report-options'
import { printPdf } from '../../src/report/pdf/print-pdf'
import { toPrintable } from '../../src/report/document/printable'
import { demoProject } from '../../src/model/project/demo/demo-project'
import { fontFiles } from './font-files'
import { pack, part, table, writeReport } from './written-report'

const folder = mkdtempSync(join(tmpdir(), 'branchline-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function print(name: string, given: Partial<ReportOptions>) {
  const { document } = await writeReport(demoProject(pack, { ownerId: 'owner', ownerName: 'Owner' }), given)
  const onProgress = vi.fn<(share: number) => void>()
  const bytes = await printPdf(await toPrintable(document, document.chapters, 'Clivet', () => Promise.resolve()), fontFiles(), onProgress)
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, bytes)
  const read = (tool: string, ...options: string[]) => execFileSync(tool, options, { encoding: 'utf8' })
  return {
    document,
    onProgress,
    text: read('pdftotext', '-layout', file, '-').replaceAll(/[\u00a0\u2009\u202f]/g, ' '),
    fonts: read('pdffonts', file),
    info: read('pdfinfo', file),
  }
}

describe('the printed report', () => {
  it('the printed report holds every section of the demo project with the figures of its data', async () => {
    const { document, text, fonts, info, onProgress } = await print('en', {})
    for (const each of document.parts) expect(text).toContain(each.title)
    const firstSystem = document.parts.find((each) => each.id.startsWith('pipeList-'))
    const rows = table(part(document.parts, firstSystem?.id ?? ''), 'pipeList').rows
    const lines = text.split('\n').map((line) => line.trim().split(/\s+/).join(' '))
    for (const row of rows) expect(lines.some((line) => line.endsWith(row.slice(3).join(' ')))).toBe(true)
    const pages = Number(/Pages:\s+(\d+)/.exec(info)?.[1])
    expect(text).toContain(`Page 1 of ${pages}`)
    expect(text).toContain(`Page ${pages} of ${pages}`)
    expect(fonts).not.toContain('SC')
    expect(
      fonts
        .split('\n')
        .slice(2)
        .filter(Boolean)
        .every((line) => /\byes\s+yes\s+yes\b/.test(line)),
    ).toBe(true)
    expect(onProgress).toHaveBeenLastCalledWith(1)
  })

  it.each(['de', 'ru', 'vi'])('the printed report breaks no word of a table head in %s, and knows every letter', async (language) => {
    const { document, text } = await print(language, { language })
    const heads = document.parts.flatMap((each) =>
      each.blocks.flatMap((block) => (block.kind === 'table' ? block.columns.map(({ label }) => label) : [])),
    )
    const words = heads.flatMap((label) => label.split(/[\s/,-]+/)).filter((word) => word.length > 3)
    expect(words.length).toBeGreaterThan(30)
    // The face draws this letter of two signs, and what reads the page back knows the first only.
    for (const word of words) expect(text).toContain(word.replaceAll('ị', 'i'))
    expect(text).not.toContain('?')
  })

  it('the printed report is read back in Chinese with embedded faces', async () => {
    const { document, text, fonts } = await print('zh', { language: 'zh', paper: 'LETTER' })
    for (const each of document.parts) expect(text.replaceAll(' ', '')).toContain(each.title.replaceAll(' ', ''))
    for (const word of ['多联机', '室外机', '分歧管', '冷媒']) expect(text).toContain(word)
    expect(fonts).toContain('NotoSansSC')
  })
})
