import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { auditDetails } from '../../../src/features/center/roles/audit-details'
import { formatDate } from '../../../src/platform/locale'
import app from '../../../src/locales/en/app.json'
import center from '../../../src/locales/en/center.json'
import feedback from '../../../src/locales/en/feedback.json'
import share from '../../../src/locales/en/share.json'

const i18n = createInstance()
await i18n.init({ lng: 'en', resources: { en: { app, center, feedback, share } }, interpolation: { escapeValue: false } })

const format = { date: (value: string | number | Date) => formatDate(value, 'en') } as Parameters<typeof auditDetails>[2]
const said = (details: object): string => auditDetails(JSON.stringify(details), i18n.t, format)

describe('section 2, user centre: what an administrative act changed', () => {
  it('is said in words, without ids', () => {
    expect(said({ role: 'levelTwo', library: '0001' })).toBe('Role: Level-2 user · Library: 0001')
    expect(said({ share: 'x7', with: 'link', right: 'view', endsAt: '2026-12-24T12:00:00Z' })).toBe(
      'What they may do: May look · Until: Dec 24, 2026',
    )
    expect(said({ library: 'EU01', isCad: false })).toBe('Library: EU01 · CAD: No')
    expect(said({ isShare: '1' })).toBe('Shares projects: Yes')
    expect(said({ number: 4, status: 'inWork' })).toBe('No.: 4 · Status: In work')
    expect(said({})).toBe('')
  })

  it('names the role before, where all had the same', () => {
    expect(said({ role: 'levelOne', before: { a: 'levelTwo', b: 'levelTwo' } })).toBe('Role: Level-2 user → Level-1 user')
    expect(said({ role: 'levelOne', before: { a: 'levelTwo', b: 'guest' } })).toBe('Role: Level-1 user')
  })
})
