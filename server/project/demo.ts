import type { Pack } from '../../src/contract/pack'
import { writeProject } from '../../src/contract/project-wire'
import { demoProject } from '../../src/model/project/demo-project'
import type { Account } from '../account/account'
import type { ProjectRepository } from './repository'
import { rowOf } from './stored-body'

/** Gives the demo engineer the ready project wherever there is none at all. */
export async function provideDemoProject(projects: ProjectRepository, owner: Account, pack: Pack): Promise<void> {
  const { total } = await projects.list({ account: owner, seesAll: [] }, 'mssp', {}, { current: 1, size: 1 })
  if (total > 0) return
  await projects.insert(owner, await rowOf('mssp', writeProject(demoProject(pack, { ownerId: owner.id, ownerName: owner.name }))))
}
