import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { LargeBody } from './large-body'
import { pointed } from './pointed'

/** PostgreSQL keeps every character but this one. */
export const NUL = '\u0000'
export const NUL_REFUSED = 'must not hold the character U+0000'

/**
 * Checks what a call brings against its TypeBox schema. Defaults are filled in; texts of the address become numbers where the schema has
 * numbers, those of the body stay what they are. A call without a body counts as one with an empty object.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checker = Compile(schema)
  const check = (given: unknown) => {
    const isBody = httpPart === 'body'
    const value = Value.Default(schema, isBody ? (given ?? {}) : Value.Convert(schema, given))
    if (checker.Check(value)) return isBody ? { value } : withoutNul(value)
    return { error: checker.Errors(value).slice(0, 1).map(pointed) }
  }
  return (given: unknown) => {
    // The thread that reads it checks it, too.
    if (given instanceof LargeBody) return { value: given }
    try {
      return check(given)
    } catch (error) {
      // The check follows what it is given into its depth: where the stack ends, nothing that a call asks for is nested so.
      if (error instanceof RangeError) return { error: [refused('nesting', '', 'must not be nested so deeply')] }
      throw error
    }
  }
}

const refused = (keyword: string, instancePath: string, message: string) => ({ keyword, instancePath, schemaPath: '', params: {}, message })

/** What an address brings, refused where a text of it cannot be stored; bodies are read with the same care. */
function withoutNul(value: unknown) {
  const name = Object.entries(value ?? {}).find(([, text]) => typeof text === 'string' && text.includes(NUL))?.[0]
  if (name === undefined) return { value }
  return { error: [refused('pattern', `/${name}`, NUL_REFUSED)] }
}
