import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What must never stand in the repository: paths of a machine, download addresses of a registry, and unfinished work. */
const FORBIDDEN = [
  [/(^|[\s'"`(=])\/(home|root|work|Users|tmp\/[a-z])\/?[\w.-]*/, 'a path of one machine'],
  [/"resolved":\s*"https?:/, 'the address of a registry'],
  [/\b(TODO|FIXME|XXX|HACK)\b/, 'unfinished work'],
  [/\b(it|test|describe)\.(only|skip|todo)\(/, 'a test that is switched off or focused'],
  [/@ts-(ignore|nocheck|expect-error)|eslint-disable/, 'a check that is switched off'],
]
const SELF = 'scripts/checks/check-words.mjs'

const files = execFileSync(
  'git',
  ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs', '*.json', '*.md', '*.css', '*.html', '*.sh', '.ci/*'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && file !== SELF)
let found = 0
for (const file of files) {
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const [pattern, what] of FORBIDDEN) {
        if (!pattern.test(line)) continue
        found += 1
        console.error(`${file}:${index + 1}: ${what}: ${line.trim().slice(0, 120)}`)
      }
    })
}
if (found > 0) process.exit(1)
console.log(`${files.length} files read, nothing that does not belong.`)
