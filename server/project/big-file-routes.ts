import { Type } from 'typebox'
import { CODE } from '../../src/contract/envelope'
import { BIG_FILE_PATH, BigFileSchema, ProjectFileSchema, ProjectIdSchema } from '../../src/contract/project-calls'
import { STORAGE_PATH } from '../../src/contract/storage'
import type { AccountRepository } from '../account/repository'
import { callerOf } from '../plugins/access'
import { Refusal } from '../refusal'
import type { TypedApp } from '../typed-app'
import type { FileTickets } from './file-tickets'
import { openProject } from './open-project'
import { readerFor, readerOf } from './reader'
import type { ProjectRepository } from './repository'
import { textOf } from './stored-body'

const tags = ['project']

/** A project's file straight into the browser's download, which no page has to hold: an address for a few minutes, and the file there. */
export function addBigFileRoutes(
  app: TypedApp,
  projects: ProjectRepository,
  accounts: Pick<AccountRepository, 'byId'>,
  tickets: FileTickets,
): void {
  app.post(
    BIG_FILE_PATH,
    {
      config: { access: { permission: 'mssp' } },
      schema: {
        tags,
        summary: "Leads to the storage address of a project's file, which is good for five minutes",
        body: BigFileSchema,
        response: { 303: Type.Null({ description: 'The address, whose own answer is empty' }) },
      },
    },
    async (request, reply) => {
      const { id } = request.body
      await openProject(projects, readerOf(request), id)
      const ticket = await tickets.issue(callerOf(request).id, id)
      return reply.redirect(`${STORAGE_PATH.projects}/${id}.json?ticket=${ticket}`, 303)
    },
  )

  app.get(
    `${STORAGE_PATH.projects}/:id.json`,
    {
      config: { access: 'open' },
      schema: {
        tags,
        summary: "A project's file, for the holder of a ticket",
        params: ProjectIdSchema,
        querystring: ProjectFileSchema,
        response: { 200: Type.Unsafe<string>({ description: 'Empty, or the project; refusals are envelopes' }) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const holder = await tickets.holderOf(request.query.ticket, id)
      const account = holder === null ? undefined : await accounts.byId(holder)
      if (account?.status !== 'open') throw new Refusal(CODE.notFound, 'This address is no longer good. Ask for the file again.', null, 404)
      const { body, revision } = await openProject(projects, readerFor(account), id)
      if (request.query.download !== '1') return reply.type('text/plain').send('')
      return reply
        .header('Content-Disposition', 'attachment')
        .header('Cache-Control', 'no-store')
        .type('application/json; charset=utf-8')
        .serializer(asIs)
        .send(await textOf(body, revision))
    },
  )
}

const asIs = (text: unknown): string => String(text)
