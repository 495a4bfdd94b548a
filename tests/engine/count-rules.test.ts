import { describe, expect, it } from 'vitest'
import catalogue from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import type { OutdoorType } from '../../src/model/project/codes'
import { hasSeriesRule, libraryRules } from '../../src/model/pack-rules/special-codes'
import { addressesOf } from '../../src/model/pack-rules/unit-addresses'
import { projectBuilder } from '../helpers/project-builder'

type Json = typeof catalogue

/** Units that the core counts for one unit of this cooling without a model, or of a model that gives no number. */
async function counted(change: (pack: Json) => unknown, coolingKw: number, mode: OutdoorType = 'HP', model?: string): Promise<number> {
  const engine = await createEngine(await nodeCore(), readPack(change(structuredClone(catalogue))))
  const project = projectBuilder()
    .system('s', (draw) => {
      draw.outdoor('odu', ['X4P-12'], mode)
      const data = model === undefined ? { coolingKw } : { model }
      return draw.node('a', 'indoor', 'idu1', data).pipe('odu', 'a')
    })
    .build()
  const [system] = Object.values(project.systems)
  if (!system) throw new Error('The project has no system')
  return (await engine.inspect(system, { design: project.information.design, revision: 1 })).outdoor?.unitCount ?? NaN
}

const same = (pack: Json): Json => pack
const without = (pack: Json): unknown => ({ ...pack, unitCount: undefined, seriesRules: undefined, libraries: undefined })

describe('the number of units that a unit counts as', () => {
  it.each([
    [19.9, 1, 1],
    [20, 2, 2],
    [28, 2, 2],
    [29, 1, 2],
    [30.1, 1, 1],
    [40, 4, 4],
    [56, 4, 4],
    [56.1, 1, 1],
  ])(
    'the number of units that a unit counts as at %d kW goes by the mode, with and without the pack’s own rules',
    async (kw, common, mainSub) => {
      expect([await counted(same, kw), await counted(same, kw, 'MainSub')]).toStrictEqual([common, mainSub])
      expect([await counted(without, kw), await counted(without, kw, 'MainSub')]).toStrictEqual([common, mainSub])
    },
  )

  it('the number of units that a unit counts as follows other bands of the pack, and models without a number of their own', async () => {
    const bands = (pack: Json): unknown => ({ ...pack, unitCount: { rules: [{ fromKw: 5, toKw: 6, counts: 3 }] } })
    const unnumbered = (pack: Json): unknown => ({
      ...(bands(pack) as Json),
      iduModels: { ...pack.iduModels, items: pack.iduModels.items.map(({ countFactor: _, ...item }) => item) },
    })
    expect(await counted(bands, 5.5)).toBe(3)
    expect(await counted(bands, 5.6, 'HP', 'C4-056')).toBe(1)
    expect(await counted(unnumbered, 5.6, 'HP', 'C4-056')).toBe(3)
    expect(addressesOf({ unitCount: { rules: [{ fromKw: 5, toKw: 6, counts: 3 }] } }, undefined, 5.6, true)).toBe(3)
  })
})

describe('series and libraries with rules of their own', () => {
  it('series and libraries with rules of their own are those of the pack, and of the specification where it lists none', () => {
    expect(hasSeriesRule({}, 'hotWaterSeries', '2610')).toBe(true)
    expect(hasSeriesRule({ seriesRules: { hotWaterSeries: ['9'] } }, 'hotWaterSeries', '2610')).toBe(false)
    expect(hasSeriesRule({ seriesRules: { hotWaterSeries: ['9'] } }, 'hotWaterKits', '238000')).toBe(true)
    expect(hasSeriesRule({}, 'hydroKits', '238002')).toBe(true)
    expect(libraryRules({}, 'NA0101').mainSub).toBe(true)
    expect(libraryRules({ libraries: { own: { mainSub: true } } }, 'NA0101').mainSub).toBeUndefined()
    expect(libraryRules({}, 'constructor')).toStrictEqual({})
  })
})
