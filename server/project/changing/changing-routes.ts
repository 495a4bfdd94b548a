import type { FastifyInstance } from 'fastify'
import { CODE } from '../../../src/contract/envelope'
import { handle } from '../../handle'
import { callerOf } from '../../access/access'
import type { LargeProjects } from '../large/large-projects'
import { Refusal } from '../../refusal'
import type { Room } from '../../room/room'
import type { ProjectArea } from '../area'
import { createCloning } from './cloning'
import { nextProjectNumber } from './numbering'
import { openProject, viewOnly } from '../reading/open-project'
import { readerOf } from '../reading/reader'
import type { RecordRepository } from '../records/record-repository'

/** Registers the calls on whole projects: delete, restore, copy, number. */
export function addChangingRoutes(
  app: FastifyInstance,
  { projects, everyKind, calls, kinds }: ProjectArea,
  room: Room,
  large: LargeProjects,
  records: Pick<RecordRepository, 'copyPipes'>,
): void {
  const clone = createCloning(projects, everyKind, room, large)

  handle(app, calls.remove, async (request) => {
    const removed = await projects.remove(callerOf(request), request.body.ids)
    if (removed.length === 0) throw new Refusal(CODE.notFound, 'None of these projects is yours, or they have been deleted already.')
    return { removed }
  })

  handle(app, calls.restore, async (request) => {
    const restored = await projects.restore(callerOf(request), request.body.ids)
    if (restored.length === 0) throw new Refusal(CODE.notFound, 'None of these projects can be restored.')
    return { restored }
  })

  handle(app, calls.clone, async (request, reply) => {
    const { id, projectName } = request.body
    const original = await openProject(projects, readerOf(request), id)
    if (original.right === 'view') throw viewOnly()
    const copy = await clone(request, reply, original, projectName)
    await records.copyPipes(id, copy.id)
    return copy
  })

  handle(app, calls.makeProjectNo, () => nextProjectNumber(everyKind, kinds[0]))
}
