import { writeProject } from '../../src/contract/project/project-wire'
import { demoProject } from '../../src/model/project/demo/demo-project'
import type { EquipmentPack } from '../../src/model/project/equipment'
import type { Account } from '../access/account'
import type { ProjectRepository } from './repository'
import { rowOf } from './stored-body'

/** Adds the sample project for the demo engineer where there is no project at all. */
export async function provideDemoProject(projects: ProjectRepository, owner: Account, pack: EquipmentPack): Promise<void> {
  const { total } = await projects.list({ account: owner, seesAll: [] }, 'mssp', {}, { current: 1, size: 1 })
  if (total > 0) return
  await projects.insert(owner, await rowOf('mssp', writeProject(demoProject(pack, { ownerId: owner.id, ownerName: owner.name }))))
}
