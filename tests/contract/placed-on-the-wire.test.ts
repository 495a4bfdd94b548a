import { expect, test } from 'vitest'
import { readProject, readProjectText, writeProject } from '../../src/contract/project/project-wire'
import { applyChange } from '../../src/model/change/apply'
import { demoProject } from '../../src/model/project/demo/demo-project'
import { placeOnPlaceholder } from '../../src/model/edits/drawing/place-on-placeholder'
import { removeFromDrawing } from '../../src/model/edits/drawing/remove-from-drawing'
import type { Project } from '../../src/model/project/project'
import { savedNode, savedPipe, savedProject, savedSystem } from './saved-project'
import { pack } from '../model/arbitrary'

interface Written {
  selection: {
    oduList: {
      inDoorList: { id: string; dnded?: boolean }[]
      pipingGraphData: { nodes: { id: string; shape: string; data: Record<string, unknown> }[] }
    }[]
  }
}
const written = (project: Project) => (JSON.parse(JSON.stringify(writeProject(project))) as Written).selection.oduList[0]
const demo = () => demoProject(pack, { ownerId: 'me', ownerName: 'Me' })

test('a line of the list is placed while all its units are drawn, and not placed once one is taken off, across saving and reading', () => {
  const project = demo()
  const systemId = project.systemOrder[0] ?? ''
  expect(written(project)?.inDoorList.every((item) => item.dnded === true)).toBe(true)
  const diagram = project.systems[systemId]?.diagram
  const row = diagram?.nodeRest.findIndex((rest) => rest?.indoorUnitId !== undefined) ?? -1
  const line = diagram?.nodeRest[row]?.indoorUnitId
  applyChange(project, removeFromDrawing(project, systemId, { nodes: [diagram?.nodeId[row] ?? ''], edges: [] }, pack))
  for (const each of [project, readProjectText(JSON.stringify(writeProject(project)))])
    for (const item of written(each)?.inDoorList ?? []) expect([item.id, item.dnded]).toStrictEqual([item.id, item.id !== line])
})

test('what a file says of placed units gives way to what it draws; lines without refrigerant keep it word for word', () => {
  const json = savedProject([
    {
      ...savedSystem([savedNode('o', 'odu1'), savedNode('u', 'idu1', { modelName: 'C4-056' })], [savedPipe('o', 'u', 3)]),
      inDoorList: [
        { id: 'drawn', type: 'idu', modelName: 'C4-056' },
        { id: 'gone', type: 'idu', modelName: 'C4-056', dnded: true },
        { id: 'air', type: 'hrv', dnded: true },
      ],
    },
  ])
  expect(written(readProject(json))?.inDoorList.map((item) => [item.id, item.dnded])).toStrictEqual([
    ['drawn', true],
    ['gone', false],
    ['air', true],
  ])
})

test('placeholders say their level and floor, counted anew after every edit', () => {
  const places = (project: Project) =>
    written(project)?.pipingGraphData.nodes.flatMap((node) => (node.shape === 'plus' ? [[node.id, node.data['plusData']]] : []))
  const project = readProject(savedProject([savedSystem([savedNode('o', 'odu1'), savedNode('p', 'plus')], [savedPipe('o', 'p', 3)])]))
  expect(places(project)).toStrictEqual([['p', { level: 1, floor: 0 }]])
  const systemId = project.systemOrder[0] ?? ''
  const drop = (id: string, branches: number) =>
    applyChange(project, placeOnPlaceholder(project, systemId, id, { kind: 'joint', branches }, pack))
  const open = () => (places(project) ?? []).map(([id]) => String(id))
  drop('p', 2)
  drop(open()[0] ?? '', 3)
  expect(places(project)?.map(([, place]) => place)).toStrictEqual([
    { level: 2, floor: 3 },
    { level: 3, floor: 0 },
    { level: 3, floor: 1 },
    { level: 3, floor: 2 },
  ])
  expect(places(readProjectText(JSON.stringify(writeProject(project))))).toStrictEqual(places(project))
})

test('a place that another tool counts differently is kept word for word', () => {
  const plus = savedNode('p', 'plus', { plusData: { level: 7, floor: 2, own: 'x' } })
  const project = readProject(savedProject([savedSystem([savedNode('o', 'odu1'), plus], [savedPipe('o', 'p', 3)])]))
  expect(written(project)?.pipingGraphData.nodes[1]?.data['plusData']).toStrictEqual({ level: 7, floor: 2, own: 'x' })
})
