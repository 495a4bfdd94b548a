import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import axios from 'axios'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { CODE } from '../../src/contract/envelope'
import { call } from '../../src/platform/call'
import type { CallError } from '../../src/platform/http/call-error'
import { configureHttp } from '../../src/platform/http/http'
import { smallServer, type SmallServer } from './small-server'

let server: SmallServer
let data: unknown
let code: number
const shown: CallError[] = []

beforeAll(async () => {
  server = await smallServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code, data, message: 'refused', success: code === CODE.ok, traceId: 't' }))
  })
  axios.defaults.baseURL = server.root
  configureHttp({
    caller: () => ({ language: 'en', token: null, modelLibId: null, unitSetting: {} }),
    onSignedOut: () => undefined,
    onDue: () => undefined,
    onFailure: (error) => shown.push(error),
  })
})
afterAll(async () => {
  delete axios.defaults.baseURL
  await server.close()
})
beforeEach(() => {
  server.seen.length = 0
  shown.length = 0
  code = CODE.ok
})

const PERSON = { userId: 'u1', userName: 'Ann', email: 'ann@example.com' }

describe('call', () => {
  it('call sends method, address, query and body of the row and gives the data of the answer', async () => {
    data = [PERSON]
    expect(await call(CALLS.share.people, { body: { text: 'an' } })).toEqual([PERSON])
    data = null
    await call(CALLS.account.updateProjectShare, { query: { isShare: '1' } })
    data = []
    await call(CALLS.geography.projectCountries, { params: { language: 'zh' } })
    expect(server.seen.map(({ method, url, body }) => [method, url, body.toString()])).toEqual([
      ['POST', CALLS.share.people.path, '{"text":"an"}'],
      ['GET', `${CALLS.account.updateProjectShare.path}?isShare=1`, ''],
      ['GET', '/api/apps-mssp/device/v2/mssp/getMSSPCountryList/zh', ''],
    ])
  })

  it('call sends an empty object where a POST has no body', async () => {
    data = []
    await call(CALLS.center.roles)
    expect(server.seen[0]?.body.toString()).toBe('{}')
  })

  it('call rejects an answer that does not match the row, with the place', async () => {
    data = [{ ...PERSON, email: 7 }]
    await expect(call(CALLS.share.people, { body: { text: 'an' } })).rejects.toThrow(/POST \S+people does not match its row: \/0\/email/)
  })

  it('call leaves the report of a failure to its caller unless that asks for it to be shown', async () => {
    code = CODE.notFound
    await expect(call(CALLS.center.roles)).rejects.toMatchObject({ code })
    expect(shown).toEqual([])
    await expect(call(CALLS.center.roles, { isSilent: false })).rejects.toMatchObject({ code })
    expect(shown).toHaveLength(1)
  })

  it('call encodes parameters of an address', () => {
    expect(addressOf(CALLS.feedback.get, { feedbackId: 'a/b c' })).toBe('/api/apps-mssp/feedback/get/a%2Fb%20c')
  })
})
