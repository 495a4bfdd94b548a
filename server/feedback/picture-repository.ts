import { sql, type Kysely } from 'kysely'
import type { PictureType } from '../../src/contract/feedback-constants'
import type { Tables } from '../database/tables'

export interface NewPicture {
  id: string
  uploaderId: string
  name: string
  type: PictureType
  bytes: Uint8Array
}

export interface StoredPicture {
  uploaderId: string
  /** Null until the feedback it belongs to is sent. */
  feedbackId: string | null
  type: PictureType
  bytes: Uint8Array
}

/** Creates the store of images of feedback. An image is uploaded before its feedback and waits for it. */
export const pictureRepository = (tables: Kysely<Tables>) => ({
  /**
   * Stores an image; only the newest `waiting` of one account's waiting images stay. Returns false where all of the account's images would
   * exceed `bytes` together; concurrent calls run one after the other.
   */
  add({ id, uploaderId, name, type, bytes }: NewPicture, most: { waiting: number; bytes: number }): Promise<boolean> {
    return tables.transaction().execute(async (within) => {
      await within.selectFrom('account').select('id').where('id', '=', uploaderId).forNoKeyUpdate().execute()
      const { kept } = await within
        .selectFrom('feedback_picture')
        .select(sql<string>`coalesce(sum(size), 0)`.as('kept'))
        .where('uploader_id', '=', uploaderId)
        .executeTakeFirstOrThrow()
      if (Number(kept) + bytes.length > most.bytes) return false
      await within.insertInto('feedback_picture').values({ id, uploader_id: uploaderId, name, type, size: bytes.length, bytes }).execute()
      await within
        .deleteFrom('feedback_picture')
        .where('id', 'in', (of) =>
          of
            .selectFrom('feedback_picture')
            .select('id')
            .where('uploader_id', '=', uploaderId)
            .where('feedback_id', 'is', null)
            .orderBy('created_at', 'desc')
            .offset(most.waiting),
        )
        .execute()
      return true
    })
  },

  byId(id: string): Promise<StoredPicture | undefined> {
    return tables
      .selectFrom('feedback_picture')
      .select(['uploader_id as uploaderId', 'feedback_id as feedbackId', 'type', 'bytes'])
      .where('id', '=', id)
      .executeTakeFirst()
  },

  async forgetWaitingBefore(moment: Date): Promise<void> {
    await tables.deleteFrom('feedback_picture').where('feedback_id', 'is', null).where('created_at', '<', moment).execute()
  },
})

export type PictureRepository = ReturnType<typeof pictureRepository>
