import { expect, test } from 'vitest'
import { arrange, calculate, limits, run } from '../../../src/engine/headless'
import { inspect } from '../../../src/engine/host/inspect'
import { meters } from '../../../src/engine/meters/meters'
import { workedProject } from '../../contract/saved-project'

test('a verb runs over each active system of a saved project and answers by the id of the system', async () => {
  const project = workedProject()
  const found = await run(project, meters)
  expect(found.systems.map(({ systemId }) => systemId)).toStrictEqual((await arrange(project)).systems.map(({ systemId }) => systemId))
  const [system] = (await limits(project)).systems
  expect(found.systems[0]?.answer.length).toBe(system?.limits.length)
})

test('a verb is given the design conditions of the project, so that its answer is that of a calculation', async () => {
  const project = workedProject()
  const [system] = (await run(project, inspect)).systems
  const [record] = (await calculate(project)).systems
  expect(record?.ODUOutput).not.toBeNull()
  expect(system?.answer.outdoor).toStrictEqual(record?.ODUOutput)
})

test('a project that cannot be read is refused before any verb runs', async () => {
  await expect(run({}, () => Promise.reject(new Error('The verb ran.')))).rejects.toMatchObject({ path: expect.any(String) as string })
})
