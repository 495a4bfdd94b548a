import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SavedProject } from '../../../src/contract/project/project-calls'
import { newId } from '../../../src/model/change/ids'
import type { Account } from '../../access/account'
import { callerOf } from '../../access/access'
import { dropBody } from '../../plugins/bodies'
import { LARGE_TEXT_BYTES } from '../../plugins/large-body'
import type { LargeProjects } from '../large/large-projects'
import type { CopyTask } from '../large/tasks'
import type { Room } from '../../room/room'
import type { EveryKindRepository } from '../every-kind-repository'
import { copyRow } from './copy-row'
import { nextProjectNumber } from './numbering'
import { packedBody } from '../reading/packed-body'
import type { ProjectRepository, ProjectRow, StoredProject } from '../repository'
import { closedMeanwhile } from '../saving/saving'
import { MOST_LETTERS, unpackedLength } from '../stored-body'

const LONGEST_SUFFIX = ' (999999)'.length

/**
 * Copies an opened project into one of the caller's own, with a name, number and id of its own. Its memory counts like a body's, and is
 * released before the copy is stored. Refuses where the caller's quota is used up, and where too many are copied at a time.
 */
export const createCloning =
  (projects: ProjectRepository, everyKind: EveryKindRepository, room: Room, large: LargeProjects) =>
  async (request: FastifyRequest, reply: FastifyReply, original: StoredProject, projectName?: string): Promise<SavedProject> => {
    const caller = callerOf(request)
    const { kind } = original
    const id = newId()
    const name = projectName ?? (await freeName(everyKind, caller, original.name))
    const number = await nextProjectNumber(everyKind, kind)
    const { body } = await packedBody(reply, projects, caller, original)
    // The request's body is no longer needed.
    dropBody(request)
    const copy = { id, projectName: name, projectNo: number, createdBy: caller.id, userName: caller.name }
    const row = await rowOfCopy(large, caller, { kind, stored: body, copy })
    const stored = await large.store(caller.id, row.body.length, async () => {
      await room.take(caller.id, { id, bytes: row.body.length, isNew: true })
      return projects.insert(caller, row)
    })
    // A fresh id cannot be taken, so the account has been closed.
    if (!stored) throw closedMeanwhile()
    return { id, revision: stored.revision, updatedAt: stored.updatedAt.toISOString() }
  }

/** Makes the row of the copy; a large one in a thread. */
async function rowOfCopy(large: LargeProjects, caller: Account, task: Omit<CopyTask, 'act'>): Promise<ProjectRow> {
  if (unpackedLength(task.stored) < LARGE_TEXT_BYTES) return copyRow(task)
  const read = await large.read(caller.id, { act: 'copy', ...task })
  if (read === 'skipped') throw new Error('A copy is never skipped.')
  return read.row
}

// Returns a free name: 'Tower' → 'Tower (2)' → 'Tower (3)'.
async function freeName(everyKind: EveryKindRepository, owner: Account, name: string): Promise<string> {
  const base = name.replace(/ \(\d+\)$/, '')
  const taken = new Set(await everyKind.namesStartingWith(owner, cut(base, MOST_LETTERS - LONGEST_SUFFIX)))
  const named = (index: number): string => `${cut(base, MOST_LETTERS - ` (${index})`.length)} (${index})`
  let index = 2
  while (taken.has(named(index))) index += 1
  return named(index)
}

/** Cuts a text to at most this many characters, without splitting a surrogate pair. */
const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
