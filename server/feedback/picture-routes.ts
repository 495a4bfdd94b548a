import type { FastifyInstance } from 'fastify'
import { CODE } from '../../src/contract/envelope'
import { PICTURE_LIMITS, PICTURE_TYPES } from '../../src/contract/feedback-constants'
import { newId } from '../../src/model/change/ids'
import { isPermitted } from '../access/roles'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import type { Limits } from '../attempts/limits'
import { callerOf } from '../access/access'
import { Refusal } from '../refusal'
import type { PictureRepository } from './picture-repository'
import { pictureTypeOf } from './picture-type'

/** Limits of one account: its images that wait for their feedback (a few drafts), and all its images together. */
const MOST = { waiting: 4 * PICTURE_LIMITS.count, bytes: 256 * 1024 * 1024 }

/**
 * Registers the calls for images: one a call, its type decided by its bytes. Images are served to their sender and to readers of all
 * feedback.
 */
export async function addPictureRoutes(app: FastifyInstance, pictures: PictureRepository, limits: Limits): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser([...PICTURE_TYPES, 'application/octet-stream'], { parseAs: 'buffer' }, (_request, bytes, parsed) =>
      parsed(null, bytes),
    )
    handle(
      scope,
      CALLS.feedback.upload,
      async (request) => {
        const { id: uploaderId } = callerOf(request)
        const bytes: unknown = request.body
        const type = bytes instanceof Uint8Array ? pictureTypeOf(bytes) : null
        if (!(bytes instanceof Uint8Array) || type === null)
          throw new Refusal(CODE.notAPicture, 'The file is no picture. JPEG, PNG and WebP are taken.')
        await limits({ pictureByAccount: uploaderId })
        const pictureId = newId()
        if (!(await pictures.add({ id: pictureId, uploaderId, name: request.query.name, type, bytes }, MOST)))
          throw new Refusal(CODE.picturesFull, 'Your feedback holds as many pictures as an account may keep here. Send this one without.')
        return { pictureId }
      },
      { bodyLimit: PICTURE_LIMITS.bytes },
    )
    done()
  })

  handle(app, CALLS.feedback.picture, async (request, reply) => {
    const { id, role } = callerOf(request)
    const picture = await pictures.byId(request.params.pictureId)
    const isSeen = picture?.uploaderId === id || (picture?.feedbackId && isPermitted(role, 'feedback:all'))
    if (!picture || !isSeen) throw new Refusal(CODE.notFound, 'There is no such picture.')
    return reply
      .type(picture.type)
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(picture.bytes)
  })
}
