import { Value } from 'typebox/value'
import { SaveProjectSchema, type SaveProject } from '../../src/contract/project-calls'
import { BODY_LIMIT_BYTES, parsedBody, unpacked } from '../plugins/bodies'
import { badRequest } from '../refusal'

/** The project of a save that travels as base64 of a gzip; refuses with the place of what is wrong. */
export async function unpackSave(packed: string): Promise<SaveProject> {
  const project = parsedBody((await unpacked(Buffer.from(packed, 'base64'), 'gzip', BODY_LIMIT_BYTES)).toString('utf8'))
  if (Value.Check(SaveProjectSchema, project)) return project
  const first = Value.Errors(SaveProjectSchema, project)[0]
  throw badRequest(`body${first?.instancePath ?? ''} ${first?.message ?? 'is no saved project'}`)
}
