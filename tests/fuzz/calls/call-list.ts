import type { Shape } from '../../../scripts/docs/schema-lines'

/** What a fuzz needs to know of one call. */
export interface FuzzCall {
  method: 'GET' | 'POST'
  path: string
  parameters: readonly { name: string; in: string; required?: boolean; schema?: Shape }[]
  body: Shape | null
}

interface Operation {
  parameters?: FuzzCall['parameters']
  requestBody?: { content?: Record<string, { schema?: Shape }> }
}

/** Every call of the server, read from its own interface document, so that a new one cannot be forgotten. */
export function callsOf(document: { paths?: Record<string, unknown> }): FuzzCall[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as FuzzCall['method'],
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema ?? null,
    })),
  )
}
