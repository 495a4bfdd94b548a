import type { TSchema } from 'typebox'
import type { Shape } from '../../../scripts/docs/schema-lines'
import { ALL_ROWS } from '../../../src/contract/calls/all-rows'

/** The parts of a call that a fuzz needs. */
export interface FuzzCall {
  method: 'GET' | 'POST'
  path: string
  parameters: readonly { name: string; in: 'path' | 'query'; isRequired: boolean; schema: Shape }[]
  body: Shape | null
}

const shapeOf = (schema: TSchema): Shape => JSON.parse(JSON.stringify(schema)) as Shape

function parametersOf(place: 'path' | 'query', schema: TSchema | undefined): FuzzCall['parameters'] {
  const { properties = {}, required = [] } = schema ? shapeOf(schema) : {}
  return Object.entries(properties).map(([name, shape]) => ({ name, in: place, isRequired: required.includes(name), schema: shape }))
}

/** Every call of the table, so that a new one cannot be forgotten. */
export const FUZZED_CALLS: readonly FuzzCall[] = ALL_ROWS.map(({ method, path, params, query, body }) => ({
  method,
  path,
  parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
  body: body ? shapeOf(body) : null,
}))
