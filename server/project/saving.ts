import { CODE } from '../../src/contract/envelope'
import { ORIGIN, type ProjectConflict, type ProjectKind, type SavedProject, type SaveProject } from '../../src/contract/project-calls'
import { newId } from '../../src/model/change/ids'
import type { Account } from '../account/account'
import type { Room } from '../room/room'
import { forbidden, Refusal } from '../refusal'
import type { ProjectRepository, ProjectRow, StandingSave, StoredSave } from './repository'
import { rowOf } from './stored-body'
import { validateProject } from './validate'

/** A save that has been checked and packed. */
export interface ReadySave {
  row: ProjectRow
  basedOn: number
}

/**
 * Checks what a caller saves and packs it. Answers `skipped` where the specification asks for a pretended success: no name, or another
 * creator. `sent` is the body's text as it came. Throws InputError for a body that is no project.
 */
export async function readSave(
  kind: ProjectKind,
  caller: Pick<Account, 'id' | 'name'>,
  body: SaveProject,
  sent: Buffer | null,
): Promise<ReadySave | 'skipped'> {
  const isOwn = !body.createdBy || body.createdBy === caller.id
  if (!body.projectName?.trim() || !isOwn) return 'skipped'
  if (kind === 'mssp' || kind === 'cad') validateProject(body)
  const id = body.id || newId()
  const origin = originOf(kind, body)
  const isWhole = body.id === id && body.createdBy === caller.id && Object.hasOwn(body, 'userName') && body['origin'] === origin
  const named = { userName: caller.name, ...body, id, createdBy: caller.id, ...(origin === undefined ? {} : { origin }) }
  const row = await rowOf(kind, named, isWhole ? sent : null)
  return { row, basedOn: body.revision ?? 0 }
}

// A CAD project says so itself, for who opens it; a normal one that claims to be one does not stay so.
const originOf = (kind: ProjectKind, { origin }: SaveProject): unknown =>
  kind === 'cad' ? ORIGIN.cad : kind === 'mssp' && origin === ORIGIN.cad ? ORIGIN.mssp : origin

/**
 * Stores a project of the caller over the revision it is based on. Throws Refusal for a conflict, for a CAD project that is none any
 * more, and where the caller has no room left or may not use the account any more.
 */
export async function storeSave(
  projects: ProjectRepository,
  room: Room,
  kind: ProjectKind,
  caller: Account,
  { row, basedOn }: ReadySave,
): Promise<SavedProject> {
  const { id } = row
  await room.take(caller.id, { id, bytes: row.body.length, isNew: basedOn === 0 })
  const stored = basedOn === 0 ? await projects.insert(caller, row) : await projects.update(caller, row, basedOn)
  if (stored) return savedOf(id, stored)
  if (!(await projects.mayOwn(caller))) throw closedMeanwhile()
  const standing = await projects.standing(id, row.body)
  if (standing && standing.ownerId !== caller.id) throw forbidden()
  if (kind === 'cad' && standing?.kind !== 'cad') throw cadStatusChanged()
  if (!standing) throw new Refusal(CODE.notFound, 'The project has been deleted. Save it as a copy to keep it.')
  if (isRepeat(standing, caller, basedOn)) return savedOf(id, standing)
  throw conflictOf(id, standing)
}

/** The account was closed, or came to its end, while the save was read and waited for its turn. */
export const closedMeanwhile = (): Refusal => new Refusal(CODE.signedOut, 'Your account has been closed. Nothing of this save was stored.')

/** The project is no CAD project any more, was deleted, or CAD was taken from the account's library since it was opened. */
export const cadStatusChanged = (): Refusal => new Refusal(CODE.cadStatusChanged, 'Cad project status changed')

// The answer to a save may be lost on the way: sending the same again is no conflict with oneself.
const isRepeat = (standing: StandingSave, caller: Account, basedOn: number): boolean =>
  standing.isSame && standing.savedById === caller.id && standing.revision === basedOn + 1

const savedOf = (id: string, { revision, updatedAt }: StoredSave): SavedProject => ({ id, revision, updatedAt: updatedAt.toISOString() })

function conflictOf(id: string, standing: StandingSave): Refusal {
  const data: ProjectConflict = {
    id,
    revision: standing.revision,
    updatedAt: standing.updatedAt.toISOString(),
    updatedBy: standing.savedByName,
  }
  return new Refusal(CODE.projectConflict, 'The project has been saved elsewhere since it was opened here.', data)
}
