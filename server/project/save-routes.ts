import { Type } from 'typebox'
import { CODE } from '../../src/contract/envelope'
import {
  PackedSaveSchema,
  PROJECT_PATHS,
  SavedProjectSchema,
  SaveProjectSchema,
  SKIPPED_SAVE_MESSAGE,
  type ProjectKind,
  type SaveProject,
} from '../../src/contract/project-calls'
import type { FastifyRequest } from 'fastify'
import { answer, answersWith } from '../answer'
import { callerOf } from '../plugins/access'
import type { Account } from '../account/account'
import { dropBody } from '../plugins/bodies'
import { BODY_LIMIT_BYTES } from '../plugins/body-limit'
import { LargeBody } from '../plugins/large-body'
import type { LargeProjects } from '../reading/large-projects'
import type { Room } from '../room/room'
import type { TypedApp } from '../typed-app'
import { checkCadSave } from './cad-check'
import { unpackSave } from './packed-save'
import type { ProjectRepository } from './repository'
import { readSave, storeSave } from './saving'

/** More than the gzip of any project in base64. */
const PACKED_LIMIT_BYTES = 24 * 1024 * 1024

const ANSWER = Type.Union([SavedProjectSchema, Type.Literal(CODE.skippedSave), Type.Unknown()])
const CAD_CHANGED = 'Code 1008: it is no CAD project any more, was deleted, or CAD was taken from the library of the account. '
const described = (kind: ProjectKind) => ({
  tags: ['project'],
  summary: 'Store a project over the revision it is based on',
  response: answersWith(
    ANSWER,
    `Data 550: skipped. Code 40900: a newer revision is stored. ${kind === 'cad' ? CAD_CHANGED : ''}Code 40000: data.path names the wrong value`,
  ),
})

/** A save whose body is the project. */
export function addSaveRoute(app: TypedApp, projects: ProjectRepository, room: Room, large: LargeProjects, kind: ProjectKind): void {
  app.post(
    PROJECT_PATHS[kind].save,
    {
      config: { access: { permission: kind }, readsLarge: true },
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { ...described(kind), body: SaveProjectSchema },
    },
    async (request) => answerOf(projects, room, large, kind, request, () => request.body),
  )
}

/** A save whose body holds the project compressed, in one field. */
export function addPackedSaveRoute(app: TypedApp, projects: ProjectRepository, room: Room, large: LargeProjects, kind: ProjectKind): void {
  app.post(
    PROJECT_PATHS[kind].save,
    {
      config: { access: { permission: kind }, readsLarge: true },
      bodyLimit: PACKED_LIMIT_BYTES,
      schema: { ...described(kind), body: PackedSaveSchema },
    },
    async (request) => answerOf(projects, room, large, kind, request, () => unpackSave(request, request.body.body), true),
  )
}

async function answerOf(
  projects: ProjectRepository,
  room: Room,
  large: LargeProjects,
  kind: ProjectKind,
  request: FastifyRequest,
  bodyOf: () => SaveProject | LargeBody | Promise<SaveProject | LargeBody>,
  isPacked = false,
) {
  const caller = callerOf(request)
  const ready = await readyOf()
  if (kind === 'cad') await checkCadSave(caller, projects, ready === 'skipped' ? {} : { id: ready.row.id, revision: ready.basedOn })
  if (ready === 'skipped') return { ...answer(request, CODE.skippedSave), message: SKIPPED_SAVE_MESSAGE }
  // Many may wait for the database at the same time, each with a whole project in memory that nobody needs any more.
  dropBody(request)
  return answer(request, await large.store(caller.id, ready.row.body.length, () => storeSave(projects, room, kind, caller, ready)))

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
