import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SavedProject } from '../../src/contract/project-calls'
import { newId } from '../../src/model/change/ids'
import type { Account } from '../account/account'
import { callerOf } from '../plugins/access'
import { dropBody } from '../plugins/bodies'
import { LARGE_TEXT_BYTES } from '../plugins/large-body'
import type { LargeProjects } from '../reading/large-projects'
import type { CopyTask } from '../reading/tasks'
import type { Room } from '../room/room'
import type { EveryKindRepository } from './every-kind-repository'
import { copyRow } from './copy-row'
import { nextProjectNumber } from './numbering'
import { packedBody } from './packed-body'
import type { ProjectRepository, ProjectRow, StoredProject } from './repository'
import { closedMeanwhile } from './saving'
import { MOST_LETTERS, unpackedLength } from './stored-body'

const LONGEST_SUFFIX = ' (999999)'.length

/**
 * Copies an opened project into one of the caller's own, with a name, number and id of its own. What it is in memory takes room as a body
 * does, and gives it back before the copy is stored. Refuses where the caller has no room left, and where too many are copied at a time.
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
    // Nobody needs the question any more.
    dropBody(request)
    const copy = { id, projectName: name, projectNo: number, createdBy: caller.id, userName: caller.name }
    const row = await rowOfCopy(large, caller, { kind, stored: body, copy })
    const stored = await large.store(caller.id, row.body.length, async () => {
      await room.take(caller.id, { id, bytes: row.body.length, isNew: true })
      return projects.insert(caller, row)
    })
    // A fresh id is nobody's: the account has been closed.
    if (!stored) throw closedMeanwhile()
    return { id, revision: stored.revision, updatedAt: stored.updatedAt.toISOString() }
  }

/** A large copy is made in a thread. */
async function rowOfCopy(large: LargeProjects, caller: Account, task: Omit<CopyTask, 'act'>): Promise<ProjectRow> {
  if (unpackedLength(task.stored) < LARGE_TEXT_BYTES) return copyRow(task)
  const read = await large.read(caller.id, { act: 'copy', ...task })
  if (read === 'skipped') throw new Error('A copy is never skipped.')
  return read.row
}

// 'Tower' → 'Tower (2)' → 'Tower (3)'
async function freeName(everyKind: EveryKindRepository, owner: Account, name: string): Promise<string> {
  const base = name.replace(/ \(\d+\)$/, '')
  const taken = new Set(await everyKind.namesStartingWith(owner, cut(base, MOST_LETTERS - LONGEST_SUFFIX)))
  const named = (index: number): string => `${cut(base, MOST_LETTERS - ` (${index})`.length)} (${index})`
  let index = 2
  while (taken.has(named(index))) index += 1
  return named(index)
}

/** The beginning of a text, in so many letters at most; no letter of two halves is cut in two. */
const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
