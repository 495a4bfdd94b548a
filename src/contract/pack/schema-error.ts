import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { InputError } from '../input-error'
import { step } from '../wire/read-value'

/** Returns the first schema violation with its JSON path below `at`; `what` names the expected value where the schema gives no detail. */
export function schemaError(schema: TSchema, json: unknown, at = '$', what = 'a rule pack'): InputError {
  const [error] = Value.Errors(schema, json)
  if (!error) return new InputError(at, what)
  const missing = error.keyword === 'required' ? error.params.requiredProperties[0] : undefined
  const unknown = error.keyword === 'additionalProperties' ? error.params.additionalProperties[0] : undefined
  const path = jsonPath(error.instancePath, at, json)
  if (missing !== undefined) return new InputError(path + step(missing), 'a value')
  if (unknown !== undefined) return new InputError(path + step(unknown), 'no such field here')
  return new InputError(path, error.message.replace(/^must /, 'it to '))
}

/** `/pipes/main2/items/0` → `$.pipes.main2.items[0]`; digits are an index in a list and a key in an object. */
function jsonPath(pointer: string, at: string, json: unknown): string {
  let path = at
  let value = json
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    path += Array.isArray(value) ? `[${name}]` : step(name)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
  }
  return path
}
