import { CODE } from '../../src/contract/envelope'
import type { SaveProject } from '../../src/contract/project/project-calls'
import type { Account } from '../access/account'
import { isCadOn } from '../access/cad'
import { forbidden, Refusal } from '../refusal'
import type { ProjectRepository } from './repository'
import { cadStatusChanged } from './saving/saving'

const NO_BODY = new Uint8Array()

/** Refuses a call of the CAD variant for an account for which it is off (specification, section 6). */
export function checkCad(account: Account): void {
  if (isCadOn(account)) return
  throw new Refusal(
    CODE.forbidden,
    'This belongs to the CAD variant, which is not on for your account. Ask your administrator to turn it on.',
  )
}

/**
 * Checks a save as `checkCad` does: an account that lost CAD after it opened its own project gets the refusal that the project's status has
 * changed.
 */
export async function checkCadSave(
  account: Account,
  projects: ProjectRepository,
  { id, revision = 0 }: Pick<SaveProject, 'id' | 'revision'>,
): Promise<void> {
  if (isCadOn(account)) return
  const standing = revision > 0 && id ? await projects.standing(id, NO_BODY) : null
  if (standing?.kind === 'cad' && standing.ownerId === account.id) throw cadStatusChanged()
  throw forbidden()
}
