import type { TSchema } from 'typebox'
import { ALL_ROWS } from '../../src/contract/calls/all-rows'
import type { Row } from '../../src/contract/calls/row'
import { formattedPage } from './formatted-page'
import { fieldLines, kindOf, type Shape } from './schema-lines'
import { SPECIFIED_CALLS } from './specified-calls'

/** Returns the page of the calls from the table in src/contract/calls, compared with the list of the specification. */
export async function apiDocs(): Promise<string> {
  const subjects = [...new Set(ALL_ROWS.map(({ tag }) => tag))].sort()
  const page = [
    '# Calls of the server',
    '',
    '_Written from the table in src/contract/calls by `npx tsx scripts/docs/write-api-docs.ts`; do not edit._',
    '',
    INTRODUCTION,
    ...subjects.flatMap((subject) => [`## ${subject}`, '', ...ALL_ROWS.filter(({ tag }) => tag === subject).flatMap(callLines)]),
    '## The calls of the platform specification, section 7',
    '',
    '| call | here |',
    '| --- | --- |',
    ...SPECIFIED_CALLS.map(({ method, path }) => `| ${method} ${path} | ${ALL_ROWS.some(isAt(method, path)) ? 'yes' : 'not yet'} |`),
    '',
  ].join('\n')
  return formattedPage(page)
}

const INTRODUCTION = `Every answer is an envelope \`{ code, data, message, success, traceId }\`; success is code 20000, and below stands what \`data\` holds. The token travels in \`X-Token\` or
\`Sso-Session\`. A field with \`?\` may be left out.
`

const isAt =
  (method: string, path: string) =>
  (row: Row): boolean =>
    row.method === method && row.path.replace(/\/$/, '') === path.replace(/\/$/, '')

function callLines(row: Row): string[] {
  return [
    `### ${row.method} ${row.path}`,
    '',
    `${row.summary}. Open to ${accessWords(row)}.`,
    '',
    ...addressLines(row),
    ...(row.body ? ['Body:', '', ...schemaLines(shapeOf(row.body)), ''] : []),
    ...answerLines(row),
  ]
}

const accessWords = ({ permission }: Row): string =>
  permission === 'open' ? 'anyone' : permission === 'signedIn' ? 'anyone signed in' : `permission \`${permission}\``

function addressLines({ params, query }: Row): string[] {
  const lines = [...partLines('path', params), ...partLines('query', query)]
  return lines.length === 0 ? [] : ['Address:', '', ...lines, '']
}

function partLines(place: string, schema: TSchema | undefined): string[] {
  const { properties = {}, required = [] } = schema ? shapeOf(schema) : {}
  return Object.entries(properties).map(([name, shape]) => `- \`${name}${required.includes(name) ? '' : '?'}\` (${place}) ${kindOf(shape)}`)
}

function answerLines({ answer, note, replies }: Row): string[] {
  const plain = Object.entries(replies ?? {}).map(
    ([status, schema]) => `- HTTP ${status}: ${shapeOf(schema).description ?? kindOf(shapeOf(schema))}`,
  )
  const isEnvelope = plain.length === 0
  return [
    ...(isEnvelope ? ['Data:', '', ...schemaLines(shapeOf(answer)), ''] : ['Reply:', '', ...plain, '']),
    ...(note ? [`${note}.`, ''] : []),
  ]
}

// A round trip through JSON removes the symbols that TypeBox adds to a schema.
const shapeOf = (schema: TSchema): Shape => JSON.parse(JSON.stringify(schema)) as Shape

function schemaLines(schema: Shape): string[] {
  const fields = fieldLines(schema, '')
  if (fields.length === 0) return [`- ${kindOf(schema)}`]
  return schema.items ? ['Each of the list:', '', ...fields] : fields
}
