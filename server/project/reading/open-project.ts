import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'
import { checkCad } from '../cad-check'
import type { Reader } from './reader'
import type { ProjectRepository, StoredProject } from '../repository'

/** Returns the stored project; throws the refusal with the reason where the reader may not have it. */
export async function openProject(projects: ProjectRepository, reader: Reader, id: string): Promise<StoredProject> {
  const found = await projects.get(reader, id)
  if (found === 'missing') throw missingProject()
  if (found === 'foreign') throw new Refusal(CODE.forbidden, 'The project belongs to somebody else.')
  if (found.kind === 'cad') checkCad(reader.account)
  return found
}

export const missingProject = (): Refusal => new Refusal(CODE.notFound, 'There is no such project; it may have been deleted.')

export const viewOnly = (): Refusal => new Refusal(CODE.viewOnly, 'This project is shared with you for viewing only.')
