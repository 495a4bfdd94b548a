import type { FastifyInstance } from 'fastify'
import { CALLS } from '../../../src/contract/calls'
import { InputError } from '../../../src/contract/input-error'
import type { Pack } from '../../../src/contract/pack'
import { ORIGIN } from '../../../src/contract/project/project-calls'
import { readFirstPage } from '../../../src/contract/wire/pages/first-page'
import { callerOf } from '../../access/access'
import type { Account } from '../../access/account'
import { isPermitted } from '../../access/roles'
import { handle } from '../../handle'
import { LARGE_TEXT_BYTES } from '../../plugins/large-body'
import { forbidden } from '../../refusal'
import { checkCad } from '../cad-check'
import type { LargeProjects } from '../large/large-projects'
import { openProject, viewOnly } from '../reading/open-project'
import { packedBody } from '../reading/packed-body'
import { readerOf } from '../reading/reader'
import type { ProjectRepository } from '../repository'
import { unpackedLength } from '../stored-body'
import { countModels } from './count-models'
import { changedPipes, pipeSpecification } from './pipe-specification'
import { projectDevices } from './project-devices'
import type { RecordRepository } from './record-repository'

/** A first page is a form: longer ones are refused. */
const MOST_LETTERS = 64 * 1024

interface Rooms {
  projects: ProjectRepository
  records: RecordRepository
  pack: Pack
  large: LargeProjects
}

/** Registers the calls for what is kept beside projects, and for the list of a project's devices. */
export function addRecordRoutes(app: FastifyInstance, { projects, records, pack, large }: Rooms): void {
  handle(app, CALLS.projectRecords.pipeSpecification, async (request) => {
    const { id } = await openProject(projects, readerOf(request), request.params.id)
    return pipeSpecification(pack, await records.pipesOf(id))
  })

  handle(app, CALLS.projectRecords.updatePipeSpecification, async (request) => {
    const { id, right } = await openProject(projects, readerOf(request), request.body.id)
    if (right !== 'own') throw right === 'library' ? forbidden() : viewOnly()
    await records.storePipes(id, changedPipes(pack, await records.pipesOf(id), request.body.list))
    return pipeSpecification(pack, await records.pipesOf(id))
  })

  handle(app, CALLS.projectRecords.devices, async (request, reply) => {
    const caller = callerOf(request)
    const { body } = await packedBody(reply, projects, caller, await openProject(projects, readerOf(request), request.body.id))
    const isLarge = unpackedLength(body) >= LARGE_TEXT_BYTES
    return projectDevices(pack, isLarge ? await large.read(caller.id, { act: 'count', stored: body }) : await countModels(body))
  })

  handle(app, CALLS.projectRecords.saveParams, async (request) => {
    const { origin, page1 } = request.body
    checkOrigin(callerOf(request), origin)
    readFirstPage({ page1 })
    const page = JSON.stringify(page1)
    if (page.length > MOST_LETTERS) throw new InputError('$.page1', `a first page of at most ${MOST_LETTERS} letters`)
    await records.keepFirstPage(callerOf(request).id, origin, page)
    return null
  })

  handle(app, CALLS.projectRecords.lastParams, async (request) => {
    const { origin } = request.body
    checkOrigin(callerOf(request), origin)
    const last = await records.lastFirstPage(callerOf(request).id, origin)
    if (!last) return null
    return { origin, page1: JSON.parse(last.page) as Record<string, unknown>, savedAt: last.savedAt.toISOString() }
  })
}

/** Refuses CAD pages to accounts without the CAD variant. */
function checkOrigin(caller: Account, origin: number): void {
  if (origin !== ORIGIN.cad) return
  if (!isPermitted(caller.role, 'cad')) throw forbidden()
  checkCad(caller)
}
