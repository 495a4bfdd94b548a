import type { FastifyInstance } from 'fastify'
import { CODE } from '../../../src/contract/envelope'
import { hasRunOut } from '../../access/account'
import type { AccountRepository } from '../../access/account-repository'
import { isPermitted } from '../../access/roles'
import { addressOf } from '../../../src/contract/calls/row'
import { handle } from '../../handle'
import { CALLS } from '../../../src/contract/calls'
import { callerOf } from '../../access/access'
import { Refusal } from '../../refusal'
import type { AnswerResults } from './answer-results'
import type { FileTickets } from './file-tickets'
import { openProject, viewOnly } from './open-project'
import { readerFor, readerOf, type Reader } from './reader'
import { packedBody } from './packed-body'
import type { ProjectRepository, StoredProject } from '../repository'
import { textOf } from '../stored-body'

const PERMISSION = 'mssp'

/**
 * Registers the calls for a direct download of a project's file, which no page has to hold in memory: one for a temporary address, one for
 * the file.
 */
export function addBigFileRoutes(
  app: FastifyInstance,
  projects: ProjectRepository,
  accounts: Pick<AccountRepository, 'byId'>,
  tickets: FileTickets,
  results: AnswerResults,
): void {
  handle(app, CALLS.storage.projectAddress, async (request, reply) => {
    const { id } = request.body
    await takeable(projects, readerOf(request), id)
    const ticket = await tickets.issue(callerOf(request).id, id)
    return reply.redirect(`${addressOf(CALLS.storage.projectFile, { id })}?ticket=${ticket}`, 303)
  })

  handle(app, CALLS.storage.projectFile, async (request, reply) => {
    const { id } = request.params
    const holder = await tickets.holderOf(request.query.ticket, id)
    const account = holder === null ? undefined : await accounts.byId(holder)
    const mayCall = account?.status === 'open' && !hasRunOut(account, new Date()) && isPermitted(account.role, PERMISSION)
    if (!mayCall) throw new Refusal(CODE.notFound, 'This address is no longer good. Ask for the file again.', null, 404)
    const stored = await takeable(projects, readerFor(account), id)
    if (request.query.download !== '1') return reply.type('text/plain').send('')
    const { body, revision } = await results(request, account, await packedBody(reply, projects, account, stored))
    return reply
      .header('Content-Disposition', 'attachment')
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(await textOf(body, revision))
  })
}

/** Returns a project whose file the reader may have; the right to view does not include the file. */
async function takeable(projects: ProjectRepository, reader: Reader, id: string): Promise<StoredProject> {
  const stored = await openProject(projects, reader, id)
  if (stored.right === 'view') throw viewOnly()
  return stored
}
