import { CODE } from '../../../src/contract/envelope'
import { SKIPPED_SAVE_MESSAGE, type ProjectKind, type SaveProject } from '../../../src/contract/project/project-calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer } from '../../answer'
import { handle } from '../../handle'
import { CALLS } from '../../../src/contract/calls'
import { callerOf } from '../../access/access'
import type { Account } from '../../access/account'
import { dropBody } from '../../plugins/bodies'
import { BODY_LIMIT_BYTES } from '../../plugins/body-limit'
import { LargeBody } from '../../plugins/large-body'
import type { LargeProjects } from '../large/large-projects'
import type { Room } from '../../room/room'
import { checkCadSave } from '../cad-check'
import { unpackSave } from './packed-save'
import type { ProjectRepository } from '../repository'
import { readSave, storeSave } from './saving'

/** More than the gzip of any project in base64. */
const PACKED_LIMIT_BYTES = 24 * 1024 * 1024

export interface SaveParts {
  projects: ProjectRepository
  room: Room
  large: LargeProjects
}

/** Registers a save whose body is the project. */
export function addSaveRoute(app: FastifyInstance, parts: SaveParts, kind: 'mssp' | 'noise'): void {
  handle(app, CALLS.project[kind].save, (request, reply) => save(parts, kind, request, reply, () => request.body), {
    config: { readsLarge: true },
    bodyLimit: BODY_LIMIT_BYTES,
  })
}

/** Registers a save whose body contains the project compressed, in one field. */
export function addPackedSaveRoute(app: FastifyInstance, parts: SaveParts, kind: 'cad' | 'simulation'): void {
  handle(
    app,
    CALLS.project[kind].save,
    (request, reply) => save(parts, kind, request, reply, () => unpackSave(request, request.body.body), true),
    { config: { readsLarge: true }, bodyLimit: PACKED_LIMIT_BYTES },
  )
}

async function save(
  { projects, room, large }: SaveParts,
  kind: ProjectKind,
  request: FastifyRequest,
  reply: FastifyReply,
  bodyOf: () => SaveProject | LargeBody | Promise<SaveProject | LargeBody>,
  isPacked = false,
) {
  const caller = callerOf(request)
  const ready = await readyOf()
  if (kind === 'cad') await checkCadSave(caller, projects, ready === 'skipped' ? {} : { id: ready.row.id, revision: ready.basedOn })
  if (ready === 'skipped') return reply.send({ ...answer(request, CODE.skippedSave), message: SKIPPED_SAVE_MESSAGE })
  // Free the body before waiting: many saves may wait for the database, each with a whole project in memory.
  dropBody(request)
  return large.store(caller.id, ready.row.body.length, () => storeSave(projects, room, kind, caller, ready))

  async function readyOf() {
    if (request.body instanceof LargeBody) return readLarge(large, kind, caller, request.body, isPacked)
    const body = await bodyOf()
    if (body instanceof LargeBody) return readLarge(large, kind, caller, body)
    return readSave(kind, caller, body, request.sentText)
  }
}

const readLarge = (
  large: LargeProjects,
  kind: ProjectKind,
  { id, name }: Account,
  { bytes, encoding, limit }: LargeBody,
  isPacked = false,
) => large.read(id, { act: 'save', kind, caller: { id, name }, body: { bytes, encoding, limit }, isPacked })
