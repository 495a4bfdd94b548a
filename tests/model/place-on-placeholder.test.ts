import { describe, expect, it } from 'vitest'
import * as layout from '../../assembly/common/layout/layout-arrange'
import { applyChange } from '../../src/model/change/apply'
import type { OutdoorType } from '../../src/model/project/codes'
import type { Diagram, NodeData } from '../../src/model/diagram/diagram'
import { edgeAt, nodeAt, nodeRow } from '../../src/model/diagram/diagram-rows'
import { COLUMN, ROW } from '../../src/model/drawing/plans/spacing'
import type { PlacedItem } from '../../src/model/drawing/put/placed-item'
import { placeOnPlaceholder } from '../../src/model/edits/drawing/place-on-placeholder'
import { removeFromDrawing } from '../../src/model/edits/drawing/remove-from-drawing'
import { newIndoorUnit } from '../../src/model/project/defaults'
import { editIndoorUnit } from '../../src/model/edits/list/edit-indoor-unit'
import type { Project } from '../../src/model/project/project'
import { projectBuilder } from '../helpers/project-builder'
import { pack } from './arbitrary'
import { BRANCH_COUNTS } from './random-edits'

const SYSTEM = 'system'

/** A Y joint with a free place and a unit below it, the places of the board as the arrangement puts them. */
function yJoint(): Project {
  const project = projectBuilder()
    .system(SYSTEM, (draw) =>
      draw
        .outdoor('outdoor', ['X4P-24'])
        .joint('y', 'outdoor')
        .placeholder('open', 'y', { lengthM: 7, bends: 2 })
        .unit('unit', 'y', 'C4-056')
        .node('note', 'none', 'text-block', { label: 'beside' }),
    )
    .build()
  const diagram = drawing(project)
  diagram.nodeX.set([0, 0, 0, COLUMN, 900])
  diagram.nodeY.set([0, ROW, 2 * ROW, 2 * ROW, 3 * ROW])
  return project
}

/** A box with every port open. */
function openBox(ports: number): Project {
  return projectBuilder()
    .system(SYSTEM, (draw) => {
      draw.outdoor('outdoor', ['X4R-22'], 'HR').box('box', 'outdoor', ports)
      for (let port = 1; port <= ports; port++) draw.placeholder(`p${port}`, 'box', { port })
      return draw
    })
    .build()
}

function drawing(project: Project): Diagram {
  const diagram = project.systems[SYSTEM]?.diagram
  if (!diagram) throw new Error('The project has lost its system.')
  return diagram
}

function drop(project: Project, nodeId: string, item: PlacedItem): Diagram {
  applyChange(project, placeOnPlaceholder(project, SYSTEM, nodeId, item, pack))
  return drawing(project)
}

const node = (diagram: Diagram, id: string) => nodeAt(diagram, nodeRow(diagram, id))
const edges = (diagram: Diagram) => Array.from({ length: diagram.edgeCount }, (_, row) => edgeAt(diagram, row))
const below = (diagram: Diagram, id: string) => edges(diagram).filter((edge) => edge.source === id)
const reservations = (diagram: Diagram) =>
  diagram.nodeId.flatMap((id, row) => {
    const unit = diagram.nodeRest[row]?.reservedFor
    return unit === undefined ? [] : [`${id} for ${unit}`]
  })

const large: PlacedItem = { kind: 'indoor', model: 'DH-224' }
const limit: PlacedItem = { kind: 'indoor', model: 'C4-160', coolingKw: 16 }

describe('a unit on a placeholder', () => {
  it('a unit on a placeholder takes the node over with its id, place, pipe and values', () => {
    const project = yJoint()
    const before = drawing(project)
    const pipe = edges(before).find((edge) => edge.target === 'open')
    const diagram = drop(project, 'open', { kind: 'indoor', model: 'C4-056', indoorUnitId: 'line', seriesCode: '9' })
    expect(node(diagram, 'open')).toStrictEqual({
      id: 'open',
      kind: 'indoor',
      shape: 'idu1',
      x: 0,
      y: 2 * ROW,
      data: { model: 'C4-056', indoorUnitId: 'line', seriesCode: '9' },
    })
    expect(edges(diagram).find((edge) => edge.target === 'open')).toStrictEqual(pipe)
    expect([diagram.nodeCount, diagram.edgeCount]).toStrictEqual([5, 3])
  })

  it.each([
    ['freshAir', 'idu1'],
    ['hydro', 'idu1'],
    ['ahuKit', 'ahukit'],
  ] as const)('a unit on a placeholder becomes a node of kind %s drawn as %s', (kind, shape) => {
    expect(node(drop(yJoint(), 'open', { kind }), 'open')).toMatchObject({ kind, shape })
  })

  it.each(['unit', 'y', 'outdoor', 'note', 'nobody'])('a unit on a placeholder changes nothing where no free placeholder is: %s', (id) => {
    expect(placeOnPlaceholder(yJoint(), SYSTEM, id, large, pack).ops).toStrictEqual([])
  })

  it('a unit on a placeholder changes nothing on a placeholder reserved for another unit', () => {
    const project = openBox(6)
    drop(project, 'p1', large)
    expect(placeOnPlaceholder(project, SYSTEM, 'p2', { kind: 'indoor', model: 'C4-056' }, pack).ops).toStrictEqual([])
  })
})

describe('what is free and what is kept', () => {
  const twoPorts = (mode: OutdoorType, box: NodeData, kept: NodeData = {}): Project =>
    projectBuilder()
      .system(SYSTEM, (draw) =>
        draw
          .outdoor('outdoor', ['X4R-22'], mode)
          .node('box', 'box', 'joint', box)
          .pipe('outdoor', 'box')
          .placeholder('p1', 'box', { port: 1 })
          .placeholder('p2', 'box', { port: 2 }, kept),
      )
      .build()

  it('what is free and what is kept takes a placeholder whose unit is gone, and the mark goes with it', () => {
    const diagram = drop(twoPorts('HR', { jointType: 'MS', ports: 6 }, { reservedFor: 'gone' }), 'p2', { kind: 'indoor', model: 'C4-056' })
    expect(node(diagram, 'p2')).toMatchObject({ kind: 'indoor', data: { model: 'C4-056' } })
    expect(reservations(diagram)).toStrictEqual([])
  })

  it('what is free and what is kept changes nothing on a placeholder that has something below it', () => {
    const project = projectBuilder()
      .system(SYSTEM, (draw) => draw.outdoor('outdoor', ['X4P-24']).placeholder('open', 'outdoor').unit('unit', 'open', 'C4-056'))
      .build()
    expect(placeOnPlaceholder(project, SYSTEM, 'open', large, pack).ops).toStrictEqual([])
  })

  it.each([
    ['HR', 'MS', ['p2 for p1']],
    ['HR', 'MS-MAIN', []],
    ['MainSub', 'MS-MAIN', ['p2 for p1']],
    ['HP', 'MS', []],
  ] as const)('what is free and what is kept keeps the sibling port only where a rule asks for it: %s, box %s', (mode, jointType, kept) => {
    expect(reservations(drop(twoPorts(mode, { jointType, ports: 6 }), 'p1', large))).toStrictEqual(kept)
  })

  it('what is free and what is kept knows the ports of a box that names its model only', () => {
    expect(reservations(drop(twoPorts('HR', { jointType: 'MS', model: 'MS-12' }), 'p1', large))).toStrictEqual(['p2 for p1'])
  })

  it('what is free and what is kept leaves a placeholder with something below it where a merge joint takes its port', () => {
    const project = projectBuilder()
      .system(SYSTEM, (draw) =>
        draw
          .outdoor('outdoor', ['X4R-22'], 'HR')
          .box('box', 'outdoor', 6)
          .placeholder('p1', 'box', { port: 1 })
          .placeholder('p2', 'box', { port: 2 })
          .unit('unit', 'p2', 'C4-056'),
      )
      .build()
    expect(nodeRow(drop(project, 'p1', { kind: 'joint', jointType: 'MP2' }), 'p2')).toBeGreaterThan(0)
  })
})

describe('a joint on a placeholder', () => {
  it.each(BRANCH_COUNTS)(
    'a joint on a placeholder of %i branches opens as many places side by side and moves what stands lower down by their level',
    (branches) => {
      const project = yJoint()
      const diagram = drop(project, 'open', { kind: 'joint', branches })
      const pipes = below(diagram, 'open')
      const opened = pipes.map((pipe) => node(diagram, pipe.target))
      expect(node(diagram, 'open')).toMatchObject({ kind: 'joint', shape: 'joint', data: { branches } })
      expect(opened).toHaveLength(branches)
      expect(opened.every((each) => each.kind === 'placeholder' && each.shape === 'plus' && each.y === 3 * ROW)).toBe(true)
      opened.slice(1).forEach((each, place) => expect(each.x - (opened[place]?.x ?? 0)).toBe(COLUMN))
      expect(pipes.map((pipe) => pipe.sourcePort)).toStrictEqual(
        Array.from({ length: branches }, (_, place) => (branches > 2 ? place + 1 : 0)),
      )
      expect(pipes.every((pipe) => pipe.lengthM === undefined && pipe.kind === 'generic')).toBe(true)
      expect([node(diagram, 'y').y, node(diagram, 'unit').y, node(diagram, 'note').y]).toStrictEqual([ROW, 2 * ROW, 4 * ROW])
    },
  )

  it('a joint on a placeholder is fed and feeds by gas and liquid apart where its pipe is drawn so, in its material', () => {
    const project = projectBuilder()
      .system(SYSTEM, (draw) =>
        draw.outdoor('outdoor', ['X4P-24']).placeholder('open', 'outdoor', { kind: 'gas' }).pipe('outdoor', 'open', { kind: 'liquid' }),
      )
      .build()
    const diagram = drop(project, 'open', { kind: 'joint', materialType: 'steel' })
    expect(
      edges(diagram)
        .filter((edge) => edge.target === 'open')
        .map((edge) => edge.kind),
    ).toStrictEqual(['gas', 'liquid'])
    expect(below(diagram, 'open').map((edge) => [edge.kind, edge.materialType])).toStrictEqual([
      ['gas', 'steel'],
      ['liquid', 'steel'],
      ['gas', 'steel'],
      ['liquid', 'steel'],
    ])
  })

  it.each([
    ['MP2', 2],
    ['MP3-W', 3],
    ['MP4', 4],
    ['MP8', 8],
  ] as const)(
    'a joint on a placeholder of type %s takes the open places of its %i ports and gives them back when it goes',
    (jointType, ports) => {
      const project = openBox(10)
      let diagram = drop(project, 'p1', { kind: 'joint', jointType })
      expect(below(diagram, 'box').map((edge) => edge.sourcePort)).toStrictEqual([
        1,
        ...Array.from({ length: 10 - ports }, (_, place) => ports + 1 + place),
      ])
      expect(below(diagram, 'p1')).toHaveLength(1)
      applyChange(project, removeFromDrawing(project, SYSTEM, { nodes: ['p1'], edges: [] }, pack))
      diagram = drawing(project)
      const open = below(diagram, 'box').map((edge) => edge.sourcePort)
      expect(open.sort((a, b) => a - b)).toStrictEqual(Array.from({ length: 10 }, (_, place) => place + 1))
      expect(below(diagram, 'box').every((edge) => node(diagram, edge.target).kind === 'placeholder')).toBe(true)
    },
  )

  it.each(['MP2-SUB', 'PLUS-SUB'] as const)('a joint on a placeholder of type %s has one outlet and takes one port', (jointType) => {
    const diagram = drop(openBox(6), 'p1', { kind: 'joint', jointType })
    expect([below(diagram, 'box').length, below(diagram, 'p1').length]).toStrictEqual([6, 1])
  })
})

describe('a box on a placeholder', () => {
  it.each(pack.msBoxes.items.map((box) => [box.id, box.ports] as const))('%s opens its %i ports, numbered from 1', (model, ports) => {
    for (const jointType of ['MS', 'MS-MAIN', 'MS-SUB'] as const) {
      const diagram = drop(yJoint(), 'open', { kind: 'box', jointType, model })
      expect(node(diagram, 'open')).toMatchObject({ kind: 'box', data: { jointType, model, ports } })
      expect(below(diagram, 'open').map((edge) => edge.sourcePort)).toStrictEqual(Array.from({ length: ports }, (_, place) => place + 1))
    }
  })

  it('a box on a placeholder is as large as is said where no model is given', () => {
    for (let ports = 1; ports <= 16; ports++) expect(below(drop(yJoint(), 'open', { kind: 'box', ports }), 'open')).toHaveLength(ports)
  })
})

describe('ports beside a unit above the port capacity', () => {
  it.each([6, 8, 10, 16])(
    'ports beside a unit above the port capacity are reserved on a box of %i ports, the first of the pair or the second, and free again when the unit goes',
    (ports) => {
      for (let port = 1; port <= ports; port++) {
        const project = openBox(ports)
        const sibling = port % 2 === 1 ? port + 1 : port - 1
        expect(reservations(drop(project, `p${port}`, large))).toStrictEqual([`p${sibling} for p${port}`])
        applyChange(project, removeFromDrawing(project, SYSTEM, { nodes: [`p${port}`], edges: [] }, pack))
        expect(reservations(drawing(project))).toStrictEqual([])
        expect(node(drawing(project), `p${sibling}`)).toMatchObject({ kind: 'placeholder', data: {} })
      }
    },
  )

  it('ports beside a unit above the port capacity stay free beside a unit of exactly the port capacity, and on a box of one port', () => {
    expect(reservations(drop(openBox(6), 'p1', limit))).toStrictEqual([])
    expect(reservations(drop(openBox(1), 'p1', large))).toStrictEqual([])
  })

  it('ports beside a unit above the port capacity follow the capacity of the port that the box gives', () => {
    const project = openBox(6)
    drawing(project).nodePortCapacityKw[nodeRow(drawing(project), 'box')] = 30
    expect(reservations(drop(project, 'p1', large))).toStrictEqual([])
  })

  it('ports beside a unit above the port capacity are kept by a cap where one is, and by a new one where nothing is drawn', () => {
    const project = projectBuilder()
      .system(SYSTEM, (draw) =>
        draw
          .outdoor('outdoor', ['X4R-22'], 'HR')
          .box('box', 'outdoor', 6)
          .placeholder('p1', 'box', { port: 1 })
          .placeholder('p3', 'box', { port: 3 })
          .endCap('c4', 'box', { port: 4 }),
      )
      .build()
    drop(project, 'p1', large)
    const diagram = drop(project, 'p3', large)
    const cap = below(diagram, 'box').find((edge) => edge.sourcePort === 2)
    expect(cap?.lengthM).toBe(0)
    expect(node(diagram, cap?.target ?? '')).toMatchObject({ kind: 'endCap', data: { reservedFor: 'p1' } })
    expect(node(diagram, 'c4')).toMatchObject({ kind: 'endCap', data: { reservedFor: 'p3' } })
  })

  it('ports beside a unit above the port capacity are given back when the unit is exchanged for a smaller one, and taken when for a larger', () => {
    const project = openBox(6)
    const line = newIndoorUnit({ id: 'line', type: 'idu', model: 'DH-224' })
    const system = project.systems[SYSTEM]
    if (system) Object.assign(system, { outdoorModels: ['X4R-22'], indoorUnits: [line] })
    expect(reservations(drop(project, 'p1', { ...large, indoorUnitId: 'line' }))).toStrictEqual(['p2 for p1'])
    applyChange(project, editIndoorUnit(project, SYSTEM, 'line', { model: 'C4-056' }, pack))
    expect([reservations(drawing(project)), node(drawing(project), 'p1').data.model]).toStrictEqual([[], 'C4-056'])
    applyChange(project, editIndoorUnit(project, SYSTEM, 'line', { model: 'DH-224' }, pack))
    expect(reservations(drawing(project))).toStrictEqual(['p2 for p1'])
  })
})

it('columns and rows of the board are those of the core', () => {
  expect([COLUMN, ROW]).toStrictEqual([layout.ARRANGE_COLUMN, layout.ARRANGE_ROW])
})
