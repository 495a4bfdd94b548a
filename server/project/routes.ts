import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { CODE } from '../../src/contract/envelope'
import {
  CloneProjectSchema,
  KnownRevisionSchema,
  PROJECT_PATH,
  ProjectFilterSchema,
  ProjectIdSchema,
  ProjectListQuerySchema,
  ProjectListSchema,
  RemovedProjectsSchema,
  RemoveProjectsSchema,
  SavedProjectSchema,
  SaveProjectSchema,
  SKIPPED_SAVE_MESSAGE,
} from '../../src/contract/project-calls'
import { isPermitted } from '../account/roles'
import { answer, answersWith } from '../answer'
import { callerOf } from '../plugins/access'
import { BODY_LIMIT_BYTES } from '../plugins/bodies'
import { Refusal } from '../refusal'
import type { TypedApp } from '../typed-app'
import { cloneProject } from './cloning'
import { nextProjectNumber } from './numbering'
import type { ProjectRepository } from './repository'
import { saveProject } from './saving'
import { textOf } from './stored-body'

const JSON_TEXT = 'application/json; charset=utf-8'
const config = { access: { permission: 'mssp' } }
const tags = ['project']

/** Project calls of the design specification, section 7.1. */
export function addProjectRoutes(app: TypedApp, projects: ProjectRepository): void {
  const open = async (request: FastifyRequest, id: string) => {
    const found = await projects.get(callerOf(request), seesAll(request), id)
    if (found === 'missing') throw new Refusal(CODE.notFound, 'There is no such project; it may have been deleted.')
    if (found === 'foreign') throw new Refusal(CODE.forbidden, 'The project belongs to somebody else.')
    return found
  }

  app.post(
    PROJECT_PATH.list,
    {
      config,
      schema: {
        tags,
        summary: 'Projects the caller may see, latest change first',
        querystring: ProjectListQuerySchema,
        body: ProjectFilterSchema,
        response: answersWith(ProjectListSchema),
      },
    },
    async (request) => {
      const found = await projects.list(callerOf(request), seesAll(request), request.body, request.query)
      return answer(request, { ...found, ...request.query })
    },
  )

  app.get(
    `${PROJECT_PATH.get}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'One project, whole',
        params: ProjectIdSchema,
        querystring: KnownRevisionSchema,
        response: { 200: Type.Unsafe<string>(answersWith(Type.Unknown())[200]) },
      },
    },
    async (request, reply) => {
      const { known } = request.query
      const isKnown = known !== undefined && (await projects.revisionOf(callerOf(request), seesAll(request), request.params.id)) === known
      if (isKnown)
        return reply
          .type(JSON_TEXT)
          .serializer(asIs)
          .send(JSON.stringify(answer(request, null)))
      const { body, revision } = await open(request, request.params.id)
      const head = { ...answer(request, null), data: undefined }
      const text = `${JSON.stringify(head).slice(0, -1)},"data":${await textOf(body, revision)}}`
      return reply.type(JSON_TEXT).serializer(asIs).send(text)
    },
  )

  app.post(
    PROJECT_PATH.save,
    {
      config,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags,
        summary: 'Store a project over the revision it is based on',
        body: SaveProjectSchema,
        response: answersWith(
          Type.Union([SavedProjectSchema, Type.Literal(CODE.skippedSave), Type.Unknown()]),
          'Data 550: skipped. Code 40900: a newer revision is stored. Code 40000: data.path names the wrong value',
        ),
      },
    },
    async (request) => {
      const saved = await saveProject(projects, callerOf(request), request.body)
      return saved === 'skipped' ? { ...answer(request, CODE.skippedSave), message: SKIPPED_SAVE_MESSAGE } : answer(request, saved)
    },
  )

  app.post(
    PROJECT_PATH.remove,
    {
      config,
      schema: {
        tags,
        summary: "Delete projects of the caller's own",
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
    PROJECT_PATH.clone,
    {
      config,
      schema: { tags, summary: 'Copy a project into one of your own', body: CloneProjectSchema, response: answersWith(SavedProjectSchema) },
    },
    async (request) => {
      const { body } = await open(request, request.body.id)
      return answer(request, await cloneProject(projects, callerOf(request), body, request.body))
    },
  )

  app.post(
    PROJECT_PATH.makeProjectNo,
    { config, schema: { tags, summary: 'A fresh project number', response: answersWith(Type.String()) } },
    async (request) => answer(request, await nextProjectNumber(projects)),
  )
}

const seesAll = (request: FastifyRequest): boolean => isPermitted(callerOf(request).role, 'mssp:all')

const asIs = (text: unknown): string => String(text)
