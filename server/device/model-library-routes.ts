import { Type } from 'typebox'
import { CODE } from '../../src/contract/envelope'
import type { Pack } from '../../src/contract/pack'
import { ModelLibraryPlaceSchema, STORAGE_PATH } from '../../src/contract/storage'
import { answer, answersWith } from '../answer'
import { Refusal } from '../refusal'
import type { TypedApp } from '../typed-app'
import { modelLibraryFile } from './model-library'

const config = { access: { permission: 'mssp' } }
const tags = ['device']

/** Hands the rule pack out as an encrypted model library, where a key is configured. */
export function addModelLibraryRoutes(app: TypedApp, pack: Pack, key: string | undefined): void {
  const file = key === undefined ? null : modelLibraryFile(pack, key)

  app.get(
    STORAGE_PATH.modelLibrary,
    { config, schema: { tags, summary: 'Where the encrypted model library lies', response: answersWith(ModelLibraryPlaceSchema) } },
    (request) => {
      if (!file || key === undefined)
        throw new Refusal(CODE.notFound, 'This server hands out no model library: BRANCHLINE_LIBRARY_KEY is not set.')
      return answer(request, { address: file.address, key })
    },
  )

  app.get(
    `${STORAGE_PATH.redirect}/model-library.json`,
    {
      config,
      schema: {
        tags,
        summary: 'The model library: base64 of AES in ECB mode with zero padding',
        querystring: Type.Object({ t: Type.Optional(Type.String({ maxLength: 64, description: 'Version of the content' })) }),
        response: { 200: Type.Unsafe<string>({ description: 'Text; refusals are envelopes' }) },
      },
    },
    async (_request, reply) => {
      if (!file) throw new Refusal(CODE.notFound, 'This server hands out no model library: BRANCHLINE_LIBRARY_KEY is not set.')
      return reply.type('text/plain').send(file.body)
    },
  )
}
