import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { InputError } from './input-error'
import { checkPackMeaning } from './pack/meaning/meaning'
import { resolveBase } from './pack/base'
import { schemaError } from './pack/schema-error'
import { PackSchema, type Pack } from './pack/schema'
import { isRecord } from './wire/read-value'

export * from './pack/schema'

/**
 * Reads a rule pack. A whole pack is returned unchanged, so fields outside the schema are kept; a partial one is merged over the base it names, which must be
 * among `bases`.
 * @throws InputError naming the JSON path of the first broken place: a missing or wrong value, or tables that do not fit together.
 */
export function readPack(json: unknown, bases: Readonly<Record<string, unknown>> = {}): Pack {
  const whole = resolveBase(json, bases)
  if (!isPack(whole)) throw schemaError(PackSchema, whole)
  checkMeaning(whole, json)
  return whole
}

/**
 * Works like `readPack` for a whole pack, with a pause after each section, so that the page stays responsive.
 * @throws InputError as `readPack`
 */
export async function readPackInSlices(json: unknown, pause: () => Promise<void>): Promise<Pack> {
  const whole = resolveBase(json, {})
  let isSound = isRecord(whole)
  for (const [section, schema] of Object.entries(PackSchema.properties)) {
    if (!isRecord(whole)) break
    const given = whole[section]
    isSound &&= given === undefined ? Type.IsOptional(schema) : Value.Check(schema, given)
    await pause()
  }
  if (!isSound) throw schemaError(PackSchema, whole)
  const pack = whole as Pack
  checkMeaning(pack, json)
  return pack
}

/** Checks the merged pack. An error in a section inherited from the base is reported at `$.base`, the field the author can change. */
function checkMeaning(whole: Pack, given: unknown): void {
  try {
    checkPackMeaning(whole)
  } catch (error) {
    const section = error instanceof InputError ? /^\$\.(\w+)/.exec(error.path)?.[1] : undefined
    if (!(error instanceof InputError) || section === undefined || !isRecord(given) || section in given) throw error
    throw new InputError('$.base', `a base that fits the sections of this pack; there, ${error.path} has to be ${error.expected}`)
  }
}

function isPack(json: unknown): json is Pack {
  return Value.Check(PackSchema, json)
}
