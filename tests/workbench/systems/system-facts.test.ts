import { expect, it } from 'vitest'
import { fullScale, systemFacts } from '../../../src/workbench/systems/system-facts'
import { projectBuilder } from '../../helpers/project-builder'

it('the scale of a system is 100 % where none was chosen', () => {
  const project = projectBuilder()
    .system('S')
    .system('T', (draw) => draw, { scalePercent: 80 })
    .build()
  expect(systemFacts(project).map(({ scalePercent }) => scalePercent)).toEqual([100, 80])
  expect(project.systemOrder.map((id) => fullScale(project.systems[id] ?? {}))).toEqual([1, 0.8])
})
