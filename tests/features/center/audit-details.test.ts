import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { auditDetails } from '../../../src/features/center/roles/audit-details'
import { formatDate, formatDay } from '../../../src/platform/words/locale'
import centerDe from '../../../src/locales/de/center.json'
import feedbackDe from '../../../src/locales/de/feedback.json'
import uiDe from '../../../src/locales/de/ui.json'
import app from '../../../src/locales/en/app.json'
import center from '../../../src/locales/en/center.json'
import feedback from '../../../src/locales/en/feedback.json'
import share from '../../../src/locales/en/share.json'
import ui from '../../../src/locales/en/ui.json'

const i18n = createInstance()
await i18n.init({ lng: 'en', resources: { en: { app, center, feedback, share, ui } }, interpolation: { escapeValue: false } })

const format = {
  date: (value: string | number | Date) => formatDate(value, 'en'),
  day: (value: string) => formatDay(value, 'en'),
} as Parameters<typeof auditDetails>[2]
const said = (details: object, act = 'account added'): string => auditDetails({ act, details: JSON.stringify(details) }, i18n.t, format)

describe('section 2, user centre: what an administrative act changed', () => {
  it('section 2, user centre: what an administrative act changed is said in words, without ids', () => {
    expect(said({ role: 'levelTwo', library: '0001' })).toBe('Role: Level-2 user · Library: 0001')
    expect(said({ share: 'x7', with: 'link', right: 'view', endsAt: '2026-12-24T12:00:00Z' })).toBe(
      'By link · What they may do: View only · Until: Dec 24, 2026',
    )
    expect(said({ library: 'EU01', isCad: false })).toBe('Library: EU01 · CAD: No')
    expect(said({ isShare: '1' })).toBe('Shares projects: Yes')
    expect(said({ share: 'x7', with: 'a31f', right: 'view' })).toBe('What they may do: View only')
    expect(said({ from: '2026-03-01', to: '2026-03-31' })).toBe(`${center.visit.from}: Mar 1, 2026 · ${center.visit.to}: Mar 31, 2026`)
    expect(said({ count: 3 }, 'outbox read')).toBe('Mails: 3')
    expect(said({ number: 4, status: 'inWork' }, 'feedback answered')).toBe('No.: 4 · Status: In work')
    expect(said({ way: 'code', reason: 'tooMany', address: '198.51.100.7', more: true }, 'sign-in refused')).toBe(
      'More of these are in the server log only · Way: Second factor · Reason: Too many attempts · Network address: 198.51.100.7',
    )
    expect(said({ isGone: true }, 'account closed')).toBe('No longer in the staff directory')
    expect(said({})).toBe('')
  })

  it('section 2, user centre: what an administrative act changed has a word for a status that is another for feedback and for an account', async () => {
    const german = createInstance()
    await german.init({ lng: 'de', resources: { de: { center: centerDe, feedback: feedbackDe, ui: uiDe } } })
    const inGerman = (act: string): string => auditDetails({ act, details: JSON.stringify({ status: 'open' }) }, german.t, format)
    expect(inGerman('feedback status changed')).toBe(`${centerDe.user.status}: ${uiDe.message.status.open}`)
    expect(inGerman('staff status checked')).toBe(`${centerDe.user.status}: ${centerDe.status.open}`)
    expect(uiDe.message.status.open).not.toBe(centerDe.status.open)
  })

  it('section 2, user centre: what an administrative act changed calls roles as the cards of the roles do', () => {
    expect(said({ role: 'superAdmin' })).toBe(`Role: ${center.role.超管}`)
    expect(said({ role: 'unheardOf' })).toBe('Role: unheardOf')
  })

  it('section 2, user centre: what an administrative act changed names the role before, where the entry has it', () => {
    expect(said({ role: 'levelOne', before: 'levelTwo' })).toBe('Role: Level-2 user → Level-1 user')
    expect(said({ role: 'levelOne' })).toBe('Role: Level-1 user')
  })
})
