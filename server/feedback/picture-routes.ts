import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { CODE } from '../../src/contract/envelope'
import {
  FEEDBACK_PATH,
  PICTURE_LIMITS,
  PICTURE_TYPES,
  PictureIdSchema,
  PictureNameSchema,
  UploadedPictureSchema,
} from '../../src/contract/feedback'
import { newId } from '../../src/model/change/ids'
import { isPermitted } from '../account/roles'
import { answer, answersWith } from '../answer'
import type { Limits } from '../attempts/limits'
import { callerOf } from '../plugins/access'
import { Refusal } from '../refusal'
import type { TypedApp } from '../typed-app'
import type { PictureRepository } from './picture-repository'
import { pictureTypeOf } from './picture-type'

const tags = ['feedback']
const config = { access: { permission: 'feedback' } }
/** Pictures of one account: those that wait for their feedback (a few drafts), and all together. */
const MOST = { waiting: 4 * PICTURE_LIMITS.count, bytes: 256 * 1024 * 1024 }

/** Pictures come one a call as they are; what one is, its bytes decide. They are given to their sender and to whoever may read all feedback. */
export async function addPictureRoutes(app: TypedApp, pictures: PictureRepository, limits: Limits): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser([...PICTURE_TYPES, 'application/octet-stream'], { parseAs: 'buffer' }, (_request, bytes, parsed) =>
      parsed(null, bytes),
    )
    scope.withTypeProvider<TypeBoxTypeProvider>().post(
      FEEDBACK_PATH.upload,
      {
        config,
        bodyLimit: PICTURE_LIMITS.bytes,
        schema: {
          tags,
          summary:
            'A picture for feedback that is about to be sent: the body is the file (JPEG, PNG or WebP, at most 4 MB). Kept for a day',
          consumes: [...PICTURE_TYPES],
          querystring: PictureNameSchema,
          response: answersWith(UploadedPictureSchema),
        },
      },
      async (request) => {
        const { id: uploaderId } = callerOf(request)
        const bytes = request.body
        const type = bytes instanceof Uint8Array ? pictureTypeOf(bytes) : null
        if (!(bytes instanceof Uint8Array) || type === null)
          throw new Refusal(CODE.notAPicture, 'The file is no picture. JPEG, PNG and WebP are taken.')
        await limits({ pictureByAccount: uploaderId })
        const pictureId = newId()
        if (!(await pictures.add({ id: pictureId, uploaderId, name: request.query.name, type, bytes }, MOST)))
          throw new Refusal(CODE.picturesFull, 'Your feedback holds as many pictures as an account may keep here. Send this one without.')
        return answer(request, { pictureId })
      },
    )
    done()
  })

  app.get(
    `${FEEDBACK_PATH.picture}/:pictureId`,
    {
      config,
      schema: {
        tags,
        summary: "A picture: of one's own feedback, or of any for holders of feedback:all",
        params: PictureIdSchema,
        response: { 200: Type.Unsafe<Uint8Array>({ description: 'The file; refusals are envelopes' }) },
      },
    },
    async (request, reply) => {
      const { id, role } = callerOf(request)
      const picture = await pictures.byId(request.params.pictureId)
      const isSeen = picture?.uploaderId === id || (picture?.feedbackId && isPermitted(role, 'feedback:all'))
      if (!picture || !isSeen) throw new Refusal(CODE.notFound, 'There is no such picture.')
      return reply
        .type(picture.type)
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(picture.bytes)
    },
  )
}
