import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/decisions'
const files = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort()
const decisions = files.map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return {
    name,
    text,
    title: /^# \d+\. (.+)$/m.exec(text)?.[1],
    status: /^- Status: (accepted|superseded by \[(\d{4})\]\(.+\))$/m.exec(text)?.[1],
    date: /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1],
  }
})
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const link = /^\[(\d{4})\]\((.+)\)$/.exec(cells[1] ?? '')
    return link ? [{ number: link[1], name: link[2], title: cells[2], status: cells[3], date: cells[4] }] : []
  })

/** Paths of decisions named anywhere in the repository outside the folder of decisions, with the file that names each. */
function citations(): { from: string; path: string }[] {
  const named = execFileSync(
    'git',
    ['grep', '-I', '--untracked', '-oE', `${FOLDER}/[0-9]{4}[a-z0-9-]*(\\.md)?`, '--', '.', `:!${FOLDER}`],
    {
      encoding: 'utf8',
    },
  )
  return named
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', path = ''] = line.split(':')
      return { from, path }
    })
}

describe('the decisions', () => {
  it('the decisions are numbered without a gap', () => {
    expect(files.map((name) => name.slice(0, 5))).toEqual(files.map((_, place) => `${String(place + 1).padStart(4, '0')}-`))
  })

  it.each(decisions)('$name has a title, a status and a date', ({ title, status, date, text }) => {
    expect([title, status, date]).not.toContain(undefined)
    for (const part of ['Context', 'Decision', 'Consequences', 'Refused']) expect(text).toContain(`**${part}.** `)
  })

  it('the decisions stand in the index with the same title, status and date', () => {
    expect(index).toEqual(
      decisions.map(({ name, title, status, date }) => ({ number: name.slice(0, 4), name, title, status: status?.split(' ')[0], date })),
    )
  })

  it('the decisions that are cited exist', () => {
    const cited = citations()
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter(({ path }) => !existsSync(path))).toEqual([])
  })

  it('the decisions that hold are each cited from the code that they explain', () => {
    const cited = new Set(
      citations()
        .filter(({ from }) => !from.startsWith('docs/'))
        .map(({ path }) => path),
    )
    const holding = decisions.filter(({ status }) => status === 'accepted').map(({ name }) => join(FOLDER, name))
    expect(holding.filter((path) => !cited.has(path))).toEqual([])
  })
})

describe('the pages of docs', () => {
  const pages = [
    'README.md',
    ...execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'docs/*.md'], { encoding: 'utf8' }).trim().split('\n'),
  ]

  it.each(pages.filter((page) => existsSync(page)))('%s links to files that exist', (page) => {
    const links = Array.from(readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g), ([, link]) => link ?? '')
    expect(links.filter((link) => !/^https?:/.test(link) && !existsSync(join(dirname(page), link)))).toEqual([])
  })
})
