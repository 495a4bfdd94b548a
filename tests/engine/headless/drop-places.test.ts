import { describe, expect, test } from 'vitest'
import { arrange, dropMask } from '../../../src/engine/headless'
import { boxProject, savedNode, savedPipe, workedProject, type SavedProject } from '../../contract/saved-project'

/** The heat-recovery system with a placeholder on its fourth port, and one straight under the outdoor unit. */
function withPlaceholders(): SavedProject {
  const project = boxProject()
  const graph = project.selection.oduList[0]?.pipingGraphData
  if (!graph) throw new Error('no system')
  for (const node of graph.nodes) if (node['id'] === 'cap') node['shape'] = 'plus'
  graph.nodes.push(savedNode('free', 'plus'))
  graph.edges.push(savedPipe('odu', 'free', 3))
  return project
}

describe('where an item may be dropped', () => {
  test('every placeholder has its answer, and only placeholders', async () => {
    expect(await dropMask(withPlaceholders(), 'sys-1', { kind: 'indoor', model: 'C4-056' })).toEqual({
      systemId: 'sys-1',
      places: [
        { nodeId: 'cap', code: null },
        { nodeId: 'free', code: 'hrIndoorNeedsBox' },
      ],
    })
  })

  test('a box may not stand below a box', async () => {
    const { places } = await dropMask(withPlaceholders(), 'sys-1', { kind: 'box', jointType: 'MS', ports: 4 })
    expect(places.map(({ nodeId, code }) => [nodeId, code])).toEqual([
      ['cap', 'hrBoxAfterBox'],
      ['free', null],
    ])
  })

  test.each<[string, unknown, unknown]>([
    ['systemId', 'sys-2', { kind: 'indoor' }],
    ['systemId', undefined, { kind: 'indoor' }],
    ['item', 'sys-1', 'C4-056'],
    ['item.kind', 'sys-1', {}],
    ['item.kind', 'sys-1', { kind: 'outdoor' }],
    ['item.model', 'sys-1', { kind: 'indoor', model: 'X4P-10' }],
    ['item.model', 'sys-1', { kind: 'indoor', model: 'none' }],
    ['item.ports', 'sys-1', { kind: 'box', ports: 0 }],
    ['item.kits', 'sys-1', { kind: 'ahuKit', kits: 1.5 }],
    ['item.coolingKw', 'sys-1', { kind: 'indoor', coolingKw: -1 }],
    ['item.jointType', 'sys-1', { kind: 'joint', jointType: 'MP99' }],
    ['item.size', 'sys-1', { kind: 'joint', size: 4 }],
  ])('%s is named where it is wrong', async (path, systemId, item) => {
    await expect(dropMask(withPlaceholders(), systemId as string, item as never)).rejects.toMatchObject({ path })
  })
})

test('an arrangement has a place for every node and label', async () => {
  const { systems } = await arrange(workedProject())
  expect(systems).toHaveLength(1)
  expect(systems[0]?.nodes.map(({ nodeId }) => nodeId)).toEqual(['odu', 'j1', 'j2', 'j3', 'a', 'b', 'c', 'd'])
  expect(systems[0]?.labels).toHaveLength(7)
})
