import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProjectKind, ProjectQuery } from '../../../src/contract/project/project-calls'
import { isPermitted } from '../../access/roles'
import { answer } from '../../answer'
import { handle } from '../../handle'
import { callerOf } from '../../access/access'
import { forbidden } from '../../refusal'
import type { ProjectArea } from '../area'
import { checkCad } from '../cad-check'
import { openProject } from './open-project'
import { readerOf } from './reader'
import { packedBody } from './packed-body'
import { textOf, type TextOfProject } from '../stored-body'

const JSON_TEXT = 'application/json; charset=utf-8'

/** Registers the calls for lists and single projects, as the caller may see them. */
export function addReadingRoutes(app: FastifyInstance, { projects, calls, kinds, results }: ProjectArea): void {
  const kindOf = (request: FastifyRequest, { origin = 1 }: { origin?: number }): ProjectKind => {
    const kind = kinds[origin - 1] ?? kinds[0]
    if (!isPermitted(callerOf(request).role, kind)) throw forbidden()
    if (kind === 'cad') checkCad(callerOf(request))
    return kind
  }

  handle(app, calls.list, async (request) => {
    const kind = kindOf(request, request.body)
    const found = await projects.list(readerOf(request), kind, request.body, request.query)
    return { ...found, ...request.query }
  })

  handle(app, calls.removed, (request) => projects.removed(callerOf(request), kindOf(request, request.body)))

  handle(app, calls.get, async (request, reply) => {
    const text = await textOfAnswer(request, reply, request.params.id, request.query)
    return reply.type(JSON_TEXT).serializer(asIs).send(text)
  })

  async function textOfAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    { known, results: isCalculated }: ProjectQuery,
  ): Promise<string | TextOfProject> {
    if (known !== undefined && (await projects.revisionOf(readerOf(request), id)) === known) return JSON.stringify(answer(request, null))
    const stored = await openProject(projects, readerOf(request), id)
    const packed = await packedBody(reply, projects, callerOf(request), stored)
    const { body, revision } = isCalculated === 0 || !results ? packed : await results(request, callerOf(request), packed)
    const head = { ...answer(request, null), data: undefined }
    return textOf(body, revision, [`${JSON.stringify(head).slice(0, -1)},"data":`, '}'])
  }
}

const asIs = (text: unknown): string => String(text)
