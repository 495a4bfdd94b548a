import { expect, it } from 'vitest'
import type { MissingInput } from '../../../src/model/finding/missing-input'
import { missingText } from '../../../src/platform/words/missing-inputs'

const INPUTS = [
  { missing: 'roomAreaM2', count: 5 },
  { missing: 'roomHeightM', count: 3 },
] satisfies MissingInput[]
const words = (key: string, values?: Record<string, string | number>): string => `${key.replace('ui:missing.', '')} (${values?.['count']})`

it.each([
  ['en', 'roomAreaM2 (5), roomHeightM (3)'],
  ['zh', 'roomAreaM2 (5)、roomHeightM (3)'],
  ['ru', 'roomAreaM2 (5), roomHeightM (3)'],
  ['de', 'roomAreaM2 (5) und roomHeightM (3)'],
])('missing inputs are told apart in %s', (language, text) => {
  expect(missingText(INPUTS, words, language)).toBe(text)
})
