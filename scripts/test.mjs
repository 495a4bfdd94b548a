import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureProgram } from './ensure-program.mjs'
import { ensureServers } from './ensure-servers.mjs'

const names = process.argv.slice(2)
const wantsFlows = names.length === 0 || names.includes('flows')
const wantsUnits = names.length === 0 || names.some((name) => name !== 'flows')

ensureProgram('pdftotext', 'poppler-utils')
ensureServers().forEach((sentence) => console.error(sentence))
const browser = ensureBrowser()
const env = { ...process.env, BRANCHLINE_CHROMIUM: browser }
let passed = 0
let failed = 0

function run(title, args, count) {
  console.log(`\n== ${title}`)
  const result = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 1 << 28 })
  process.stdout.write(result.stdout)
  const [good, bad] = count(result.stdout)
  passed += good
  failed += bad
  // A runner that died without counting is a failure too.
  if (result.status !== 0 && bad === 0) failed += 1
}

const number = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0)

if (wantsUnits) {
  run('unit, property and server tests', ['node_modules/vitest/vitest.mjs', 'run', ...names.filter((name) => name !== 'flows')], (text) => {
    const summary = stripVTControlCharacters(text)
    const line = /^\s*Tests\s+(.*)$/m.exec(summary)?.[1] ?? ''
    return [number(line, /(\d+) passed/), number(line, /(\d+) failed/)]
  })
}
if (wantsFlows) {
  run('journeys in Chromium', ['node_modules/@playwright/test/cli.js', 'test'], (text) => {
    const summary = stripVTControlCharacters(text)
    return [number(summary, /^\s*(\d+) passed/m), number(summary, /^\s*(\d+) failed/m)]
  })
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
