import { Type, type TSchema } from 'typebox'
import { CODE, type Envelope } from '../src/contract/envelope'

/** Returns the envelope of a successful call. */
export const answer = <T>(request: { id: string }, data: T): Envelope<T> => ({
  code: CODE.ok,
  data,
  message: 'success',
  success: true,
  traceId: request.id,
})

/**
 * Returns the response schemas of a route whose success carries `data`; a refusal has the same envelope with another code and `data` of its
 * own.
 */
export const answersWith = <T extends TSchema>(data: T, description = 'Success is code 20000') => ({
  200: Type.Object(
    {
      code: Type.Integer(),
      data,
      message: Type.Optional(Type.String()),
      success: Type.Boolean(),
      traceId: Type.String(),
      frontEndVersion: Type.Optional(Type.String({ description: 'Moment of the deployed front end' })),
    },
    { description },
  ),
})
