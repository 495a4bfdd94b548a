import type { FastifyInstance } from 'fastify'
import { CODE } from '../../src/contract/envelope'
import type { Pack } from '../../src/contract/pack'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { Refusal } from '../refusal'
import { modelLibraryFile } from './model-library'

/** Registers the call for the rule pack as an encrypted model library, where a key is configured. */
export function addModelLibraryRoutes(app: FastifyInstance, pack: Pack, key: string | undefined): void {
  const file = key === undefined ? null : modelLibraryFile(pack, key)

  handle(app, CALLS.storage.modelLibrary, () => {
    if (!file || key === undefined)
      throw new Refusal(CODE.notFound, 'This server hands out no model library: BRANCHLINE_LIBRARY_KEY is not set.')
    return { address: file.address, key }
  })

  handle(app, CALLS.storage.modelLibraryFile, async (_request, reply) => {
    if (!file) throw new Refusal(CODE.notFound, 'This server hands out no model library: BRANCHLINE_LIBRARY_KEY is not set.')
    return reply.type('text/plain').send(file.body)
  })
}
