import { describe, expect, it } from 'vitest'
import { readPack } from '../../../src/contract/pack'
import { createEngine, type Engine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { projectBuilder } from '../../helpers/project-builder'
import { defaultPack } from '../core-record'

const project = projectBuilder()
  .system('system', (draw) =>
    draw
      .outdoor('outdoor', ['X4R-22'], 'HR')
      .box('box', 'outdoor', 12, {}, 'MS', { model: 'MS-12' })
      .unit('large', 'box', 'DH-224', { port: 1 })
      .placeholder('sibling', 'box', { port: 2 }),
  )
  .build()
const context = { design: project.information.design, revision: 1 }

async function refusal(engine: Engine): Promise<string[]> {
  const system = project.systems['system']
  if (!system) throw new Error('The project has no system')
  return (await engine.drop(system, context, 'sibling', { kind: 'indoor', model: 'C1-015' })).findings.map(({ code }) => code)
}

describe('a drop', () => {
  it('a drop knows the units of the pack on a core that has checked nothing yet', async () => {
    expect(await refusal(await createEngine(await nodeCore(), defaultPack))).toEqual(['hrNoSuitablePort'])
  })

  it('a drop knows the units of its own pack where another was asked last', async () => {
    const core = await nodeCore()
    const items = defaultPack.iduModels.items.map((unit) => (unit.id === 'DH-224' ? { ...unit, coolKw: 11.2 } : unit))
    const smaller = await createEngine(core, readPack({ ...defaultPack, iduModels: { ...defaultPack.iduModels, items } }))
    const usual = await createEngine(core, defaultPack)
    expect([await refusal(usual), await refusal(smaller), await refusal(usual)]).toEqual([['hrNoSuitablePort'], [], ['hrNoSuitablePort']])
  })
})
