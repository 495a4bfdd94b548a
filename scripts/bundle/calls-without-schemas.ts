import { runnerImport, type Plugin } from 'vite'

/** Fields of a row that the browser needs to send a call. */
const SENT = new Set(['method', 'path'])

/**
 * Replaces the table of calls in the production bundle of the app by method and path of each row: the schemas check requests on the server and
 * answers in development, and would bring TypeBox into the first screen.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: 'build',
    load: {
      filter: { id: /[/]src[/]contract[/]calls[/]index\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<{ CALLS: object }>(id)
        return `export const CALLS = ${JSON.stringify(sentFields(module.CALLS))}`
      },
    },
  }
}

function sentFields(value: object): object {
  const isRow = 'method' in value && 'path' in value
  const entries = Object.entries(value).filter(([name]) => !isRow || SENT.has(name))
  return Object.fromEntries(entries.map(([name, part]: [string, unknown]) => [name, part instanceof Object ? sentFields(part) : part]))
}
