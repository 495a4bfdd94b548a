import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CODE } from '../../../src/contract/envelope'
import de from '../../../src/locales/de/app.json'
import en from '../../../src/locales/en/app.json'
import { CallError } from '../../../src/platform/http/call-error'
import { callFailure } from '../../../src/platform/http/call-failure'
import { UNNAMED } from '../../../src/platform/http/envelope'
import { WorkerFailure } from '../../../src/platform/worker-failure'

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: { app: en }, de: { app: de } },
    defaultNS: 'app',
    interpolation: { escapeValue: false },
  })
})
afterEach(async () => {
  await i18next.changeLanguage('en')
})

describe('why a call failed', () => {
  it('why a call failed is told with the number to report where the server failed', () => {
    const said = callFailure(new CallError('Internal', CODE.serverError, { traceId: 'T-77' }))
    expect(said).toBe('Something went wrong on the server. Try again; if it happens again, report the number T-77.')
    expect(callFailure(new CallError('Internal', CODE.serverError))).not.toContain('{{')
  })

  it('why a call failed is told in the language of the user where the server was not reached', async () => {
    expect(callFailure(new CallError('Network Error', 0))).toBe('The server does not answer: Network Error')
    await i18next.changeLanguage('de')
    expect(callFailure(new CallError('Network Error', 0))).toBe(de.error.offline.replace('{{reason}}', 'Network Error'))
  })

  it('why a call failed is our sentence for the code, else the server’s own, else “Error” in the language of the user', async () => {
    await i18next.changeLanguage('de')
    expect(callFailure(new CallError('Forbidden', 40300))).toBe(de.error['40300'])
    expect(callFailure(new CallError(UNNAMED, 40300))).toBe(de.error['40300'])
    expect(callFailure(new CallError('The library is locked.', 7))).toBe('The library is locked.')
    expect(callFailure(new CallError(UNNAMED, 7))).toBe('Fehler')
  })

  it('why a call failed names the field that is wrong, where the server says which', async () => {
    await i18next.changeLanguage('de')
    const refused = (data: unknown) => callFailure(new CallError('body $.days: must be <= 3650', CODE.badRequest, { data }))
    expect(refused({ path: '$.days' })).toBe(de.error.badField.replace('{{path}}', 'days'))
    expect(refused({ path: '$.selection.oduList[0].id' })).toContain('selection.oduList[0].id')
    for (const data of [null, { path: '$' }, { path: 3 }]) expect(refused(data)).toBe(de.error['40000'])
  })

  it('why a call failed is told in the language of the user by whichever code the session is over, behind the dialog that asks', async () => {
    await i18next.changeLanguage('de')
    for (const code of [50008, 50012, 50014, 52008])
      expect(callFailure(new CallError('You are signed out. Sign in again.', code))).toBe(de.error['50008'])
  })

  it('why a call failed has a sentence for every code of the server that reaches a user', () => {
    // What is no refusal, or is answered by a dialog of its own and never told here.
    const silent: readonly number[] = [CODE.ok, CODE.skippedSave, CODE.projectConflict]
    const texts: Record<string, unknown> = en.error
    const wordless = Object.entries(CODE).filter(([, code]) => !silent.includes(code) && typeof texts[code] !== 'string')
    expect(wordless).toEqual([])
  })

  it('why a call failed is told in the language of the user where a worker cannot be loaded, and as it is of everything else', async () => {
    await i18next.changeLanguage('de')
    expect(callFailure(new WorkerFailure('net::ERR_FAILED'))).toBe(de.error.worker)
    expect(callFailure(new Error('line 2, column 3'))).toBe('line 2, column 3')
    expect(callFailure('gone')).toBe('gone')
  })
})
