import { describe, expect, it } from 'vitest'
import { stepStatuses } from '../../../src/app/shell/use-step-statuses'
import { lengthsOf, type SystemFacts } from '../../../src/ui/step-status'

const sound: SystemFacts = {
  unitCount: 4,
  hasOutdoorUnit: true,
  nodeCount: 9,
  errorCount: 0,
  shortfall: null,
  isComputed: true,
  lengths: { pipeCount: 8, defaultLengthCount: 0 },
}
const bare: SystemFacts = {
  unitCount: 0,
  hasOutdoorUnit: false,
  nodeCount: 0,
  errorCount: 0,
  shortfall: null,
  isComputed: false,
  lengths: { pipeCount: 0, defaultLengthCount: 0 },
}

/** Returns the statuses of the three steps whose rules these tests state; further steps test their own. */
function threeStatuses(systems: readonly SystemFacts[]) {
  const { selection, piping, report } = stepStatuses(systems)
  return { selection, piping, report }
}

describe('the state of the design steps', () => {
  it('the state of the design steps is empty everywhere in an empty project', () => {
    expect(threeStatuses([])).toEqual({ selection: 'empty', piping: 'empty', report: 'empty' })
    expect(threeStatuses([bare])).toEqual({ selection: 'empty', piping: 'empty', report: 'empty' })
  })

  it('the state of the design steps is in work while some system lacks its outdoor unit or its diagram', () => {
    expect(threeStatuses([sound, { ...bare, unitCount: 3 }])).toEqual({ selection: 'inWork', piping: 'inWork', report: 'inWork' })
  })

  it('the state of the design steps is done when every system is selected, drawn, computed and free of errors', () => {
    expect(threeStatuses([sound, sound])).toEqual({ selection: 'done', piping: 'done', report: 'done' })
  })

  it('the state of the design steps shows findings at the piping step when there are errors, and keeps the report in work', () => {
    expect(threeStatuses([sound, { ...sound, errorCount: 2 }])).toEqual({ selection: 'done', piping: 'findings', report: 'inWork' })
  })

  it('the state of the design steps is done nowhere while a room gets less than it requires, advice or error', () => {
    expect(threeStatuses([sound, { ...sound, shortfall: 'advice' }])).toEqual({ selection: 'short', piping: 'short', report: 'short' })
    expect(threeStatuses([sound, { ...sound, shortfall: 'error', errorCount: 1 }])).toEqual({
      selection: 'findings',
      piping: 'findings',
      report: 'inWork',
    })
  })

  it('the state of the design steps is in work while one length is still a default', () => {
    const untyped = { ...sound, lengths: { pipeCount: 9, defaultLengthCount: 9 } }
    expect(threeStatuses([sound, untyped])).toEqual({ selection: 'done', piping: 'inWork', report: 'inWork' })
    expect(lengthsOf([sound, untyped])).toEqual({ pipeCount: 17, defaultLengthCount: 9 })
    expect(threeStatuses([{ ...untyped, errorCount: 1 }]).piping).toBe('findings')
  })

  it('the state of the design steps is not done before the core has answered', () => {
    expect(threeStatuses([{ ...sound, isComputed: false }]).piping).toBe('inWork')
  })
})
