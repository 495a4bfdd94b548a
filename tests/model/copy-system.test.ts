import { expect, it } from 'vitest'
import { applyChange } from '../../src/model/change/apply'
import { edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import { copySystem } from '../../src/model/edits/systems/copy-system'
import { indoorUnit, projectBuilder } from '../helpers/project-builder'

it('a copy names its own ids wherever the original named its own, and is neither connected nor selected', () => {
  const project = projectBuilder()
    .system(
      'S',
      (draw) =>
        draw
          .outdoor('o', ['X4R-12'], 'HR')
          .box('box', 'o', 6)
          .unit(
            'large',
            'box',
            'DH-224',
            { port: 1 },
            { indoorUnitId: 'line', extra: { plusId: 'box', addEdgeIds: ['o>box'], title: 'box', connected: true } },
          )
          .endCap('cap', 'box', { port: 2 }, { reservedFor: 'large', boxIndoorUnitId: 'elsewhere' }),
      {
        floor: 4,
        level: 3,
        indoorUnits: [indoorUnit('DH-224', { id: 'line', extra: { _id: 'line', isConnect: true, catalogue: { id: 'DH-224' } } })],
        extra: { _id: 'S', selected: true, Systeminformation: [{ systemId: 'S', PipeOutput: [{ edgeId: 'o>box' }] }] },
      },
    )
    .build()
  applyChange(project, copySystem(project, 'S', { id: 'copy' }))
  const copy = project.systems['copy']
  if (!copy) throw new Error('There is no copy.')
  const { diagram } = copy
  const at = (row: number) => nodeAt(diagram, row)
  const line = copy.indoorUnits[0]
  expect([copy.name, copy.floor, copy.level]).toStrictEqual(['System2', 0, 1])
  expect(copy.extra).toStrictEqual({
    _id: 'copy',
    selected: false,
    Systeminformation: [{ systemId: 'copy', PipeOutput: [{ edgeId: edgeAt(diagram, 0).id }] }],
  })
  expect(line?.extra).toStrictEqual({ _id: line?.id, isConnect: false, catalogue: { id: 'DH-224' } })
  expect(at(2).data).toMatchObject({
    indoorUnitId: line?.id,
    extra: { plusId: at(1).id, addEdgeIds: [edgeAt(diagram, 0).id], title: 'box', connected: false },
  })
  expect(at(3).data).toStrictEqual({ reservedFor: at(2).id })
  expect(JSON.stringify([diagram.nodeId, diagram.edgeId, line?.id])).not.toMatch(/"(o|box|large|cap|line|o>box)"/)
})
