import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import '../../helpers/seeded-properties'
import { chooseUnits } from '../../../src/app/units/choose-units'
import { callHeaders } from '../../../src/platform/http/http'
import { httpPorts } from '../../../src/app/http-ports'
import { IMPERIAL, METRIC, QUANTITIES, type Quantity, type UnitSettings } from '../../../src/model/project/quantity'
import { settings } from '../../../src/state/page/settings'

const NAMES = Object.keys(QUANTITIES) as Quantity[]
const units = fc.record(
  Object.fromEntries(NAMES.map((name) => [name, fc.constantFrom(...QUANTITIES[name])])),
) as unknown as fc.Arbitrary<UnitSettings>

beforeEach(() => {
  settings.unitSettings = { ...METRIC }
  settings.previousUnitSettings = { ...METRIC }
})

describe('section 4, unit system', () => {
  it('section 4, unit system keeps the previous setting of each quantity that changes, and of no other', () => {
    chooseUnits({ ...METRIC, length: 'ft' })
    expect(settings.previousUnitSettings).toEqual(METRIC)
    chooseUnits({ ...METRIC, length: 'ft', loadCapacity: 'Btu/h' })
    chooseUnits({ ...METRIC, length: 'ft', loadCapacity: 'kBtu/h' })
    expect(settings.previousUnitSettings).toEqual({ ...METRIC, loadCapacity: 'Btu/h' })
  })

  it('section 4, unit system comes back to where it was by the previous settings, whatever was chosen', () => {
    fc.assert(
      fc.property(units, units, (first, second) => {
        chooseUnits(first)
        chooseUnits(second)
        const back = Object.fromEntries(
          NAMES.map((name) => [name, first[name] === second[name] ? second[name] : settings.previousUnitSettings[name]]),
        )
        expect(back).toEqual(first)
        expect(settings.unitSettings).toEqual(second)
      }),
    )
  })

  it('section 4, unit system is sent in the header of the next call, URI-encoded', () => {
    chooseUnits(IMPERIAL)
    const caller = { ...httpPorts.caller(), language: 'en', token: 'T' }
    expect(JSON.parse(callHeaders(caller)['unitSetting'] ?? '')).toMatchObject({ unitsType: 1, length: 'ft', temperature: '%E2%84%89' })
  })
})
