import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { InputError } from '../input-error'

/** The first place where a value breaks a schema, as a JSON path below `at`; `what` names the whole where nothing more can be said. */
export function schemaError(schema: TSchema, json: unknown, at = '$', what = 'a rule pack'): InputError {
  const [error] = Value.Errors(schema, json)
  if (!error) return new InputError(at, what)
  const missing = error.keyword === 'required' ? error.params.requiredProperties[0] : undefined
  const unknown = error.keyword === 'additionalProperties' ? error.params.additionalProperties[0] : undefined
  const path = jsonPath(error.instancePath, at)
  if (missing !== undefined) return new InputError(`${path}.${missing}`, 'a value')
  if (unknown !== undefined) return new InputError(`${path}.${unknown}`, 'no such field here')
  return new InputError(path, error.message.replace(/^must /, 'it to '))
}

/** `/pipes/main2/items/0` → `$.pipes.main2.items[0]`. */
function jsonPath(pointer: string, at: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : /^[A-Za-z_]\w*$/.test(part) ? `${path}.${part}` : `${path}['${part}']`),
      at,
    )
}
