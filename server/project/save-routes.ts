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
import { BODY_LIMIT_BYTES, dropBody } from '../plugins/bodies'
import type { Room } from '../room/room'
import type { TypedApp } from '../typed-app'
import { checkCad } from './cad-check'
import { unpackSave } from './packed-save'
import type { ProjectRepository } from './repository'
import { readSave, storeSave } from './saving'

/** More than the gzip of any project in base64. */
const PACKED_LIMIT_BYTES = 24 * 1024 * 1024

const ANSWER = Type.Union([SavedProjectSchema, Type.Literal(CODE.skippedSave), Type.Unknown()])
const described = (conflictCode: number) => ({
  tags: ['project'],
  summary: 'Store a project over the revision it is based on',
  response: answersWith(
    ANSWER,
    `Data 550: skipped. Code ${conflictCode}: a newer revision is stored. Code 40000: data.path names the wrong value`,
  ),
})

/** A save whose body is the project. */
export function addSaveRoute(app: TypedApp, projects: ProjectRepository, room: Room, kind: ProjectKind): void {
  app.post(
    PROJECT_PATHS[kind].save,
    {
      config: { access: { permission: kind } },
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { ...described(CODE.projectConflict), body: SaveProjectSchema },
    },
    async (request) => answerOf(projects, room, kind, request, () => request.body),
  )
}

/** A save whose body holds the project compressed, in one field. */
export function addPackedSaveRoute(app: TypedApp, projects: ProjectRepository, room: Room, kind: ProjectKind): void {
  app.post(
    PROJECT_PATHS[kind].save,
    {
      config: { access: { permission: kind } },
      bodyLimit: PACKED_LIMIT_BYTES,
      schema: { ...described(kind === 'cad' ? CODE.cadStatusChanged : CODE.projectConflict), body: PackedSaveSchema },
    },
    async (request) => {
      return answerOf(projects, room, kind, request, () => unpackSave(request, request.body.body))
    },
  )
}

async function answerOf(
  projects: ProjectRepository,
  room: Room,
  kind: ProjectKind,
  request: FastifyRequest,
  bodyOf: () => SaveProject | Promise<SaveProject>,
) {
  const caller = callerOf(request)
  if (kind === 'cad') checkCad(caller)
  const ready = await readSave(kind, caller, await bodyOf(), request.sentText)
  if (ready === 'skipped') return { ...answer(request, CODE.skippedSave), message: SKIPPED_SAVE_MESSAGE }
  // Many may wait for the database at the same time, each with a whole project in memory that nobody needs any more.
  dropBody(request)
  return answer(request, await storeSave(projects, room, kind, caller, ready))
}
