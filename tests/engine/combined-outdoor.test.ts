import { describe, expect, it } from 'vitest'
import { projectBuilder } from '../helpers/project-builder'
import { defaultPack, recordOfProject } from './core-record'

const COMBINATION = defaultPack.oduCombinations.items.find(({ id }) => id === 'X4P-34C')
const moduleOf = (id: string) => defaultPack.oduModules.items.find((item) => item.id === id)

async function outdoorOf(models: string[]) {
  const project = projectBuilder()
    .system('s', (draw) => draw.outdoor('odu', models, 'HP').joint('j', 'odu').unit('a', 'j', 'DH-560').unit('b', 'j', 'DH-560'))
    .build()
  return (await recordOfProject(project)).ODUOutput
}

describe('an outdoor unit of a combination and more', () => {
  it('an outdoor unit of a combination and more is the sum of all its modules: a combination beside a module', async () => {
    const modules = [...(COMBINATION?.moduleIds ?? []), 'X4P-10'].map(moduleOf)
    const outdoor = await outdoorOf(['X4P-34C', 'X4P-10'])
    expect(outdoor?.nominalCoolCapa).toBeCloseTo(
      modules.reduce((sum, item) => sum + (item?.coolKw ?? 0), 0),
      9,
    )
    expect(outdoor?.nominalHeatCapa).toBeCloseTo(
      modules.reduce((sum, item) => sum + (item?.heatKw ?? 0), 0),
      9,
    )
    expect(outdoor?.connectingPipes?.moduleToJoint).toHaveLength(3)
  })

  it('an outdoor unit of a combination and more is the sum of all its modules: two combinations', async () => {
    const modules = [...(COMBINATION?.moduleIds ?? []), ...(COMBINATION?.moduleIds ?? [])].map(moduleOf)
    const outdoor = await outdoorOf(['X4P-34C', 'X4P-34C'])
    expect(outdoor?.nominalCoolCapa).toBeCloseTo(
      modules.reduce((sum, item) => sum + (item?.coolKw ?? 0), 0),
      9,
    )
  })

  it('an outdoor unit of a combination and more has the same figures whether a combination is named or its modules are', async () => {
    expect(await outdoorOf(['X4P-34C', 'X4P-10'])).toStrictEqual(await outdoorOf([...(COMBINATION?.moduleIds ?? []), 'X4P-10']))
    expect(await outdoorOf(['X4P-34C'])).toStrictEqual(await outdoorOf(COMBINATION?.moduleIds ?? []))
  })
})
