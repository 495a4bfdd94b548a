// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { readCore } from '../../../src/engine/host/core-file'
import { startMeasure } from '../../../src/engine/measure/measure'
import ui from '../../../src/locales/en/ui.json'
import { ShareBar } from '../../../src/ui/badges/share-bar'

beforeAll(async () => {
  await startMeasure(readCore())
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } }, defaultNS: 'ui' })
})
afterEach(cleanup)

const bar = () => screen.getByRole('img')

it('a room that is short shows the share of the whole room in the colour of its finding', () => {
  const finding = { severity: 'error', values: { value: 83.25, limit: 95, unit: '%' } } as const
  render(<ShareBar requiredKw={5} deliveredKw={5} finding={finding} label="Share" />)
  expect([bar().dataset['severity'], bar().textContent]).toEqual(['error', '83.3 %'])
})

it('a room that gets enough shows the share of the unit, and nothing where nothing is required', () => {
  render(<ShareBar requiredKw={5} deliveredKw={6} finding={null} label="Share" />)
  expect([bar().dataset['severity'], bar().textContent]).toEqual(['good', '120.0 %'])
  cleanup()
  render(<ShareBar requiredKw={null} deliveredKw={6} finding={null} label="Share" />)
  expect(screen.queryByRole('img')).toBeNull()
})
