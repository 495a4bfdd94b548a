import { describe, expect, it } from 'vitest'
import { callHeaders, type Caller } from '../../../src/platform/http/http'

const caller: Caller = { language: 'en', token: 'T0', modelLibId: '9999', unitSetting: { unitsType: 0, temperature: '℃', volumn: 'dm³' } }

describe('section 7, the headers of a call', () => {
  it('section 7, the headers of a call always name the language as the specification spells it', () => {
    expect(callHeaders({ ...caller, language: 'es' })['language']).toBe('es_ES')
    expect(callHeaders({ ...caller, language: 'zh' })['language']).toBe('zh-CN')
    expect(callHeaders({ ...caller, language: 'my' })['language']).toBe('ms_MY')
  })

  it('section 7, the headers of a call carry the token twice, the library and the units once someone is signed in', () => {
    const headers = callHeaders(caller)
    expect(headers['X-Token']).toBe('T0')
    expect(headers['Sso-Session']).toBe('T0')
    expect(headers['modelLibId']).toBe('9999')
    expect(JSON.parse(headers['unitSetting'] ?? '')).toEqual({ unitsType: 0, temperature: '%E2%84%83', volumn: 'dm%C2%B3' })
  })

  it('section 7, the headers of a call are plain ASCII, which HTTP asks for', () => {
    for (const value of Object.values(callHeaders(caller))) expect(value).toMatch(/^[\x20-\x7e]*$/)
  })

  it('section 7, the headers of a call say nothing but the language without a token', () => {
    expect(Object.keys(callHeaders({ ...caller, token: null }))).toEqual(['language'])
    expect(Object.keys(callHeaders({ ...caller, token: '' }))).toEqual(['language'])
  })
})
