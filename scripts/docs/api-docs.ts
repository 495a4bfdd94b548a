import { formattedPage } from './formatted-page'
import { ACCESS } from '../../server/plugins/api-page'
import { SPECIFIED_CALLS } from './specified-calls'
import { fieldLines, kindOf, type Shape } from './schema-lines'

/** What of the server's own interface document the page tells. */
export interface InterfaceDocument {
  paths?: Record<string, Partial<Record<'get' | 'post', Operation>>>
}

interface Operation {
  tags?: readonly string[]
  summary?: string
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: Shape }[]
  requestBody?: { content?: Record<string, { schema?: Shape }> }
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Shape }> }>
  [ACCESS]?: string
}

interface Call extends Operation {
  method: string
  path: string
}

const JSON_TYPE = 'application/json'

/** The whole page: every call by its subject, who may make it, what it takes and what its `data` holds; then the specification's own list against them. */
export async function apiDocs(document: InterfaceDocument): Promise<string> {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      ...operation,
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, ':$1'),
    })),
  )
  const subjects = [...new Set(calls.map(subjectOf))].sort()
  const page = [
    '# Calls of the server',
    '',
    '_Written from the schemas of the routes by `npx tsx scripts/docs/write-api-docs.ts`; do not edit._',
    '',
    INTRODUCTION,
    ...subjects.flatMap((subject) => [`## ${subject}`, '', ...calls.filter((call) => subjectOf(call) === subject).flatMap(callLines)]),
    '## The calls of the platform specification, section 7',
    '',
    '| call | here |',
    '| --- | --- |',
    ...SPECIFIED_CALLS.map(
      ({ method, path }) => `| ${method} ${path} | ${calls.some((call) => isSame(call, method, path)) ? 'yes' : 'not yet'} |`,
    ),
    '',
  ].join('\n')
  return formattedPage(page)
}

const INTRODUCTION = `Every answer is an envelope \`{ code, data, message, success, traceId }\`; success is code 20000, and below stands what \`data\` holds. The token travels in \`X-Token\` or
\`Sso-Session\`. A field with \`?\` may be left out.
`

const subjectOf = (call: Call): string => call.tags?.[0] ?? 'other'

const isSame = (call: Call, method: string, path: string): boolean =>
  call.method === method && call.path.replace(/\/$/, '') === path.replace(/\/$/, '')

function callLines(call: Call): string[] {
  const body = call.requestBody?.content?.[JSON_TYPE]?.schema
  return [
    `### ${call.method} ${call.path}`,
    '',
    `${call.summary ?? ''}. Open to ${call[ACCESS] ?? 'nobody'}.`,
    '',
    ...parameterLines(call),
    ...(body ? ['Body:', '', ...schemaLines(body), ''] : []),
    ...answerLines(call),
  ]
}

function parameterLines({ parameters = [] }: Call): string[] {
  if (parameters.length === 0) return []
  const lines = parameters.map(
    ({ name, in: place, required, schema }) => `- \`${name}${required ? '' : '?'}\` (${place}) ${schema ? kindOf(schema) : 'anything'}`,
  )
  return ['Address:', '', ...lines, '']
}

function answerLines({ responses }: Call): string[] {
  const success = responses?.['200']
  const schema = success?.content?.[JSON_TYPE]?.schema
  const data = schema?.properties?.['data'] ?? schema
  if (!data) return []
  const note = success?.description && success.description !== 'Success is code 20000' ? [`${success.description}.`, ''] : []
  return ['Data:', '', ...schemaLines(data), '', ...note]
}

function schemaLines(schema: Shape): string[] {
  const fields = fieldLines(schema, '')
  if (fields.length === 0) return [`- ${kindOf(schema)}`]
  return schema.items ? ['Each of the list:', '', ...fields] : fields
}
