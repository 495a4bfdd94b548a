import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = 'src/locales/en'
const PLURALS = /_(zero|one|two|few|many|other)$/
const keys = new Set()
const prefixes = new Set()

function collect(value, namespace, path) {
  for (const [name, child] of Object.entries(value)) {
    const key = path ? `${path}.${name}` : name
    prefixes.add(`${namespace}:${key}.`)
    if (typeof child === 'string') keys.add(`${namespace}:${key.replace(PLURALS, '')}`)
    else collect(child, namespace, key)
  }
}
for (const file of readdirSync(ROOT)) collect(JSON.parse(readFileSync(join(ROOT, file), 'utf8')), file.replace('.json', ''), '')

const sources = readdirSync('src', { recursive: true }).filter((name) => /\.tsx?$/.test(name))
const problems = []
let used = 0
for (const name of sources) {
  const text = readFileSync(join('src', name), 'utf8')
  const declared = [...text.matchAll(/useTranslation\(\[?'([\w]+)'/g)].map((match) => match[1])
  const namespaces = declared.length > 0 ? declared : null
  // A literal key, or the fixed beginning of a built one, as the first argument of t(), words() or i18next.t().
  for (const match of text.matchAll(/\b(?:t|words|translate)\(\s*(?:'([^']+)'|`([^`$]+)\$\{)/g)) {
    const given = match[1] ?? match[2]
    const isWhole = match[1] !== undefined
    const candidates = given.includes(':') ? [given] : (namespaces?.map((namespace) => `${namespace}:${given}`) ?? [])
    if (candidates.length === 0) continue
    used += 1
    const isKnown = candidates.some((key) =>
      isWhole ? keys.has(key) : [...prefixes].some((prefix) => prefix.startsWith(key) || key.startsWith(prefix)),
    )
    if (!isKnown) problems.push(`src/${name}: ${given} stands in no English file`)
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${used} uses of texts, each of them written.`)
