import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { LargeBody } from './large-body'
import { pointed } from './pointed'

/** The one character that PostgreSQL does not store. */
export const NUL = '\u0000'
export const NUL_REFUSED = 'must not hold the character U+0000'

/**
 * Checks the input of a call against its TypeBox schema. Defaults are filled in; strings of the address become numbers where the schema has
 * numbers, those of the body stay unchanged. A missing body counts as an empty object.
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
    // The thread that reads the body checks it, too.
    if (given instanceof LargeBody) return { value: given }
    try {
      return check(given)
    } catch (error) {
      // The check recurses into its input: no valid input is nested so deeply that the stack overflows.
      if (error instanceof RangeError) return { error: [refused('nesting', '', 'must not be nested so deeply')] }
      throw error
    }
  }
}

const refused = (keyword: string, instancePath: string, message: string) => ({ keyword, instancePath, schemaPath: '', params: {}, message })

/** Refuses strings of an address that cannot be stored; the reader of bodies checks for the same. */
function withoutNul(value: unknown) {
  const name = Object.entries(value ?? {}).find(([, text]) => typeof text === 'string' && text.includes(NUL))?.[0]
  if (name === undefined) return { value }
  return { error: [refused('pattern', `/${name}`, NUL_REFUSED)] }
}
