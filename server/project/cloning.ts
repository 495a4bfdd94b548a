import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SavedProject } from '../../src/contract/project-calls'
import { newId } from '../../src/model/ids'
import type { Account } from '../account/account'
import { callerOf } from '../plugins/access'
import { dropBody, readPacked } from '../plugins/bodies'
import type { Room } from '../room/room'
import type { EveryKindRepository } from './every-kind-repository'
import { nextProjectNumber } from './numbering'
import { packedBody } from './packed-body'
import type { ProjectRepository, StoredProject } from './repository'
import { closedMeanwhile } from './saving'
import { MOST_LETTERS, rowOf, type WireFields } from './stored-body'

const LONGEST_SUFFIX = ' (999999)'.length

/**
 * Copies an opened project into one of the caller's own, with a name, number and id of its own. What it is in memory takes room as a body
 * does, and gives it back before the copy is stored. Refuses where the caller has no room left, and where too many are copied at a time.
 */
export const createCloning =
  (projects: ProjectRepository, everyKind: EveryKindRepository, room: Room) =>
  async (request: FastifyRequest, reply: FastifyReply, original: StoredProject, projectName?: string): Promise<SavedProject> => {
    const caller = callerOf(request)
    const { kind } = original
    const id = newId()
    const name = projectName ?? (await freeName(everyKind, caller, original.name))
    const number = await nextProjectNumber(everyKind, kind)
    const { body } = await packedBody(reply, projects, caller, original)
    const row = await rowOf(kind, copyOf(await readPacked(request, body), id, name, number, caller))
    dropBody(request)
    await room.take(caller.id, { id, bytes: row.body.length, isNew: true })
    const stored = await projects.insert(caller, row)
    // A fresh id is nobody's: the account has been closed.
    if (!stored) throw closedMeanwhile()
    return { id, revision: stored.revision, updatedAt: stored.updatedAt.toISOString() }
  }

function copyOf(project: unknown, id: string, projectName: string, projectNo: string, owner: Account): WireFields & { id: string } {
  const fields = recordOf(project)
  const page1 = fields['page1'] === undefined ? {} : { page1: { ...recordOf(fields['page1']), projectName, projectNo } }
  return { ...fields, ...page1, id, projectName, projectNo, createdBy: owner.id, userName: owner.name }
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

const recordOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
