import { describe, expect, it } from 'vitest'
import { acceptedBy, exceptionPlace, rowOfFinding } from '../../../src/engine/wiring/control-findings'
import type { WiringFinding } from '../../../src/engine/wiring/wiring-findings'
import { INDOOR_BOARD } from '../../../src/model/wiring/wiring'

const finding = (given: Partial<WiringFinding>): WiringFinding => ({
  ...{ systemId: 'S1', deviceId: 'a', code: 'wiring.dropPct', severity: 'error', values: {}, ...given },
})

const exceptionFor = (accepted: WiringFinding) => ({
  ...{ id: 'e', code: accepted.code, placeId: exceptionPlace(accepted), reason: 'Agreed', by: 'Ada', at: '2026-05-04T10:00:00Z' },
})

describe('an exception for a line', () => {
  it('holds for one system, although the board of the indoor units has the same id in all of them', () => {
    const first = finding({ deviceId: INDOOR_BOARD })
    const second = finding({ deviceId: INDOOR_BOARD, systemId: 'S2' })
    const exceptions = [exceptionFor(first)]
    expect(acceptedBy(first, exceptions)).toMatchObject({ severity: 'advice', accepted: { reason: 'Agreed' } })
    expect(acceptedBy(second, exceptions)).toEqual(second)
  })

  it('holds for one device of a communication line, and for the whole of it where the line itself is over its limit', () => {
    const address = finding({ code: 'wiring.addressOutside', lineId: 'S1' })
    const other = finding({ code: 'wiring.addressOutside', lineId: 'S1', deviceId: 'b' })
    expect(acceptedBy(other, [exceptionFor(address)])).toEqual(other)
    const long = finding({ code: 'wiring.busM', lineId: 'S1' })
    expect(acceptedBy({ ...long, deviceId: 'b' }, [exceptionFor(long)]).severity).toBe('advice')
    expect(rowOfFinding(long)).toBe('S1')
  })
})
