import { describe, expect, it } from 'vitest'
import catalogue from '../../../packs/default.json'
import published from '../../../packs/pack.schema.json'
import { InputError } from '../../../src/contract/input-error'
import { PackSchema, readPack, type Pack } from '../../../src/contract/pack'

type Break = (pack: Pack) => void

/** Reads a copy of the default pack after `damage`. */
function damaged(damage: Break): InputError {
  const copy = structuredClone(catalogue) as unknown as Pack
  damage(copy)
  try {
    readPack(copy)
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('The broken pack was accepted')
}

const BREAKS: [string, Break, string][] = [
  ['a missing capacity', (pack) => Reflect.deleteProperty(pack.oduModules.items[3] ?? {}, 'coolKw'), '$.oduModules.items[3].coolKw'],
  ['text for a number', (pack) => Object.assign(pack.charge.kgPerM.R32 ?? {}, { '6.35': '0.02' }), '$.charge.kgPerM.R32["6.35"]'],
  ['a negative limit', (pack) => Object.assign(pack.limits.profiles[0] ?? {}, { totalM: -1 }), '$.limits.profiles[0].totalM'],
  ['a gap between rows', (pack) => Object.assign(pack.pipes.branch2.items[2] ?? {}, { fromKw: 24 }), '$.pipes.branch2.items[2].fromKw'],
  ['overlapping HP rows', (pack) => Object.assign(pack.pipes.main2.items[1] ?? {}, { hpMin: 8 }), '$.pipes.main2.items[1].hpMin'],
  ['a short matrix row', (pack) => pack.capacityCorrection.default.coolCap[1]?.pop(), '$.capacityCorrection.default.coolCap[1]'],
  ['an unsorted axis', (pack) => pack.capacityCorrection.default.heatOutdoorWb?.reverse(), '$.capacityCorrection.default.heatOutdoorWb[1]'],
  ['an unknown module', (pack) => pack.oduCombinations.items[0]?.moduleIds.splice(1, 1, 'X9'), '$.oduCombinations.items[0].moduleIds[1]'],
  ['an unknown series', (pack) => Object.assign(pack.oduModules.items[0] ?? {}, { series: 'X9' }), '$.oduModules.items[0].series'],
  ['an id used twice', (pack) => Object.assign(pack.iduModels.items[1] ?? {}, { id: 'C1-015' }), '$.iduModels.items[1].id'],
]

describe('reading a pack', () => {
  it('reading a pack accepts the default pack and gives it back as it is', () => {
    expect(readPack(catalogue)).toBe(catalogue)
  })

  it.each(BREAKS)('reading a pack refuses %s and names the place', (_, damage, path) => {
    const error = damaged(damage)
    expect(error.path).toBe(path)
    expect(error.expected).not.toBe('')
  })

  it('reading a pack refuses what is no pack at all', () => {
    for (const value of [null, [], 'pack', 7, {}]) expect(() => readPack(value)).toThrow(InputError)
  })

  it('reading a pack is published as a JSON schema that says the same', () => {
    expect(published).toMatchObject(JSON.parse(JSON.stringify(PackSchema)) as object)
  })
})
