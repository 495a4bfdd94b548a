import type { CloneProject, SavedProject } from '../../src/contract/project-calls'
import { newId } from '../../src/model/ids'
import type { Account } from '../account/account'
import { nextProjectNumber } from './numbering'
import type { ProjectRepository, StoredBody } from './repository'
import { fieldsOf, rowOf } from './stored-body'

/** Copies a project the caller may see into one of the caller's own, with a name, number and id of its own. */
export async function cloneProject(
  projects: ProjectRepository,
  caller: Account,
  { body, kind }: StoredBody,
  { projectName }: CloneProject,
): Promise<SavedProject> {
  const fields = await fieldsOf(body)
  const id = newId()
  const name = projectName ?? (await freeName(projects, caller, String(fields['projectName'])))
  const number = await nextProjectNumber(projects, kind)
  const page1 = fields['page1'] === undefined ? {} : { page1: { ...recordOf(fields['page1']), projectName: name, projectNo: number } }
  const row = await rowOf(kind, {
    ...fields,
    id,
    projectName: name,
    projectNo: number,
    ...page1,
    createdBy: caller.id,
    userName: caller.name,
  })
  const stored = await projects.insert(caller, row)
  if (!stored) throw new Error('A fresh id was taken.')
  return { id, revision: stored.revision, updatedAt: stored.updatedAt.toISOString() }
}

// 'Tower' → 'Tower (2)' → 'Tower (3)'
async function freeName(projects: ProjectRepository, owner: Account, name: string): Promise<string> {
  const base = name.replace(/ \(\d+\)$/, '')
  const taken = new Set(await projects.namesStartingWith(owner, base))
  let index = 2
  while (taken.has(`${base} (${index})`)) index += 1
  return `${base} (${index})`
}

const recordOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
