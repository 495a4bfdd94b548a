import { describe, expect, test } from 'vitest'
import { readProject, readProjectText } from '../../src/contract/project/project-wire'
import { NODE_KINDS } from '../../src/model/project/codes'
import { edgeAt, nodeAt, nodeRow } from '../../src/model/diagram/diagram-rows'
import type { Project, System } from '../../src/model/project/project'
import type { Measure, Quantity } from '../../src/model/project/quantity'
import { boxProject, savedNode, savedPipe, savedProject, savedSystem, workedProject, type SavedNode } from './saved-project'

function only(project: Project): System {
  const system = project.systems[project.systemOrder[0] ?? '']
  if (!system) throw new Error('the project has no system')
  return system
}

function kindOf(node: SavedNode): string {
  const { diagram } = only(readProject(savedProject([savedSystem([node], [])])))
  return NODE_KINDS[diagram.nodeKind[0] ?? -1] ?? '?'
}

/** Factors of the specification, enough to see that each number is converted once and by its own quantity. */
function toMetric(value: number, quantity: Quantity, measure: Measure): number {
  if (quantity === 'length' && measure === 'ft') return value / 3.2808
  if (quantity === 'loadCapacity' && measure === 'kBtu/h') return value / 3.412142
  if (quantity === 'pipingDimension' && measure === 'inch') return value * 25.4
  if (quantity === 'temperature' && measure === '℉') return (value - 32) / 1.8
  throw new Error(`no such conversion: ${quantity} from ${measure}`)
}

describe('reading a saved project', () => {
  test('reading a saved project takes names, owner and design conditions from the first page', () => {
    const project = readProject({
      ...workedProject(),
      createdBy: 7,
      userName: 'Ada',
      country: '"Italy"',
      city: '["Lazio","Roma"]',
      revision: 4,
    })
    expect(project).toMatchObject({ id: 'p-1', ownerId: '7', ownerName: 'Ada', savedRevision: 4 })
    expect(project.information).toMatchObject({ projectName: 'Office tower', country: 'Italy', city: ['Lazio', 'Roma'] })
    expect(project.information.design).toMatchObject({
      coolingIndoorDryBulbC: 27,
      coolingOutdoorDryBulbC: 38,
      heatingOutdoorWetBulbC: 2,
      elevationM: null,
    })
  })

  test('reading a saved project turns the piping graph into columns', () => {
    const { diagram, outdoorModels } = only(readProject(workedProject()))
    expect([diagram.nodeCount, diagram.edgeCount]).toEqual([8, 7])
    expect(outdoorModels).toEqual(['X4P-10'])
    expect(nodeAt(diagram, nodeRow(diagram, 'd'))).toMatchObject({ kind: 'indoor', data: { model: 'DM-090', heightM: -15 } })
    expect(edgeAt(diagram, 6)).toMatchObject({ source: 'j3', target: 'd', lengthM: 8, bends: 3 })
  })

  test.each([
    ['odu1', {}, 'outdoor'],
    ['idu1', { type: 'idu' }, 'indoor'],
    ['idu1', { type: 'fa' }, 'freshAir'],
    ['idu1', { type: 'hdo' }, 'hydro'],
    ['idu1', { type: 'ahu' }, 'ahuKit'],
    ['idu1', { IDUType: 'HY' }, 'hydro'],
    ['idu1', {}, 'indoor'],
    ['ahukit', {}, 'ahuKit'],
    ['ahubox', {}, 'ahuBox'],
    ['ahujoint', {}, 'joint'],
    ['joint', { branches: 4 }, 'joint'],
    ['joint', { JointType: 'MP4' }, 'joint'],
    ['joint', { JointType: 'MS-SUB' }, 'box'],
    ['plus', {}, 'placeholder'],
    ['endcap', {}, 'endCap'],
    ['end-cap', {}, 'endCap'],
    ['end cap', {}, 'endCap'],
    ['hrv1', {}, 'none'],
    ['controller3', {}, 'none'],
    ['dnd', {}, 'none'],
    ['dnd3', {}, 'none'],
    ['panel', {}, 'none'],
    ['text-block', {}, 'none'],
    ['customEdge', {}, 'none'],
  ])('%s with %j is of the kind %s', (shape, data, kind) => {
    expect(kindOf(savedNode('n', shape, data))).toBe(kind)
  })

  test('a box has as many ports as `ports` says, else as `bendingcount`', () => {
    const { diagram } = only(readProject(boxProject()))
    expect(nodeAt(diagram, nodeRow(diagram, 'box')).data).toMatchObject({ ports: 4, model: 'MS-04', jointType: 'MS' })
    const both = savedNode('box', 'joint', { JointType: 'MS', bendingcount: 4, ports: 6 })
    expect(nodeAt(only(readProject(savedProject([savedSystem([both], [])]))).diagram, 0).data.ports).toBe(6)
  })

  test('a pipe without length, bends, kind or port has none of its own', () => {
    const { diagram } = only(
      readProject(
        savedProject([savedSystem([savedNode('a', 'odu1'), savedNode('b', 'plus')], [{ id: 'e', source: 'a', target: 'b', data: {} }])]),
      ),
    )
    expect(edgeAt(diagram, 0)).toEqual({ id: 'e', source: 'a', target: 'b', sourcePort: 0, kind: 'generic' })
  })

  test('a pipe to a node that is not there keeps the name it was given', () => {
    const { diagram } = only(readProject(savedProject([savedSystem([savedNode('a', 'odu1')], [savedPipe('a', 'gone', 3)])])))
    expect(edgeAt(diagram, 0)).toMatchObject({ source: 'a', target: 'gone' })
  })

  test('two nodes of one id are both kept, for the check to report', () => {
    const { diagram } = only(readProject(savedProject([savedSystem([savedNode('a', 'odu1'), savedNode('a', 'plus')], [])])))
    expect(diagram.nodeId).toEqual(['a', 'a'])
  })

  test('a missing or empty graph is an empty diagram', () => {
    expect(only(readProject(savedProject([savedSystem([], [], { pipingGraphData: undefined })]))).diagram.nodeCount).toBe(0)
    expect(only(readProject(savedProject([savedSystem([], [], { pipingGraphData: {} })]))).diagram.nodeCount).toBe(0)
  })

  test.each([
    [1, true],
    [undefined, true],
    [0, false],
    [2, false],
  ])('a system of status %s is active: %s', (status, active) => {
    expect(only(readProject(savedProject([savedSystem([], [], { status })]))).active).toBe(active)
  })

  test('the list of indoor units carries counts, rooms and required loads', () => {
    const list = [
      { modelName: 'C4-056', iduCount: 3, rqdCoolCapa: '', rqdHeatCapa: 5, room: 'Lobby', floor: 2, roomAreaM2: 25, roomHeightM: 2.7 },
      { id: 'fa', type: 'fa', modelName: 'FA-090', count: 1 },
    ]
    expect(only(readProject(savedProject([savedSystem([], [], { inDoorList: list })]))).indoorUnits).toMatchObject([
      {
        id: 'unit-1',
        type: 'idu',
        count: 3,
        requiredCoolingKw: null,
        requiredHeatingKw: 5,
        room: 'Lobby',
        floor: '2',
        roomAreaM2: 25,
        roomHeightM: 2.7,
      },
      { id: 'fa', type: 'fa', model: 'FA-090', count: 1 },
    ])
  })

  test('a byte-order mark in front is no fault', () => {
    expect(readProjectText(`\uFEFF${JSON.stringify(workedProject())}`)).toEqual(readProject(workedProject()))
  })

  test('reading a saved project names that reach into objects are ignored', () => {
    const project = readProjectText(
      '{"projectName":"P","selection":{},"__proto__":{"polluted":1},"constructor":2,"page2":{"__proto__":{"polluted":1},"slider":1}}',
    )
    expect(project.extra).toEqual({ page2: { slider: 1 } })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('reading a project in other units', () => {
  const imperial = {
    ...workedProject(),
    unit: { unitsType: 1 },
    page1: { coolingIndoorDbt: 80.6, elevation: 120, heatingSetPointTemperature: 68 },
    selection: {
      oduList: [
        savedSystem(
          [
            savedNode('odu', 'odu1', { models: ['X4P-10'], defaultPipingLength: 32.808 }),
            savedNode('u', 'idu1', { modelName: 'C4-056', coolCapa: 34.12142, heatCapa: 3.412142, heightM: -15 }),
          ],
          [
            savedPipe('odu', 'u', 328.08, 2, {
              data: { ActualPipeLength: 328.08, bendingcount: 2, GasPipeDiameter: 0.5, LiquidPipeDiameter: '1/4' },
            }),
          ],
        ),
      ],
    },
  }

  test('reading a project in other units lengths, capacities, diameters and temperatures become metric, names ending in a unit stay', () => {
    const project = readProject(imperial, { toMetric })
    const { diagram } = only(project)
    expect(nodeAt(diagram, 0).data.defaultPipingLengthM).toBeCloseTo(10, 12)
    expect(nodeAt(diagram, 1).data).toMatchObject({ heightM: -15, extra: { heatCapa: 1 } })
    expect(nodeAt(diagram, 1).data.coolingKw).toBeCloseTo(10, 12)
    expect(edgeAt(diagram, 0).lengthM).toBeCloseTo(100, 12)
    expect(edgeAt(diagram, 0)).toMatchObject({ bends: 2, extra: { GasPipeDiameter: 12.7, LiquidPipeDiameter: '1/4' } })
    expect(project.information.design.coolingIndoorDryBulbC).toBeCloseTo(27, 12)
    expect(project.information.design.elevationM).toBe(120)
    expect(project.information.building?.heatingSetPointC).toBeCloseTo(20, 12)
  })

  test('each quantity follows its own measure, in any common spelling', () => {
    const project = readProject(
      { ...imperial, unit: { length: 'FEET', loadCapacity: 'kw', temperature: '°C', volumn: 'in3' } },
      { toMetric },
    )
    expect(project.unitSettings).toMatchObject({ length: 'ft', loadCapacity: 'kW', temperature: '℃', volume: 'inch³' })
    expect(edgeAt(only(project).diagram, 0).lengthM).toBeCloseTo(100, 12)
    expect(nodeAt(only(project).diagram, 1).data.coolingKw).toBe(34.12142)
  })

  test('reading a project in other units without settings, or with empty ones, everything is metric', () => {
    for (const unit of [undefined, null, {}, '']) expect(edgeAt(only(readProject({ ...imperial, unit })).diagram, 0).lengthM).toBe(328.08)
  })

  test('reading a project in other units is refused where the reader was given no conversion', () => {
    expect(() => readProject(imperial)).toThrow('$.unit.length: expected m')
  })
})
