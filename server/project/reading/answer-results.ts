import type { FastifyRequest } from 'fastify'
import { HEADER } from '../../../src/contract/account/account'
import { CODE } from '../../../src/contract/envelope'
import type { Account } from '../../access/account'
import { languageOf } from '../../plugins/language'
import { LARGE_TEXT_BYTES } from '../../plugins/large-body'
import { Refusal } from '../../refusal'
import type { LargeProjects } from '../large/large-projects'
import { unpackedLength } from '../stored-body'
import type { PackedBody } from './packed-body'
import { packedWithResults, type Calculator } from './results'

/** Returns a stored project with its result fields, as this account reads it. */
export type AnswerResults = (request: FastifyRequest, reader: Pick<Account, 'id' | 'library'>, packed: PackedBody) => Promise<PackedBody>

/**
 * Returns the function that puts results into the answer of a project: large ones are calculated in a thread. A project that cannot be calculated, such as one with a
 * model that the pack does not have, is answered as it is stored; one that would wait too long is refused.
 */
export function answerResults(calculator: Calculator, large: LargeProjects): AnswerResults {
  return async (request, { id, library }, { body, revision }) => {
    const reader = { library, language: languageOf(request.headers[HEADER.language]) }
    const isLarge = unpackedLength(body) >= LARGE_TEXT_BYTES
    try {
      // The thread takes the bytes for itself, and those of the answer may still be needed.
      const answered = isLarge
        ? await large.read(id, { act: 'results', stored: Uint8Array.from(body), reader })
        : await packedWithResults(calculator, body, reader)
      return { body: answered, revision }
    } catch (error) {
      if (error instanceof Refusal && error.code === CODE.busy) throw error
      request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'A project is answered without results.')
      return { body, revision }
    }
  }
}
