import { readdirSync, readFileSync } from 'node:fs'
import { runnerImport, type Plugin } from 'vite'

/** Fields of a row that the browser needs to send a call. */
const SENT = new Set(['method', 'path'])

/**
 * Replaces the table of calls in the production bundle of the app by method and path of each row: the schemas check requests on the server and
 * answers in development, and would bring TypeBox into the first screen. Rows that no module of the app names, such as calls for other clients, are left out.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: 'build',
    load: {
      filter: { id: /[/]src[/]contract[/]calls[/]index\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<{ CALLS: object }>(id)
        return `export const CALLS = ${JSON.stringify(sentFields(namedRows(module.CALLS)))}`
      },
    },
  }
}

/** Returns the rows that a module of the app names, as in `CALLS.share.list`; an area that is named without a row is kept whole. */
function namedRows(calls: object): object {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const text = files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n')
  const named = new Set(Array.from(text.matchAll(/\bCALLS\.(\w+(?:\.\w+)?)/g), ([, name]) => name))
  const rows = Object.entries(calls).map(([area, list]: [string, object]): [string, object] => {
    const kept = Object.entries(list).filter(([row]) => named.has(area) || named.has(`${area}.${row}`))
    return [area, Object.fromEntries(kept)]
  })
  return Object.fromEntries(rows)
}

function sentFields(value: object): object {
  const isRow = 'method' in value && 'path' in value
  const entries = Object.entries(value).filter(([name]) => !isRow || SENT.has(name))
  return Object.fromEntries(entries.map(([name, part]: [string, unknown]) => [name, part instanceof Object ? sentFields(part) : part]))
}
