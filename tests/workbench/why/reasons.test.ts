import { describe, expect, it } from 'vitest'
import type { Drawing } from '../../../src/drawing/drawing/drawing'
import type { Finding } from '../../../src/model/finding/finding'
import { isMarked, reasonsAt, subjectOf } from '../../../src/workbench/why/reasons'

const at = (code: string, severity: Finding['severity'], place: Pick<Finding, 'nodeId' | 'edgeId'> = {}): Finding => ({
  ...{ systemId: 'S', code, severity, values: {} },
  ...place,
})
const findings = [
  at('limit.totalM', 'advice', { nodeId: 'a' }),
  at('limit.totalM', 'error', { nodeId: 'a' }),
  at('portTaken', 'error', { edgeId: 'o>a' }),
  at('limit.maxCrPct', 'error'),
]
const drawing = {
  diagram: { nodeId: ['o', 'a'], edgeId: ['o>a'] },
  result: { findings, nodeWorst: [0, 2], edgeWorst: [2] },
} as unknown as Drawing

describe('why something is red', () => {
  it('why something is red is told by the findings at the place, errors first', () => {
    expect(reasonsAt(drawing, [{ kind: 'node', row: 1 }]).map(({ at: place }) => place)).toEqual([1, 0])
    expect(reasonsAt(drawing, [{ kind: 'edge', row: 0 }]).map(({ at: place }) => place)).toEqual([2])
    expect(reasonsAt(drawing, [{ kind: 'node', row: 0 }])).toEqual([])
  })

  it('why something is red is told of the whole system where nothing is picked', () => {
    expect(reasonsAt(drawing, []).map(({ at: place }) => place)).toEqual([1, 2, 3, 0])
  })

  it('why something is red is asked only where a place is marked', () => {
    expect(isMarked(drawing, [{ kind: 'node', row: 0 }])).toBe(false)
    expect(
      isMarked(drawing, [
        { kind: 'node', row: 0 },
        { kind: 'edge', row: 0 },
      ]),
    ).toBe(true)
  })

  it('why something is red is proven by the limit at its place, the second of one name by its number, and a rule has no figure', () => {
    const subjects = findings.map((finding, place) => subjectOf({ findings }, { finding, at: place }))
    expect(subjects).toEqual([
      { node: 'a', quantity: 'limit.totalM' },
      { node: 'a', quantity: 'limit.totalM[1]' },
      null,
      { outdoor: true, quantity: 'limit.maxCrPct' },
    ])
  })
})
