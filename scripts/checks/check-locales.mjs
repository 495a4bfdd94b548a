import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = 'src/locales'
const LANGUAGES = ['en', 'zh', 'es', 'id', 'ru', 'vi', 'my', 'it', 'de', 'fr', 'hr', 'pt']
const problems = []

function flatten(value, prefix = '', out = new Map()) {
  for (const [key, child] of Object.entries(value)) {
    const path = prefix ? `${prefix}.${key}` : key
    if (typeof child === 'string') out.set(path, child)
    else flatten(child, path, out)
  }
  return out
}

const placeholders = (text) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map((match) => match[1])
    .sort()
    .join(',')
/** Plural forms differ by language; a form that a language does not have is not missing. */
const singular = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '')

function read(language, file) {
  try {
    return flatten(JSON.parse(readFileSync(join(ROOT, language, file), 'utf8')))
  } catch (error) {
    problems.push(`${language}/${file}: ${error.code === 'ENOENT' ? 'missing' : error.message}`)
    return null
  }
}

const files = readdirSync(join(ROOT, 'en')).filter((name) => name.endsWith('.json'))
let texts = 0
for (const file of files) {
  const source = read('en', file)
  if (!source) continue
  texts += source.size
  const sourceStems = new Map([...source].map(([key, text]) => [singular(key), text]))
  for (const language of LANGUAGES.slice(1)) {
    const target = read(language, file)
    if (!target) continue
    const stems = new Map([...target].map(([key, text]) => [singular(key), text]))
    for (const [key, text] of sourceStems) {
      const other = stems.get(key)
      if (other === undefined) problems.push(`${language}/${file}: ${key} is missing`)
      else if (other.trim() === '' && text.trim() !== '') problems.push(`${language}/${file}: ${key} is empty`)
      else if (placeholders(other) !== placeholders(text) && !/_(one|zero)$/.test(key) && !source.has(`${key}_other`))
        problems.push(`${language}/${file}: ${key} has other placeholders than the English text`)
    }
    for (const key of stems.keys()) if (!sourceStems.has(key)) problems.push(`${language}/${file}: ${key} stands in no English file`)
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`${problems.length} problems in the translations.`)
  process.exit(1)
}
console.log(`${texts} texts in ${files.length} files, whole in ${LANGUAGES.length} languages.`)
