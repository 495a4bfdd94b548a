import { Type } from 'typebox'
import { CODE } from '../../src/contract/envelope'
import { BIG_FILE_PATH, BigFileSchema, ProjectFileSchema, ProjectIdSchema } from '../../src/contract/project-calls'
import { STORAGE_PATH } from '../../src/contract/storage'
import { hasRunOut } from '../account/account'
import type { AccountRepository } from '../account/repository'
import { isPermitted } from '../account/roles'
import { callerOf } from '../plugins/access'
import { Refusal } from '../refusal'
import type { TypedApp } from '../typed-app'
import type { FileTickets } from './file-tickets'
import { openProject, viewOnly } from './open-project'
import { readerFor, readerOf } from './reader'
import { packedBody } from './packed-body'
import type { ProjectRepository, Reader, StoredProject } from './repository'
import { textOf, type TextOfProject } from './stored-body'

const tags = ['project']
const PERMISSION = 'mssp'

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
      config: { access: { permission: PERMISSION } },
      schema: {
        tags,
        summary: "Leads to the storage address of a project's file, which is good for five minutes",
        body: BigFileSchema,
        response: { 303: Type.Null({ description: 'The address, whose own answer is empty' }) },
      },
    },
    async (request, reply) => {
      const { id } = request.body
      await takeable(projects, readerOf(request), id)
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
        response: { 200: Type.Unsafe<string | TextOfProject>({ description: 'Empty, or the project; refusals are envelopes' }) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const holder = await tickets.holderOf(request.query.ticket, id)
      const account = holder === null ? undefined : await accounts.byId(holder)
      const mayCall = account?.status === 'open' && !hasRunOut(account, new Date()) && isPermitted(account.role, PERMISSION)
      if (!mayCall) throw new Refusal(CODE.notFound, 'This address is no longer good. Ask for the file again.', null, 404)
      const stored = await takeable(projects, readerFor(account), id)
      if (request.query.download !== '1') return reply.type('text/plain').send('')
      const { body, revision } = await packedBody(reply, projects, account, stored)
      return reply
        .header('Content-Disposition', 'attachment')
        .header('Cache-Control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(await textOf(body, revision))
    },
  )
}

/** A project whose file the reader may have: who may only look at it does not take it away. */
async function takeable(projects: ProjectRepository, reader: Reader, id: string): Promise<StoredProject> {
  const stored = await openProject(projects, reader, id)
  if (stored.right === 'view') throw viewOnly()
  return stored
}
