import { CODE } from '../../src/contract/envelope'
import { Refusal } from '../refusal'
import { checkCad } from './cad-check'
import type { ProjectRepository, Reader, StoredBody } from './repository'

/** The stored project, or the refusal that says why the reader does not get it. */
export async function openProject(projects: ProjectRepository, reader: Reader, id: string): Promise<StoredBody> {
  const found = await projects.get(reader, id)
  if (found === 'missing') throw new Refusal(CODE.notFound, 'There is no such project; it may have been deleted.')
  if (found === 'foreign') throw new Refusal(CODE.forbidden, 'The project belongs to somebody else.')
  if (found.kind === 'cad') checkCad(reader.account)
  return found
}
