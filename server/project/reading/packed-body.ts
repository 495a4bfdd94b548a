import type { FastifyReply } from 'fastify'
import type { Account } from '../../access/account'
import { takeAnswerRoom } from '../../plugins/answer-room'
import { missingProject } from './open-project'
import type { ProjectRepository, StoredProject } from '../repository'

/** A project as it is stored in the database: gzip of its JSON text. */
export interface PackedBody {
  body: Uint8Array
  revision: number
}

/** Returns the stored body of an opened project. A large one is fetched once the quota allows, which it uses until the call is answered. */
export async function packedBody(
  reply: FastifyReply,
  projects: ProjectRepository,
  holder: Pick<Account, 'id'>,
  { id, revision, bytes, body }: StoredProject,
): Promise<PackedBody> {
  if (body) return { body, revision }
  await takeAnswerRoom(reply, holder.id, bytes)
  const fetched = await projects.bodyOf(id)
  if (!fetched) throw missingProject()
  return fetched
}
