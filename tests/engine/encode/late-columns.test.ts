import { describe, expect, it } from 'vitest'
import type { SystemResult } from '../../../src/engine/decode/system-result'
import { withParts } from '../../../src/engine/decode/with-parts'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { pack } from '../../model/arbitrary'
import { engine } from '../core-record'

const getters = (result: SystemResult) =>
  Object.entries(Object.getOwnPropertyDescriptors(result)).flatMap(([name, field]) =>
    field.get ? [[name, (field as { get?: unknown }).get] as const] : [],
  )

describe('the columns of an answer', () => {
  it('the columns of an answer are read by the same functions in every answer, so that a loop over one is compiled once for all of them', async () => {
    const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
    const system = project.systems[project.systemOrder[0] ?? '']
    if (!system) throw new Error('The project has no system.')
    const context = { design: project.information.design, revision: 1 }
    const resident = await (await engine).open(system, context)
    const [one, other] = [await resident.follow({ label: '', ops: [] }, system), await resident.follow({ label: '', ops: [] }, system)]
    expect(getters(one).length).toBeGreaterThan(10)
    for (const [place, [name, get]] of getters(one).entries())
      expect(getters(withParts(other, { revision: 2 }))[place]).toEqual([name, get])
    expect({ ...one }.edgeWorst).toStrictEqual(other.edgeWorst)
    await resident.close()
  })
})
