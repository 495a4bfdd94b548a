import type { FastifyInstance } from 'fastify'
import { CODE } from '../../src/contract/envelope'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { audit } from '../audit/audit'
import { callerOf } from '../access/access'
import { Refusal } from '../refusal'
import { reachOf } from '../access/decision-rules'
import type { LibraryRepository } from './library-repository'

/** Registers the calls for equipment libraries and their accounts. Every library is designed with the rule pack of this server. */
export function addLibraryRoutes(app: FastifyInstance, libraries: LibraryRepository, pack: { title: string; version: string }): void {
  handle(app, CALLS.center.libraries, async (request) => {
    const found = await libraries.list(reachOf(callerOf(request)))
    const shown = found.map(({ code, createdAt, ...library }) => ({
      libCode: code,
      ...library,
      pack: pack.title,
      packVersion: pack.version,
      createdAt: createdAt.toISOString(),
    }))
    return shown
  })

  handle(app, CALLS.center.addLibrary, async (request) => {
    const { libCode, name } = request.body
    const isAdded = await libraries.add(request.body, (within) => audit(request, 'library added', libCode, { name }, within))
    if (!isAdded) throw new Refusal(CODE.libraryTaken, `There is already a library ${libCode}.`)
    return null
  })

  handle(app, CALLS.center.renameLibrary, async (request) => {
    const { libCode, name } = request.body
    const isRenamed = await libraries.rename(request.body, (within) => audit(request, 'library renamed', libCode, { name }, within))
    if (!isRenamed) throw new Refusal(CODE.notFound, `There is no library ${libCode}.`)
    return null
  })
}
