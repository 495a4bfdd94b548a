import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'

/** PostgreSQL keeps every character but this one. */
export const NUL = '\u0000'
export const NUL_REFUSED = 'must not hold the character U+0000'

/**
 * Checks what a call brings against its TypeBox schema. Defaults are filled in; texts of the address become numbers where the schema has
 * numbers, those of the body stay what they are. A call without a body counts as one with an empty object.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checker = Compile(schema)
  return (given: unknown) => {
    const isBody = httpPart === 'body'
    const value = Value.Default(schema, isBody ? (given ?? {}) : Value.Convert(schema, given))
    if (checker.Check(value)) return isBody ? { value } : withoutNul(value)
    return { error: checker.Errors(value).slice(0, 1).map(pointed) }
  }
}

/** What an address brings, refused where a text of it cannot be stored; bodies are read with the same care. */
function withoutNul(value: unknown) {
  const name = Object.entries(value ?? {}).find(([, text]) => typeof text === 'string' && text.includes(NUL))?.[0]
  if (name === undefined) return { value }
  return { error: [{ keyword: 'pattern', instancePath: `/${name}`, schemaPath: '', params: {}, message: NUL_REFUSED }] }
}

/** The error with the place it speaks of: a missing field is named itself, not the object that lacks it. */
function pointed(error: ReturnType<typeof Value.Errors>[number]) {
  const missing = error.keyword === 'required' ? error.params.requiredProperties[0] : undefined
  const allowed = error.keyword === 'enum' ? `: ${error.params.allowedValues.join(', ')}` : ''
  return {
    keyword: error.keyword,
    instancePath: missing === undefined ? error.instancePath : `${error.instancePath}/${missing}`,
    schemaPath: error.schemaPath,
    params: {},
    message: missing === undefined ? `${error.message}${allowed}` : 'is required',
  }
}
