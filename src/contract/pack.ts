import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { InputError } from './input-error'
import { checkPackMeaning } from './pack/meaning'
import { PackSchema, type Pack } from './pack/schema'

export * from './pack/schema'

/**
 * Reads a rule pack. The value itself is returned, so nothing it carries beside the schema is lost.
 * @throws InputError naming the JSON path of the first broken place: a missing or wrong value, or tables that do not fit together.
 */
export function readPack(json: unknown): Pack {
  if (!isPack(json)) throw firstError(PackSchema, json)
  checkPackMeaning(json)
  return json
}

function isPack(json: unknown): json is Pack {
  return Value.Check(PackSchema, json)
}

function firstError(schema: TSchema, json: unknown): InputError {
  const [error] = Value.Errors(schema, json)
  if (!error) return new InputError('$', 'a rule pack')
  const missing = error.keyword === 'required' ? error.params.requiredProperties[0] : undefined
  const path = jsonPath(error.instancePath)
  return missing === undefined
    ? new InputError(path, error.message.replace(/^must /, 'it to '))
    : new InputError(`${path}.${missing}`, 'a value')
}

/** `/pipes/main2/items/0` → `$.pipes.main2.items[0]`. */
function jsonPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : /^[A-Za-z_]\w*$/.test(part) ? `${path}.${part}` : `${path}['${part}']`),
      '$',
    )
}
