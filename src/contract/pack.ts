import { Value } from 'typebox/value'
import { checkPackMeaning } from './pack/meaning'
import { resolveBase } from './pack/base'
import { schemaError } from './pack/schema-error'
import { PackSchema, type Pack } from './pack/schema'

export * from './pack/schema'

/**
 * Reads a rule pack. A whole pack is returned as it came, so nothing it carries beside the schema is lost; a partial one is laid over the base it names, which must be
 * among `bases`.
 * @throws InputError naming the JSON path of the first broken place: a missing or wrong value, or tables that do not fit together.
 */
export function readPack(json: unknown, bases: Readonly<Record<string, unknown>> = {}): Pack {
  const whole = resolveBase(json, bases)
  if (!isPack(whole)) throw schemaError(PackSchema, whole)
  checkPackMeaning(whole)
  return whole
}

function isPack(json: unknown): json is Pack {
  return Value.Check(PackSchema, json)
}
