import type { FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { CODE } from '../../src/contract/envelope'
import { SaveProjectSchema, type SaveProject } from '../../src/contract/project-calls'
import { BODY_LIMIT_BYTES, dropBody, readBody } from '../plugins/bodies'
import { jsonPathOf, pointed } from '../plugins/pointed'
import { Refusal } from '../refusal'

/** The project of a save that travels as base64 of a gzip; refuses with the place of what is wrong. The call's own body is dropped. */
export async function unpackSave(request: FastifyRequest, packed: string): Promise<SaveProject> {
  const bytes = Buffer.from(packed, 'base64')
  dropBody(request)
  const { value: project } = await readBody(request, bytes, 'gzip', BODY_LIMIT_BYTES)
  if (Value.Check(SaveProjectSchema, project)) return project
  const [first] = Value.Errors(SaveProjectSchema, project).map(pointed)
  throw new Refusal(CODE.badRequest, `body ${jsonPathOf(first)}: ${first?.message ?? 'is no saved project'}`, { path: jsonPathOf(first) })
}
