import { CODE } from '../../../src/contract/envelope'
import {
  ORIGIN,
  type ProjectConflict,
  type ProjectKind,
  type SavedProject,
  type SaveProject,
} from '../../../src/contract/project/project-calls'
import { newId } from '../../../src/model/change/ids'
import type { Account } from '../../access/account'
import type { Room } from '../../room/room'
import { forbidden, Refusal } from '../../refusal'
import type { ProjectRepository, ProjectRow, StandingSave, StoredSave } from '../repository'
import { rowOf } from '../stored-body'
import { readProject } from '../../../src/contract/project/project-wire'
import { shownMeasures, toMetric } from '../../../src/engine/measure/measure'

/** Refuses a body that is no saved project, in any units: an InputError names the JSON path and the expected value. */
export function validateProject(body: unknown): void {
  readProject(body, { toMetric, shown: shownMeasures, isCheckOnly: true })
}

/** A save that has been checked and packed. */
export interface ReadySave {
  row: ProjectRow
  basedOn: number
}

/**
 * Checks and packs the save of a caller. Returns `skipped` where the specification demands a pretended success: no name, or another creator.
 * `sent` is the body's text as it was sent. Throws InputError for a body that is no project.
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

// Returns the origin to store: a CAD project is always marked as one, and a normal project cannot claim to be one.
const originOf = (kind: ProjectKind, { origin }: SaveProject): unknown =>
  kind === 'cad' ? ORIGIN.cad : kind === 'mssp' && origin === ORIGIN.cad ? ORIGIN.mssp : origin

/**
 * Stores a project of the caller over the revision it is based on. Throws Refusal for a conflict, for a CAD project that is none any more,
 * and where the caller's quota is used up or the account may not be used any more.
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

/** Returns the refusal for an account that was closed, or expired, while the save was read and waited. */
export const closedMeanwhile = (): Refusal => new Refusal(CODE.signedOut, 'Your account has been closed. Nothing of this save was stored.')

/** Returns the refusal for a project that is no CAD project any more or was deleted, or whose library lost CAD since it was opened. */
export const cadStatusChanged = (): Refusal => new Refusal(CODE.cadStatusChanged, 'Cad project status changed')

// Returns whether a save repeats the stored one. The answer to a save may be lost: sending the same again is no conflict.
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
