import { describe, expect, it } from 'vitest'
import { readEnvelope } from '../../../src/platform/http/envelope'

describe('the envelope of an answer', () => {
  it('the envelope of an answer is a success with code 20000 or errorCode 200', () => {
    expect(readEnvelope({ code: 20000, data: [1] })).toEqual({ kind: 'success', data: [1] })
    expect(readEnvelope({ errorCode: 200, data: null })).toEqual({ kind: 'success', data: null })
  })

  it('the envelope of an answer is a refusal otherwise, with the message, else errorMsg, else “Error”', () => {
    expect(readEnvelope({ code: 40000, message: 'No.', traceId: 't' })).toMatchObject({
      kind: 'refused',
      code: 40000,
      message: 'No.',
      traceId: 't',
      session: 'kept',
    })
    expect(readEnvelope({ code: 1, message: '', errorMsg: 'Bad' })).toMatchObject({ message: 'Bad' })
    expect(readEnvelope({ code: 1 })).toMatchObject({ message: 'Error' })
  })

  it('the envelope of an answer asks about the session for the four sign-out codes and ends it for errorCode 1001', () => {
    for (const code of [50008, 50012, 50014, 52008]) expect(readEnvelope({ code })).toMatchObject({ session: 'ask' })
    expect(readEnvelope({ errorCode: 1001 })).toMatchObject({ session: 'ended' })
  })

  it('the envelope of an answer is refused where it is no envelope at all', () => {
    for (const body of [null, 'text', [], {}, 7]) expect(readEnvelope(body)).toMatchObject({ kind: 'refused', code: -1 })
  })
})
