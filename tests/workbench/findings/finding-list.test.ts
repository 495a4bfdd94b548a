import { describe, expect, it } from 'vitest'
import { codeCounts, groupedLines, wantedFindings } from '../../../src/workbench/findings/finding-list'
import type { Finding } from '../../../src/model/finding/finding'

const finding = (code: string, severity: Finding['severity'], nodeId: string): Finding => ({
  systemId: 's',
  code,
  severity,
  nodeId,
  values: {},
})
const ALL = [
  finding('limit.totalM', 'error', 'a'),
  finding('limit.toKw', 'advice', 'b'),
  finding('limit.totalM', 'error', 'c'),
  finding('portUnknown', 'error', 'd'),
]
const text = ({ code, nodeId }: Finding): string => `${code} at ${nodeId ?? ''}`
const EVERYTHING = { severity: 'all', code: '', search: '' } as const

describe('the list of findings', () => {
  it('the list of findings keeps the place of each in the whole list, however it is filtered', () => {
    expect(wantedFindings(ALL, { ...EVERYTHING, severity: 'advice' }, text).map(({ at }) => at)).toEqual([1])
    expect(wantedFindings(ALL, { ...EVERYTHING, code: 'limit.totalM' }, text).map(({ at }) => at)).toEqual([0, 2])
    expect(wantedFindings(ALL, { ...EVERYTHING, search: ' D Át ' }, text).map(({ at }) => at)).toEqual([3])
    expect(wantedFindings(ALL, EVERYTHING, text)).toHaveLength(4)
  })

  it('the list of findings groups by code and severity in the order in which they first come, and folds', () => {
    const listed = wantedFindings(ALL, EVERYTHING, text)
    const lines = groupedLines(listed, new Set())
    expect(lines.map((line) => (line.kind === 'group' ? `${line.code} ${line.count}` : line.at))).toEqual([
      'limit.totalM 2',
      0,
      2,
      'limit.toKw 1',
      1,
      'portUnknown 1',
      3,
    ])
    const folded = groupedLines(listed, new Set(['error limit.totalM']))
    expect(folded.filter((line) => line.kind === 'finding')).toHaveLength(2)
    expect(folded[0]).toMatchObject({ kind: 'group', count: 2 })
  })

  it('the list of findings counts codes, the most frequent first', () => {
    expect(codeCounts(ALL)).toEqual([
      ['limit.totalM', 2],
      ['limit.toKw', 1],
      ['portUnknown', 1],
    ])
  })
})
