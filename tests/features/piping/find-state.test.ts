import { beforeEach, describe, expect, it } from 'vitest'
import { closeFind, finding, showFound, standAt, stepTo } from '../../../src/workbench/find/find-state'
import type { Found, Match } from '../../../src/workbench/find/match'

const place = (id: string): Match => ({ systemId: 'tower', kind: 'node', id, field: 'room', text: `Room ${id}` })
const found = (...ids: string[]): Found => ({ matches: ids.map(place), count: ids.length })

describe('finding by text', () => {
  beforeEach(() => closeFind())

  it('finding by text steps through the matches in a circle', () => {
    showFound(found('a', 'b', 'c'))
    expect([stepTo(1)?.id, stepTo(1)?.id, stepTo(1)?.id, stepTo(1)?.id, stepTo(-1)?.id]).toEqual(['a', 'b', 'c', 'a', 'c'])
  })

  it('finding by text stays where the reader stands when a later search finds the place again, and nowhere when it does not', () => {
    showFound(found('a', 'b', 'c'))
    standAt(2)
    showFound(found('b', 'c'))
    expect(finding.current).toBe(1)
    showFound(found('a', 'b'))
    expect(finding.current).toBe(-1)
  })

  it('finding by text stands nowhere after it was closed', () => {
    showFound(found('a'))
    standAt(0)
    closeFind()
    showFound(found('a'))
    expect(finding.current).toBe(-1)
  })
})
