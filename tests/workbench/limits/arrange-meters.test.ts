import { describe, expect, it } from 'vitest'
import { joinStandards, type ShownMeter } from '../../../src/workbench/limits/join-standards'
import { arrangeMeters, filterMeters, restingMeters, uncheckedMeters } from '../../../src/workbench/limits/arrange-meters'
import { meterScale } from '../../../src/workbench/limits/meter-scale'
import { meterName } from '../../../src/engine/meters/decode-meters'
import { LIMIT_FIRST } from '../../../assembly/common/layout/layout-codes'
import { METER_LIMITS } from '../../../assembly/common/layout/layout-meters'
import en from '../../../src/locales/en/limits.json'
import zh from '../../../src/locales/zh/limits.json'

function meter(given: Partial<ShownMeter>): ShownMeter {
  return {
    name: 'totalM',
    code: 'limit.totalM',
    state: 'held',
    value: 50,
    limit: 100,
    unit: 'm',
    marginPct: 50,
    isMost: true,
    reason: null,
    missing: [],
    uncheckedCount: 0,
    standardCode: null,
    standard: null,
    place: {},
    severityIfBroken: 'error',
    broken: null,
    placeCount: 1,
    brokenCount: 0,
    nth: 0,
    ...given,
  }
}

describe('the order of the meters', () => {
  it('the order of the meters is errors, then advice, then what has least left; what rests is not in it', () => {
    const list = [
      meter({ name: 'far', marginPct: 80 }),
      meter({ name: 'near', marginPct: 3 }),
      meter({ name: 'advice', marginPct: -40, broken: 'advice' }),
      meter({ name: 'error', marginPct: -5, broken: 'error' }),
      meter({ name: 'rests', state: 'none', placeCount: 0 }),
    ]
    const arranged = arrangeMeters(list)
    expect(arranged.map(({ name }) => name)).toEqual(['error', 'advice', 'near', 'far'])
    expect(restingMeters(list).map(({ name }) => name)).toEqual(['rests'])
    const nameOf = ({ name }: { name: string }): string => name
    expect(filterMeters(arranged, 'broken', '', nameOf)).toHaveLength(2)
    expect(filterMeters(arranged, 'tight', '', nameOf).map(nameOf)).toEqual(['near'])
    expect(filterMeters(arranged, 'all', 'FA', nameOf).map(nameOf)).toEqual(['far'])
    expect(filterMeters(arranged, 'all', 'fár', nameOf).map(nameOf)).toEqual(['far'])
  })
})

describe('a standard value and the maximum above it', () => {
  const place = { nodeId: 'odu' }
  const standard = meter({
    name: 'std',
    code: 'limit.std',
    limit: 40,
    marginPct: -25,
    broken: 'advice',
    state: 'broken',
    brokenCount: 1,
    place,
  })
  const maximum = meter({ name: 'most', code: 'limit.most', standardCode: 'limit.std', limit: 90, marginPct: 44, place })

  it('a standard value and the maximum above it share one bar, of which the nearer one says margin and severity', () => {
    const [shown, ...rest] = joinStandards([standard, maximum])
    expect(rest).toEqual([])
    expect(shown).toMatchObject({ name: 'most', limit: 90, standard: { code: 'limit.std', limit: 40 }, marginPct: -25, broken: 'advice' })
  })

  it('a standard value and the maximum above it stay apart where they are read at two places', () => {
    expect(joinStandards([{ ...standard, place: { nodeId: 'other' } }, maximum]).map(({ name }) => name)).toEqual(['std', 'most'])
  })
})

describe('limits that were not checked', () => {
  it('limits that were not checked are neither among those with a bar nor among those that do not apply', () => {
    const list = [meter({ name: 'room', state: 'notChecked', missing: ['roomAreaM2'], placeCount: 0 }), meter({})]
    expect(uncheckedMeters(list).map(({ name }) => name)).toEqual(['room'])
    expect(arrangeMeters(list).map(({ name }) => name)).toEqual(['totalM'])
    expect(restingMeters(list)).toEqual([])
  })
})

describe('the bar of a meter', () => {
  it('the bar of a meter ends at the mark of the limit where nothing is left, and beyond it where it is broken', () => {
    const { limit } = meterScale(meter({}))
    expect(meterScale(meter({ value: 100, marginPct: 0 })).fill).toBeCloseTo(limit, 12)
    expect(meterScale(meter({ value: 110, marginPct: -10 })).fill).toBeGreaterThan(limit)
    expect(meterScale(meter({ value: 1e9, marginPct: -1e9 })).fill).toBe(1)
  })

  it('the bar of a meter shows temperatures by what is left of the range', () => {
    const { limit } = meterScale(meter({}))
    expect(meterScale(meter({ unit: '℃', value: -25, limit: -25, marginPct: 0, isMost: false })).fill).toBeCloseTo(limit, 12)
  })

  it('the bar of a lower limit that holds ends before the mark, and beyond it where it is broken', () => {
    const { limit } = meterScale(meter({}))
    const lower = (given: Partial<ShownMeter>): number => meterScale(meter({ isMost: false, ...given })).fill
    expect(lower({ value: 91, limit: 50, marginPct: 82 })).toBeCloseTo((limit * 50) / 91, 12)
    expect(lower({ value: 40, limit: 50, marginPct: -20 })).toBeCloseTo((limit * 50) / 40, 12)
    expect(lower({ unit: '℃', value: -12, limit: -25, marginPct: 33 })).toBeCloseTo(limit * 0.67, 12)
  })

  it('the bar of a meter marks the standard value below the maximum', () => {
    const { limit, standard } = meterScale(meter({ standard: { code: 'limit.x', limit: 50, brokenCount: 0 } }))
    expect(standard).toBeCloseTo(limit / 2, 12)
  })
})

describe('the names of the limits', () => {
  it('the names of the limits are one for each limit of the core, in both source languages', () => {
    const names = Array.from({ length: METER_LIMITS }, (_, row) => meterName(LIMIT_FIRST + row))
    for (const name of names) {
      expect(en.name, name).toHaveProperty(name)
      expect(zh.name, name).toHaveProperty(name)
    }
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
