import { describe, expect, test } from 'vitest'
import { LIMIT_CODES, RULE_CODES } from '../../src/engine/decode/finding-codes'
import { findingSentences } from '../../src/engine/words/finding-sentence'
import en from '../../src/locales/en/findings.json'
import zh from '../../src/locales/zh/findings.json'
import type { Finding, FindingValues } from '../../src/model/finding/finding'
import { REPAIR_CODES } from '../../src/model/finding/repair'
import { CONTROL_CODES, WIRING_CODES } from '../../src/model/wiring/finding-codes'
import { IMPERIAL, METRIC } from '../../src/model/project/quantity'

/** A limit of several tables of the pack (a header's, a kit's) has one code. */
const CODES: string[] = [
  ...new Set<string>([...RULE_CODES.filter((code) => code !== ''), ...LIMIT_CODES.map(([code]) => code)]),
  ...WIRING_CODES,
  ...CONTROL_CODES,
]

function finding(code: string, values: FindingValues): Finding {
  return { systemId: 's', nodeId: 'n', code, severity: 'error', values }
}

function valuesFor(code: string): FindingValues {
  if (/^(wiring|control)\./.test(code))
    return {
      value: 23.456789,
      limit: 20,
      excess: 3.456789,
      unit: 'A',
      bus: 'P/Q',
      address: 7,
      first: 0,
      last: 63,
      model: 'WC-01',
      unitModel: 'C4-056',
    }
  const unit = LIMIT_CODES.find(([limit]) => limit === code)?.[1]
  return unit === undefined ? { jointType: 'MP4', limitKw: 16 } : { value: 23.456789, limit: 20, excess: 3.456789, unit }
}

describe.each([
  ['en', en],
  ['zh', zh],
])('sentences in %s', (language, file) => {
  test('there is one for every finding the core can make, and no other', () => {
    const suggestions = REPAIR_CODES.map((code) => `repair.${code}`)
    expect(Object.keys(file).sort()).toEqual([...CODES, ...suggestions].sort())
  })

  test.each(REPAIR_CODES)('the suggestion %s leaves no placeholder open', async (code) => {
    const values = {
      port: 3,
      jointType: 'MP4',
      model: 'MS-06',
      ports: 6,
      m: 2.345,
      kW: 4,
      count: 2,
      materialType: 'copper',
      system: 'Roof',
      stub: 20,
      difference: 40,
    }
    const repaired = { ...finding('placeTaken', {}), repair: { code, values } }
    const sentence = (await findingSentences(language, METRIC))(repaired, 'repair')
    expect(sentence).not.toMatch(/[{}]|undefined|NaN/)
    expect(sentence).not.toContain('repair.')
  })

  test.each(CODES)('%s leaves no placeholder open and names what it must', async (code) => {
    const sentence = (await findingSentences(language, METRIC))(finding(code, valuesFor(code)))
    expect(sentence).not.toMatch(/[{}]|undefined|NaN/)
    expect(sentence.length).toBeGreaterThan(5)
    if (code.startsWith('limit.')) for (const figure of ['23.46', '20', '3.46']) expect(sentence).toContain(figure)
  })
})

test('the texts of the specification stand word for word', async () => {
  const say = await findingSentences('en', METRIC)
  const joint = { jointType: 'MP8' }
  expect(
    ['hrBoxAfterBox', 'hrHydroAfterBox', 'hrIndoorNeedsBox', 'hrAhuNeedsBox', 'placeTaken', 'hotWaterKitAlone', 'branchMaterial'].map(
      (code) => say(finding(code, {})),
    ),
  ).toEqual([
    'MS box can not be after MS box!',
    'Hydro can not be after MS box!',
    'IDU must be after MS box!',
    'AHU must be after MS box!',
    'Please delete before adding!',
    'The hot water kit cannot be connected to an outdoor unit separately',
    'Branch Inconsistent materials',
  ])
  expect(['hrJointNeedsBox', 'jointOnlyIndoorOrFreshAir', 'jointOnlyOneKit'].map((code) => say(finding(code, joint)))).toEqual([
    'MP8 must be after MS box!',
    'MP8 only accept IDU/FA!',
    'MP8 only accept one AHU kit!',
  ])
})

test('numbers are in the measures of the reader, differences of temperatures too', async () => {
  const say = await findingSentences('en', IMPERIAL)
  expect(say(finding('limit.farthestActualM', { value: 198, limit: 175, excess: 23, unit: 'm' }))).toContain(
    '649.6 ft, 75.46 ft above the limit of 574.14 ft',
  )
  expect(say(finding('hrLowCapacityReversed', { limitKw: 16 }))).toContain('54.59 kBtu/h')
  expect(say(finding('limit.coolRangeDbC', { value: 55, limit: 52, excess: 3, unit: '℃' }))).toContain('131 ℉, 5.4 ℉ outside')
})

test('a language without sentences falls back to English, a code without one to itself', async () => {
  expect((await findingSentences('xx', METRIC))(finding('placeTaken', {}))).toBe('Please delete before adding!')
  expect((await findingSentences('en', METRIC))(finding('unheardOf', {}))).toBe('unheardOf')
})
