import { describe, expect, test } from 'vitest'
import pack from '../../packs/default.json'
import { InputError } from '../../src/contract/input-error'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import type { JsonRecord } from '../../src/contract/wire/read-value'
import { edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import { savedNode, savedPipe, savedProject, savedSystem, type SavedProject } from './saved-project'

const ahuData = {
  ahuName: 'Lobby',
  ahuCoilNumber: 2,
  address: '3',
  isHyperLink: false,
  selection: [{ id: 'k', model: 'AK-160', ahuType: 8, ahuKitQuantity: 2, portNumb: 1, coolCapacity: [14, 12], heatCapacity: [16] }],
}

const start = {
  ahuDataId: 'h',
  added: true,
  plusId: 'joint',
  plusData: { level: 2, floor: 1 },
  startAhuToEndId: 'box',
  startAhuEdgeId: 'o>joint',
  startPreEdgeOption: { source: 'o', target: 'joint', sourcePort: 0, kind: 'generic', zIndex: 4 },
  addNodeIds: ['one', 'two', 'box'],
  addEdgeIds: ['joint>one'],
  addKitIds: ['one', 'two'],
  addHeight: 190,
  direction: 'lr',
}

function project(item: JsonRecord = { id: 'u', type: 'ahu', ahuData }): SavedProject {
  const nodes = [
    savedNode('o', 'odu1', { models: ['X4P-10'], ODUType: 'HP' }),
    savedNode('joint', 'ahujoint', { branches: 2, ...start }),
    savedNode('one', 'ahukit', {
      type: 'ahu',
      modelName: 'AK-160',
      ahuKitIndex: 1,
      ahuKitIndexName: 'LobbyKit1',
      _id: 'k-1',
      ahuDataId: 'h',
    }),
    savedNode('box', 'ahubox', { directbox: true, mergetbox: false, endAhuFromStartId: 'joint', ahuDataId: 'h' }),
    savedNode('unit', 'idu1', { type: 'idu', modelName: 'C4-056', _id: 'kept', added: 'kept', direction: 7 }),
  ]
  const edge = savedPipe('one', 'box', undefined, undefined, { kind: 'gas', data: { ActualPipeLength_GAS: 2.5, ahuDataId: 'h' } })
  const controllerGraphData = {
    nodes: [{ ...savedNode('v', 'hrv1', { seriesCode: '409', seriesType: 'hrv', icon: 'a' }), zIndex: 2 }],
    edges: [{ id: 'l', source: 'v', target: 'c', kind: 'generic', data: { color: '#fff', dash: 3 } }],
    background: 'grid',
  }
  return savedProject([savedSystem(nodes, [savedPipe('o', 'joint', 5), edge], { inDoorList: [item], controllerGraphData })])
}

describe('air handlers on the wire', () => {
  test('air handlers on the wire come back word for word, the books of a layout and the controller drawing with them', () => {
    const json = project()
    expect(writeProject(readProject(json, { pack }))).toMatchObject(JSON.parse(JSON.stringify(json)) as JsonRecord)
  })

  test('air handlers on the wire are coils and kits in the list, and parts of a layout in the drawing', () => {
    const system = readProject(project(), { pack }).systems['sys-1']
    expect(system?.indoorUnits[0]?.airHandler).toMatchObject({
      name: 'Lobby',
      coils: 2,
      choices: [{ id: 'k', model: 'AK-160', kits: 2, ports: 1, coolingKw: [14, 12], heatingKw: [16], extra: { ahuType: 8 } }],
      extra: { address: '3', isHyperLink: false },
    })
    const diagram = system?.diagram
    if (!diagram) throw new Error('The project has lost its system.')
    expect(nodeAt(diagram, 1).data).toMatchObject({ airHandlerId: 'h', airHandler: { added: true, addedHeight: 190, direction: 'lr' } })
    expect(nodeAt(diagram, 2).data.airHandler).toStrictEqual({ kitIndex: 1, kitName: 'LobbyKit1', kitId: 'k-1' })
    expect(nodeAt(diagram, 3).data.airHandler).toStrictEqual({ isDirectBox: true, isMergeBox: false, startId: 'joint' })
    expect(nodeAt(diagram, 4).data.airHandler).toBeUndefined()
    expect(edgeAt(diagram, 1)).toMatchObject({ kind: 'gas', gasLengthM: 2.5, airHandlerId: 'h' })
    expect(system.controllerGraph?.links[0]?.colour).toBe('#fff')
  })

  test.each([
    [{ ahuCoilNumber: 1.5 }, '.ahuCoilNumber', 'a whole number from 0 to 64, not 1.5'],
    [{ selection: {} }, '.selection', 'a list, not an object'],
    [{ selection: Array.from({ length: 65 }, () => ({})) }, '.selection', 'at most 64 kinds of kits, not 65'],
    [{ selection: [{ model: 'C4-056' }] }, '.selection[0].model', 'an air-handler kit of the rule pack, not "C4-056"'],
    [{ selection: [{ ahuKitQuantity: 65 }] }, '.selection[0].ahuKitQuantity', 'a whole number from 0 to 64, not 65'],
    [{ selection: [{ coolCapacity: [14, '12'] }] }, '.selection[0].coolCapacity[1]', 'a finite number of 0 or more, not "12"'],
  ])('air handlers on the wire are refused at the place that is wrong: %j', (wrong, path, expected) => {
    const read = () => readProject(project({ id: 'u', type: 'ahu', ahuData: wrong }), { pack })
    expect(read).toThrow(InputError)
    expect(read).toThrow(`$.selection.oduList[0].inDoorList[0].ahuData${path}`)
    expect(read).toThrow(expected)
  })

  test('air handlers on the wire take capacities in the unit of the project', () => {
    const json = { ...project(), unit: { loadCapacity: 'kBtu/h' } }
    const system = readProject(json, { toMetric: (value) => value / 2 }).systems['sys-1']
    expect(system?.indoorUnits[0]?.airHandler?.choices[0]).toMatchObject({ coolingKw: [7, 6], heatingKw: [8] })
  })
})
