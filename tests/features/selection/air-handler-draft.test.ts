import { describe, expect, it } from 'vitest'
import {
  chosenKits,
  draftOf,
  isSpecialCoil,
  lineOf,
  newAirHandlerLine,
  newChoice,
  withSpecialCoil,
} from '../../../src/features/selection/air-handler/draft'
import { checkKits } from '../../../src/model/pack-rules/kit-check'
import { newIndoorUnit } from '../../../src/model/project/defaults'
import { defaultPack } from '../../engine/core-record'

const kits = { id: 'k', model: 'AK-160', kits: 3, ports: 1, coolingKw: [10, 11, 12], heatingKw: [], extra: { ahuType: 2, note: 'kept' } }
const stored = newIndoorUnit({
  type: 'ahu',
  model: 'AK-160',
  name: 'RTU 1',
  floor: '7',
  count: 2,
  requiredCoolingKw: 33,
  airHandler: { name: 'RTU 1', coils: 3, choices: [kits], extra: { address: '12', isHyperLink: true, maker: 'other' } },
})

describe('the draft of an air handler', () => {
  it('the draft of an air handler gives back every field of the line that it was read from', () => {
    expect({ ...newAirHandlerLine(draftOf(stored)), id: stored.id }).toEqual(stored)
  })

  it('the draft of an air handler keeps what the dialog adds, and does not write an empty field', () => {
    const draft = draftOf(stored)
    const edited = lineOf({ ...draft, address: '', isHyperLink: false, demand: { ...draft.demand, airflowM3h: 6000, coilVolumeDm3: 4 } })
    expect(edited.airHandler?.extra).toEqual({ maker: 'other', airflowM3h: 6000, coilVolumeDm3: 4 })
    expect(draftOf({ ...stored, ...edited }).demand).toMatchObject({ airflowM3h: 6000, coilVolumeDm3: 4, coolingKw: 33, heatingKw: null })
  })

  it('the model of a line is that of the first kits', () => {
    const none = { ...newChoice({ model: 'AK-036', kits: 1, ports: 1 }), kits: 0 }
    expect(lineOf({ ...draftOf(null), choices: [none, kits] }).model).toBe('AK-160')
    expect(lineOf(draftOf(null)).model).toBe('')
  })
})

describe('a special coil', () => {
  it('a special coil is ahuType 8, and other fields of the choice stay', () => {
    const special = withSpecialCoil(kits, true)
    expect([isSpecialCoil(kits), isSpecialCoil(special)]).toEqual([false, true])
    expect(special.extra).toEqual({ ahuType: 8, note: 'kept' })
    expect(withSpecialCoil(special, false).extra).toEqual({ note: 'kept' })
  })

  it('a special coil has typed capacities and no limits of a kit', () => {
    const check = checkKits(defaultPack, 3, chosenKits([{ ...withSpecialCoil(kits, true), coolingKw: [50] }]), {})
    expect(check).toMatchObject({ coolingKw: 150, unknown: [] })
    expect(check.limits.some(({ key }) => key === 'minKw')).toBe(false)
    expect(checkKits(defaultPack, 3, chosenKits([{ ...kits, coolingKw: [50] }]), {}).limits.some(({ state }) => state === 'broken')).toBe(
      true,
    )
  })
})
