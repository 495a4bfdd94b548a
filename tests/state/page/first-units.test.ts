import { beforeEach, describe, expect, it } from 'vitest'
import { IMPERIAL, METRIC } from '../../../src/model/project/quantity'
import { beginWithUnits } from '../../../src/state/page/first-units'
import { settings } from '../../../src/state/page/settings'

beforeEach(() => {
  settings.unitSettings = { ...METRIC }
  settings.beganImperial = false
})

describe('the units that a user begins with', () => {
  it('are those of the library, as long as nobody has chosen others', () => {
    beginWithUnits({ isImperial: true })
    expect(settings.unitSettings).toEqual(IMPERIAL)
    beginWithUnits({})
    expect(settings.unitSettings).toEqual(METRIC)
  })

  it('stay as they were chosen, also where they are the metric ones in a library with imperial units', () => {
    settings.unitSettings = { ...METRIC, length: 'ft' }
    beginWithUnits({ isImperial: true })
    expect(settings.unitSettings).toEqual({ ...METRIC, length: 'ft' })
    settings.unitSettings = { ...METRIC }
    beginWithUnits({ isImperial: true })
    settings.unitSettings = { ...METRIC }
    beginWithUnits({ isImperial: true })
    expect(settings.unitSettings).toEqual(METRIC)
  })
})
