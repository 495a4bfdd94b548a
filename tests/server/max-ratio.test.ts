import { describe, expect, it } from 'vitest'
import { maxRatioOf } from '../../server/device/max-ratio'
import { outdoorEquipment } from '../../src/report/document/equipment'
import { defaultPack as pack } from '../engine/core-record'

const combination = pack.oduCombinations.items.find(({ id }) => id === 'X4P-34C')
const modules = combination?.moduleIds ?? []

describe('a combination beside a module', () => {
  it('a combination beside a module allows the ratio of its three modules', () => {
    const { maxPct, extendedMaxPct } = pack.connectionRatio
    expect(maxRatioOf(pack, ['X4P-34C', 'X4P-10'])).toMatchObject({ maxCr: maxPct, maxCrSpecial: extendedMaxPct.threeOrFour })
    expect(maxRatioOf(pack, ['X4P-34C', 'X4P-10'])).toStrictEqual(maxRatioOf(pack, [...modules, 'X4P-10']))
  })

  it('a combination beside a module allows what the combination allows where it stands alone, named or by its modules', () => {
    const { maxCrPct, maxCrSpecialPct } = combination ?? {}
    expect(maxRatioOf(pack, ['X4P-34C'])).toMatchObject({ maxCr: maxCrPct, maxCrSpecial: maxCrSpecialPct })
    expect(maxRatioOf(pack, modules)).toStrictEqual(maxRatioOf(pack, ['X4P-34C']))
    expect(maxRatioOf(pack, ['X4P-10', 'no-model'])).toBeNull()
  })

  it('a combination beside a module is reported as the sum of its modules', () => {
    expect(outdoorEquipment(pack, ['X4P-34C', 'X4P-10'])).toStrictEqual(outdoorEquipment(pack, [...modules, 'X4P-10']))
    expect(outdoorEquipment(pack, ['X4P-34C', 'X4P-10'])?.sizesMm).toHaveLength(3)
  })
})
