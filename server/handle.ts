import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Row } from '../src/contract/calls/row'
import { answer, answersWith } from './answer'

/** A request to the call of a row, with the types of its schemas. */
export type CallRequest<Called> = FastifyRequest<{ Body: BodyOf<Called>; Querystring: QueryOf<Called>; Params: ParamsOf<Called> }>

/** Options of a route besides its row: limits and checks of its own. */
interface RouteOptions extends Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest'> {
  config?: Omit<FastifyContextConfig, 'access' | 'waitingToo' | 'beforeOwnPassword' | 'beforeFactor' | 'whileClosing'>
}

/**
 * Registers the route of a row: address, access and schemas come from the row. The handler returns the `data` of the envelope, or the reply
 * where it has sent that itself; it refuses by throwing a `Refusal`.
 * @example handle(app, CALLS.share.list, async (request) => ({ shares: await shares.ofProject(request.body.projectId), isShare: true }))
 */
export function handle<Called extends Row>(
  app: FastifyInstance,
  row: Called,
  handler: (
    request: CallRequest<Called>,
    reply: FastifyReply,
  ) => AnswerOf<Called> | FastifyReply | Promise<AnswerOf<Called> | FastifyReply>,
  { config, ...options }: RouteOptions = {},
): void {
  app.route({
    method: row.method,
    url: row.path,
    ...options,
    config: { ...config, ...accessOf(row) },
    schema: schemaOf(row),
    async handler(request, reply): Promise<unknown> {
      const given = await handler(request as unknown as CallRequest<Called>, reply)
      // A reply is a promise of its own end: awaited, it yields undefined.
      return reply.sent ? undefined : answer(request, given)
    },
  })
}

function accessOf({ permission, waitingToo, beforeOwnPassword, beforeFactor, whileClosing }: Row): FastifyContextConfig {
  const access = permission === 'open' || permission === 'signedIn' ? permission : { permission }
  return {
    access,
    ...(waitingToo ? { waitingToo } : {}),
    ...(beforeOwnPassword ? { beforeOwnPassword } : {}),
    ...(beforeFactor ? { beforeFactor } : {}),
    ...(whileClosing ? { whileClosing } : {}),
  }
}

function schemaOf({ tag, summary, params, query, body, answer: data, note, replies, consumes }: Row) {
  return {
    tags: [tag],
    summary,
    ...(consumes ? { consumes: [...consumes] } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: replies ?? answersWith(data, note),
  }
}
