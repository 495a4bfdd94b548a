import { Value } from 'typebox/value'
import type { Row } from '../contract/calls/row'

/** Throws where the `data` of an answer does not match the row of its call. For development and tests: production carries no schemas. */
export function checkAnswer({ method, path, answer }: Pick<Row, 'method' | 'path' | 'answer'>, data: unknown): void {
  const [first] = Value.Errors(answer, data)
  if (first) throw new Error(`The answer to ${method} ${path} does not match its row: ${first.instancePath || 'data'} ${first.message}.`)
}
