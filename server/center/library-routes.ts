import { Type } from 'typebox'
import { CENTER_PATH } from '../../src/contract/center-paths'
import { CenterLibrarySchema, LibraryNameSchema } from '../../src/contract/center/libraries'
import { CODE } from '../../src/contract/envelope'
import { answer, answersWith } from '../answer'
import { audit } from '../audit/audit'
import { callerOf } from '../plugins/access'
import { Refusal } from '../refusal'
import type { TypedApp } from '../typed-app'
import { reachOf } from '../account/decision-rules'
import type { LibraryRepository } from './library-repository'

const tags = ['user centre']
const keeping = { access: { permission: 'center:dbm' } }

/** Equipment libraries: who works with which. Every library is designed with the rule pack of this server. */
export function addLibraryRoutes(app: TypedApp, libraries: LibraryRepository, pack: { title: string; version: string }): void {
  app.post(
    CENTER_PATH.libraries,
    {
      config: { access: { permission: 'center:users' } },
      schema: {
        tags,
        summary: "Libraries: all of them for super admins, others' own",
        response: answersWith(Type.Array(CenterLibrarySchema)),
      },
    },
    async (request) => {
      const found = await libraries.list(reachOf(callerOf(request)))
      const shown = found.map(({ code, createdAt, ...library }) => ({
        libCode: code,
        ...library,
        pack: pack.title,
        packVersion: pack.version,
        createdAt: createdAt.toISOString(),
      }))
      return answer(request, shown)
    },
  )

  app.post(
    CENTER_PATH.addLibrary,
    { config: keeping, schema: { tags, summary: 'A new library', body: LibraryNameSchema, response: answersWith(Type.Null()) } },
    async (request) => {
      const { libCode, name } = request.body
      const isAdded = await libraries.add(request.body, (within) => audit(request, 'library added', libCode, { name }, within))
      if (!isAdded) throw new Refusal(CODE.libraryTaken, `There is already a library ${libCode}.`)
      return answer(request, null)
    },
  )

  app.post(
    CENTER_PATH.renameLibrary,
    {
      config: keeping,
      schema: { tags, summary: 'Another name for a library', body: LibraryNameSchema, response: answersWith(Type.Null()) },
    },
    async (request) => {
      const { libCode, name } = request.body
      const isRenamed = await libraries.rename(request.body, (within) => audit(request, 'library renamed', libCode, { name }, within))
      if (!isRenamed) throw new Refusal(CODE.notFound, `There is no library ${libCode}.`)
      return answer(request, null)
    },
  )
}
