// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications'
import axios from 'axios'
import i18next from 'i18next'
import type { JSDOM } from 'jsdom'
import { Value } from 'typebox/value'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { APPLICATION_CODE, EXCLUSIVE_MARK, TENANT_ID } from '../../src/contract/account/account'
import { PICTURE_LIMITS } from '../../src/contract/feedback-constants'
import { ProjectListQuerySchema } from '../../src/contract/project/project-calls'
import { newId } from '../../src/model/change/ids'
import { IMPERIAL, METRIC, QUANTITIES } from '../../src/model/project/quantity'
import { configureHttp } from '../../src/platform/http/http'
import { startTranslations } from '../../src/platform/words/i18n'
import { notify, type NotifySeverity } from '../../src/platform/notify'
import { WHOLE_LIST } from '../../src/platform/calls/project-calls'
import { WATCH_RETRY_MS } from '../../src/platform/http/watch-rules'
import { theme } from '../../src/ui/frame/theme'

const { jsdom } = globalThis as unknown as { jsdom: JSDOM }

afterEach(() => {
  vi.restoreAllMocks()
  notifications.clean()
})

describe('section 9, business constants', () => {
  it('a call waits 300000 ms for its answer', () => {
    const create = vi.spyOn(axios, 'create')
    configureHttp({
      caller: () => ({ language: 'en', token: null, modelLibId: null, unitSetting: {} }),
      onSignedOut: () => undefined,
      onDue: () => undefined,
      onFailure: () => undefined,
    })
    expect(create.mock.calls[0]?.[0]).toMatchObject({ timeout: 300_000 })
  })

  it('an error is shown for 5000 ms, any other message for 3000 ms', () => {
    const kinds: NotifySeverity[] = ['error', 'info', 'good', 'advice']
    for (const kind of kinds) notify(kind, kind)
    const shown = notificationsStore.getState().notifications.map(({ message, autoClose }) => [message, autoClose])
    expect(Object.fromEntries(shown)).toEqual({ error: 5_000, info: 3_000, good: 3_000, advice: 3_000 })
  })

  it('a socket is tried again after 5000 ms; tooltips wait 300 ms to come and 100 ms to go', () => {
    expect(WATCH_RETRY_MS).toBe(5_000)
    expect(theme.components?.['Tooltip']?.defaultProps).toMatchObject({ openDelay: 300, closeDelay: 100 })
  })

  it('tenant 1001, exclusive mark 1, application 1016, JPEG quality 0.8', () => {
    expect([TENANT_ID, EXCLUSIVE_MARK, APPLICATION_CODE, PICTURE_LIMITS.quality]).toEqual([1001, 1, '1016', 0.8])
  })

  it('a project list has 9999 lines on a page, and begins at page 1', () => {
    expect(Value.Default(ProjectListQuerySchema, {})).toEqual({ current: 1, size: 9999 })
    expect(WHOLE_LIST).toEqual({ current: 1, size: 9999 })
  })

  it('the language cookie lasts 365 days', async () => {
    jsdom.reconfigure({ url: 'http://localhost/' })
    const before = Date.now()
    await startTranslations()
    await i18next.changeLanguage('de')
    const [cookie] = jsdom.cookieJar.getCookiesSync('http://localhost/').filter(({ key }) => key === 'language')
    expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'lax' })
    const days = (Number(cookie?.expiryTime()) - before) / 86_400_000
    expect(days).toBeGreaterThan(364.99)
    expect(days).toBeLessThan(365.01)
  })

  it('section 9, business constants ids are random, in the form of UUID v4', () => {
    const ids = Array.from({ length: 500 }, newId)
    expect(new Set(ids).size).toBe(500)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    // Every digit that is free takes every value.
    for (const place of [0, 9, 35]) expect(new Set(ids.map((id) => id[place])).size).toBe(16)
  })
})

describe('section 9, unit defaults and selectable units', () => {
  it('section 9, unit defaults and selectable units are those of the specification', () => {
    expect(METRIC).toEqual({
      ...{ length: 'm', temperature: '℃', dimension: 'mm', weight: 'kg', pipingDimension: 'mm' },
      ...{ loadCapacity: 'kW', airFlowRate: 'm³/h', pressure: 'Pa', waterFlowRate: 'L/s', volume: 'dm³' },
    })
    expect(IMPERIAL).toEqual({
      ...{ length: 'ft', temperature: '℉', dimension: 'inch', weight: 'lbs', pipingDimension: 'inch' },
      ...{ loadCapacity: 'kBtu/h', airFlowRate: 'CFM', pressure: 'In.w.g', waterFlowRate: 'GPM', volume: 'inch³' },
    })
    expect(QUANTITIES).toEqual({
      ...{
        length: ['m', 'ft'],
        temperature: ['℃', '℉'],
        dimension: ['mm', 'inch'],
        weight: ['kg', 'lbs'],
        pipingDimension: ['mm', 'inch'],
      },
      ...{ loadCapacity: ['kW', 'Btu/h', 'kBtu/h'], airFlowRate: ['m³/h', 'L/s', 'CFM'], pressure: ['Pa', 'In.w.g'] },
      ...{ waterFlowRate: ['L/s', 'm³/h', 'GPM'], volume: ['dm³', 'm³', 'inch³'] },
    })
  })
})
