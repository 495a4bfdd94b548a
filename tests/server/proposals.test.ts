import { expect, test } from 'vitest'
import { proposeOutdoorUnits } from '../../server/device/proposals'
import { createEngine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { defaultPack } from '../engine/core-record'

test('outdoor units that the server proposes fit the frequency of the mains where it is given', async () => {
  const items = defaultPack.oduModules.items.map((item) => (item.id === 'X4P-10' ? { ...item, powerHz: [60 as const] } : item))
  const engine = await createEngine(await nodeCore(), { ...defaultPack, oduModules: { ...defaultPack.oduModules, items } })
  const indoorUnits = [{ type: 'idu' as const, modelName: 'C4-056', count: 5 }]
  const reasonsAt = async (powerType?: 50 | 60): Promise<string[]> => {
    const { records } = await proposeOutdoorUnits(engine, { indoorUnits, ...(powerType && { powerType }) })
    const found = records.find(({ id }) => id === 'X4P-10')
    expect(found?.fits).toBe(powerType !== 50)
    return found?.reasons.map(({ code }) => code) ?? []
  }
  expect(await reasonsAt(50)).toContain('otherFrequency')
  expect(await reasonsAt(60)).not.toContain('otherFrequency')
  expect(await reasonsAt()).not.toContain('otherFrequency')
})
