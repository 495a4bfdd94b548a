import type { FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { CODE } from '../../../src/contract/envelope'
import { SaveProjectSchema, type SaveProject } from '../../../src/contract/project/project-calls'
import { dropBody, readUnlessLarge } from '../../plugins/bodies'
import { BODY_LIMIT_BYTES } from '../../plugins/body-limit'
import { LargeBody } from '../../plugins/large-body'
import { jsonPathOf, pointed } from '../../plugins/pointed'
import { Refusal } from '../../refusal'

/**
 * Returns the project of a save that is sent as base64 of a gzip; a large one unread. Refuses with the path of the error. The call's own
 * body is dropped.
 */
export async function unpackSave(request: FastifyRequest, packed: string): Promise<SaveProject | LargeBody> {
  const bytes = Buffer.from(packed, 'base64')
  dropBody(request)
  const read = await readUnlessLarge(request, bytes, 'gzip', BODY_LIMIT_BYTES)
  if (read instanceof LargeBody) return read
  const { value: project } = read
  if (Value.Check(SaveProjectSchema, project)) return project
  const [first] = Value.Errors(SaveProjectSchema, project).map(pointed)
  throw new Refusal(CODE.badRequest, `body ${jsonPathOf(first)}: ${first?.message ?? 'is no saved project'}`, { path: jsonPathOf(first) })
}
