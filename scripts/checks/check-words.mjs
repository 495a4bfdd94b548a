import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Patterns that must never stand in the repository: paths of a machine, download addresses of a registry, and unfinished work. */
const FORBIDDEN = [
  [/(^|[\s'"`(=])\/(home|root|work|Users|tmp\/[a-z])\/?[\w.-]*/, 'a path of one machine'],
  [/"resolved":\s*"https?:/, 'the address of a registry'],
  [/\b(TODO|FIXME|XXX|HACK)\b/, 'unfinished work'],
  [/\b(it|test|describe)\.(only|skip|todo)\(/, 'a test that is switched off or focused'],
  [/@ts-(ignore|nocheck|expect-error)|eslint-disable/, 'a check that is switched off'],
]
/** Words of docs/words.md that comments still hold, with what to write instead and how many lines have them. The numbers only fall: lower them with the lines. */
const OLD_WORDS = [
  [/\b(he|she|his|her|him)\b/i, 'a user is a noun or "they"', 0],
  [/\b(whoever|whomever)\b/i, 'name the subject: the user, the caller, the process', 0],
  [/\bworkplaces?\b/i, 'location', 0],
  [/\b(told|taken back|asked) ahead\b|\bforesee/i, 'speculative', 0],
]
const COMMENT = /^\s*(\/\*|\*|\/\/)|\s\/\/ /
const SELF = 'scripts/checks/check-words.mjs'

const files = execFileSync(
  'git',
  ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs', '*.json', '*.md', '*.css', '*.html', '*.sh', '.ci/*'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && file !== SELF)
let found = 0
const oldWords = OLD_WORDS.map(() => [])
for (const file of files) {
  const isCode = /\.([cm]?js|tsx?)$/.test(file)
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (isCode && COMMENT.test(line))
        OLD_WORDS.forEach(([pattern], word) => {
          if (pattern.test(line)) oldWords[word].push(`${file}:${index + 1}: ${line.trim().slice(0, 120)}`)
        })
      for (const [pattern, what] of FORBIDDEN) {
        if (!pattern.test(line)) continue
        found += 1
        console.error(`${file}:${index + 1}: ${what}: ${line.trim().slice(0, 120)}`)
      }
    })
}
OLD_WORDS.forEach(([pattern, instead, most], word) => {
  const lines = oldWords[word]
  if (lines.length <= most) return
  found += 1
  console.error(`${lines.length} comments match ${pattern}, at most ${most} may; write instead: ${instead}\n  ${lines.join('\n  ')}`)
})
if (found > 0) process.exit(1)
console.log(`${files.length} files read, nothing that does not belong.`)
