import { Type } from 'typebox'
import { CODE } from '../../src/contract/envelope'
import {
  CloneProjectSchema,
  RemovedProjectsSchema,
  RemoveProjectsSchema,
  RestoredProjectsSchema,
  SavedProjectSchema,
} from '../../src/contract/project-calls'
import { answer, answersWith } from '../answer'
import { callerOf } from '../plugins/access'
import type { LargeProjects } from '../reading/large-projects'
import { Refusal } from '../refusal'
import type { Room } from '../room/room'
import type { TypedApp } from '../typed-app'
import type { ProjectArea } from './area'
import { createCloning } from './cloning'
import { nextProjectNumber } from './numbering'
import { openProject, viewOnly } from './open-project'
import { readerOf } from './reader'

const tags = ['project']

/** What is done to whole projects: delete, restore, copy, number. */
export function addChangingRoutes(
  app: TypedApp,
  { projects, everyKind, paths, kinds, permission }: ProjectArea,
  room: Room,
  large: LargeProjects,
): void {
  const config = { access: { permission } }
  const clone = createCloning(projects, everyKind, room, large)

  app.post(
    paths.remove,
    {
      config,
      schema: {
        tags,
        summary: "Delete projects of the caller's own; they can be restored for 30 days",
        body: RemoveProjectsSchema,
        response: answersWith(RemovedProjectsSchema),
      },
    },
    async (request) => {
      const removed = await projects.remove(callerOf(request), request.body.ids)
      if (removed.length === 0) throw new Refusal(CODE.notFound, 'None of these projects is yours, or they have been deleted already.')
      return answer(request, { removed })
    },
  )

  app.post(
    paths.restore,
    {
      config,
      schema: {
        tags,
        summary: 'Bring deleted projects of the caller back',
        body: RemoveProjectsSchema,
        response: answersWith(RestoredProjectsSchema),
      },
    },
    async (request) => {
      const restored = await projects.restore(callerOf(request), request.body.ids)
      if (restored.length === 0) throw new Refusal(CODE.notFound, 'None of these projects can be restored.')
      return answer(request, { restored })
    },
  )

  app.post(
    paths.clone,
    {
      config,
      schema: { tags, summary: 'Copy a project into one of your own', body: CloneProjectSchema, response: answersWith(SavedProjectSchema) },
    },
    async (request, reply) => {
      const { id, projectName } = request.body
      const original = await openProject(projects, readerOf(request), id)
      if (original.right === 'view') throw viewOnly()
      return answer(request, await clone(request, reply, original, projectName))
    },
  )

  app.post(
    paths.makeProjectNo,
    { config, schema: { tags, summary: 'A fresh project number', response: answersWith(Type.String()) } },
    async (request) => answer(request, await nextProjectNumber(everyKind, kinds[0])),
  )
}
