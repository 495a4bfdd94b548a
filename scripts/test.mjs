import { statfsSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './servers/ensure-browser.mjs'
import { ensureProgram } from './servers/ensure-program.mjs'
import { ensureServers } from './servers/ensure-servers.mjs'
import { runShown } from './run-shown.mjs'

const names = process.argv.slice(2)
const wantsFlows = names.length === 0 || names.includes('flows')
const wantsUnits = names.length === 0 || names.some((name) => name !== 'flows')

ensureProgram('pdftotext', 'poppler-utils')
ensureServers().forEach((sentence) => console.error(sentence))
const browser = ensureBrowser()
const MEMORY = '/dev/shm'
const MUCH_BYTES = 4 * 2 ** 30
// The folders of servers and browsers under test lie in memory where there is much of it: tests ask whether a flush is waited for, not how long a disk takes.
const inMemory = hasRoom(MEMORY) ? { TMPDIR: MEMORY } : {}
const env = { ...inMemory, ...process.env, BRANCHLINE_CHROMIUM: browser }
/** How each runner names a test that failed: vitest in its closing list, Playwright as it comes. */
const FAILURE = /^ *(?:FAIL +|✘ +\d+ +)(.*)$/gm
let passed = 0
let failed = 0
const failures = new Set()

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > MUCH_BYTES
  } catch {
    return false
  }
}

async function run(title, args, count) {
  console.log(`\n== ${title}`)
  const { status, output } = await runShown(args, env)
  const summary = stripVTControlCharacters(output)
  const [good, bad] = count(summary)
  for (const [, name] of summary.matchAll(FAILURE)) failures.add(name)
  passed += good
  failed += bad
  // A runner that died without counting is a failure too.
  if (status !== 0 && bad === 0) failed += 1
}

const number = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0)

if (wantsUnits) {
  await run(
    'unit, property and server tests',
    ['node_modules/vitest/vitest.mjs', 'run', ...names.filter((name) => name !== 'flows')],
    (summary) => {
      const line = /^\s*Tests\s+(.*)$/m.exec(summary)?.[1] ?? ''
      return [number(line, /(\d+) passed/), number(line, /(\d+) failed/)]
    },
  )
}
if (wantsFlows) {
  await run('journeys in Chromium', ['node_modules/@playwright/test/cli.js', 'test'], (summary) => [
    number(summary, /^\s*(\d+) passed/m),
    number(summary, /^\s*(\d+) failed/m),
  ])
}

// Named once more: among thousands of lines nobody finds them.
for (const name of failures) console.log(`FAILED: ${name}`)

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
