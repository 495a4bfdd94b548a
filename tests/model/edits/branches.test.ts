import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { edgeAt, nodeAt, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import { copyBranches } from '../../../src/model/edits/clip/copy-branches'
import { pasteBranches } from '../../../src/model/edits/clip/paste-branches'
import { insertFitting } from '../../../src/model/edits/drawing/insert-fitting'
import { moveBranch } from '../../../src/model/edits/drawing/move-branch'
import { placeNewUnit } from '../../../src/model/edits/drawing/place-new-unit'
import { replaceNode } from '../../../src/model/edits/drawing/replace-node'
import { reverseFittings } from '../../../src/model/edits/drawing/reverse-fittings'
import { addIndoorUnits } from '../../../src/model/edits/list/add-indoor-units'
import { addSystem } from '../../../src/model/edits/systems/add-system'
import { chooseOutdoorUnit } from '../../../src/model/edits/list/choose-outdoor-unit'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import type { Project } from '../../../src/model/project/project'
import { newProject } from '../../../src/model/project/defaults'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { anyOutdoor, anyUnits, pack } from '../arbitrary'
import { drawnCounts } from '../drawing-rules'
import { pictureOf } from '../picture'
import { make } from '../make'

/** A box of four ports with a large unit on the first pair, a joint with two units and an open place behind it. */
function recovery(): Project {
  return projectBuilder()
    .system(
      'S',
      (draw) =>
        draw
          .outdoor('o', ['X4R-22'], 'HR')
          .joint('y', 'o', { lengthM: 20 })
          .box('box', 'y', 4, { lengthM: 8, bends: 3 })
          .unit('large', 'box', 'DH-224', { port: 1, lengthM: 5 }, { indoorUnitId: 'L' })
          .endCap('cap', 'box', { port: 2, lengthM: 0 }, { reservedFor: 'large' })
          .unit('small', 'box', 'C4-036', { port: 3, lengthM: 4 }, { indoorUnitId: 'M', label: 'Lobby', heightM: -3 })
          .placeholder('free', 'box', { port: 4 })
          .placeholder('open', 'y', { lengthM: 7, bends: 1 }),
      {
        outdoorModels: ['X4R-22'],
        indoorUnits: [indoorUnit('DH-224', { id: 'L' }), indoorUnit('C4-036', { id: 'M', count: 2, room: '101' })],
      },
    )
    .build()
}

const drawing = (project: Project): Diagram => {
  const diagram = project.systems['S']?.diagram
  if (!diagram) throw new Error('The system is lost.')
  return diagram
}
const node = (project: Project, id: string) => nodeAt(drawing(project), nodeRow(drawing(project), id))
const feed = (project: Project, id: string) => {
  const diagram = drawing(project)
  return edgeAt(
    diagram,
    Array.from({ length: diagram.edgeCount }, (_, row) => row).find((row) => diagram.edgeTarget[row] === nodeRow(diagram, id)) ?? -1,
  )
}
const list = (project: Project) => (project.systems['S']?.indoorUnits ?? []).map(({ model, count }) => `${count} ${model}`)

describe('moving a branch', () => {
  it('moving a branch exchanges it with the open place, pipes and all, and frees what was reserved', () => {
    const project = recovery()
    make(project, moveBranch(project, 'S', 'large', 'open', pack))
    expect(feed(project, 'large')).toMatchObject({ source: 'y', lengthM: 7, bends: 1 })
    expect(feed(project, 'open')).toMatchObject({ source: 'box', sourcePort: 1, lengthM: 5 })
    expect(node(project, 'cap')).toMatchObject({ kind: 'placeholder', data: {} })
  })

  it('moving a branch takes everything below along, and reserves anew where it arrives', () => {
    const project = recovery()
    make(project, moveBranch(project, 'S', 'box', 'open', pack))
    expect([feed(project, 'box').lengthM, feed(project, 'open').lengthM, feed(project, 'large').source]).toStrictEqual([7, 8, 'box'])
    make(project, moveBranch(project, 'S', 'small', 'open', pack))
    make(project, moveBranch(project, 'S', 'large', 'free', pack))
    expect(feed(project, 'large').sourcePort).toBe(4)
    expect(node(project, 'open').data.reservedFor).toBe('large')
  })

  it('moving a branch does nothing towards its own inside, a taken or reserved place, or for the outdoor unit', () => {
    const project = recovery()
    for (const [from, to] of [
      ['box', 'free'],
      ['small', 'large'],
      ['small', 'cap'],
      ['o', 'open'],
      ['open', 'free'],
      ['nobody', 'open'],
    ] as const)
      expect(moveBranch(project, 'S', from, to, pack).ops).toStrictEqual([])
  })
})

describe('inserting a fitting', () => {
  it('inserting a fitting divides a typed length in halves and leaves the bends above', () => {
    const project = recovery()
    make(project, insertFitting(project, 'S', 'y>box', { kind: 'joint', branches: 2 }, pack))
    const joint = feed(project, 'box').source
    expect(feed(project, 'box')).toMatchObject({ lengthM: 4, sourcePort: 0 })
    expect(feed(project, 'box').bends).toBeUndefined()
    expect(feed(project, joint)).toMatchObject({ id: 'y>box', source: 'y', lengthM: 4, bends: 3 })
  })

  it('inserting a fitting opens the other outlets of a box and hangs the branch on its first', () => {
    const project = recovery()
    make(project, insertFitting(project, 'S', 'o>y', { kind: 'box', model: 'MS-06' }, pack))
    const box = feed(project, 'y').source
    expect(feed(project, 'y').sourcePort).toBe(1)
    const diagram = drawing(project)
    const ports = Array.from({ length: diagram.edgeCount }, (_, row) => edgeAt(diagram, row)).filter((edge) => edge.source === box)
    expect(ports.map((edge) => edge.sourcePort).sort()).toStrictEqual([1, 2, 3, 4, 5, 6])
  })

  it('inserting a fitting does nothing for a unit or a pipe that is not drawn', () => {
    const project = recovery()
    expect(insertFitting(project, 'S', 'o>y', { kind: 'indoor', model: 'C4-036' }, pack).ops).toStrictEqual([])
    expect(insertFitting(project, 'S', 'nowhere', { kind: 'joint' }, pack).ops).toStrictEqual([])
  })
})

describe('replacing', () => {
  it('a unit makes its line the new model; one of several goes over to a line of its own', () => {
    const project = recovery()
    make(project, replaceNode(project, 'S', 'small', { kind: 'indoor', model: 'DH-224' }, pack))
    expect(list(project)).toStrictEqual(['1 DH-224', '1 C4-036', '1 DH-224'])
    expect(node(project, 'small').data).toMatchObject({ model: 'DH-224', label: 'Lobby', heightM: -3 })
    expect(node(project, 'free').data.reservedFor).toBe('small')
    expect(project.systems['S']?.indoorUnits[2]?.room).toBe('101')
    make(project, replaceNode(project, 'S', 'large', { kind: 'indoor', model: 'C4-036' }, pack))
    expect(list(project)).toStrictEqual(['1 C4-036', '1 C4-036', '1 DH-224'])
    expect(node(project, 'cap')).toMatchObject({ kind: 'placeholder', data: {} })
  })

  it('a box by a larger one keeps every port and opens those that came', () => {
    const project = recovery()
    make(project, replaceNode(project, 'S', 'box', { kind: 'box', model: 'MS-08' }, pack))
    expect([feed(project, 'large').sourcePort, feed(project, 'small').sourcePort]).toStrictEqual([1, 3])
    expect(node(project, 'box').data.ports).toBe(8)
    const diagram = drawing(project)
    const open = diagram.nodeId.filter(
      (_, row) => kindAt(diagram, row) === 'placeholder' && diagram.nodeRest[row]?.reservedFor === undefined,
    )
    expect(open).toHaveLength(6)
  })

  it('a box by a joint keeps as many branches as it has, and the list keeps them all', () => {
    const project = recovery()
    make(project, replaceNode(project, 'S', 'box', { kind: 'joint', jointType: 'MP2' }, pack))
    expect([nodeRow(drawing(project), 'large') >= 0, nodeRow(drawing(project), 'small')]).toStrictEqual([true, -1])
    expect(list(project)).toStrictEqual(['1 DH-224', '2 C4-036'])
  })

  it('a fitting by a unit clears the place first and lists the unit', () => {
    const project = recovery()
    make(project, replaceNode(project, 'S', 'box', { kind: 'indoor', model: 'C4-028' }, pack))
    expect(node(project, 'box')).toMatchObject({ kind: 'indoor', data: { model: 'C4-028' } })
    expect(list(project)).toStrictEqual(['1 DH-224', '2 C4-036', '1 C4-028'])
  })
})

it('placing a unit of the catalogue lists it, and turning a fitting twice leaves it as it was', () => {
  const project = recovery()
  make(project, placeNewUnit(project, 'S', 'free', { kind: 'indoor', model: 'C4-028' }, pack, { floor: '2F' }))
  expect(list(project).at(-1)).toBe('1 C4-028')
  expect(project.systems['S']?.indoorUnits.at(-1)?.id).toBe(node(project, 'free').data.indoorUnitId)
  const before = pictureOf(project)
  make(project, reverseFittings(project, 'S', ['box', 'y', 'large', 'o']))
  expect([node(project, 'box').data.reverse, node(project, 'y').data.reverse, node(project, 'large').data.reverse]).toStrictEqual([
    true,
    true,
    undefined,
  ])
  make(project, reverseFittings(project, 'S', ['box', 'y']))
  expect(pictureOf(project)).toStrictEqual(before)
})

describe('copying branches', () => {
  it('copying branches puts the same branch on another place with lines of its own, as often as one likes', () => {
    const project = recovery()
    const clip = copyBranches(project, 'S', ['small', 'box'])
    expect(clip.branches).toHaveLength(1)
    make(project, pasteBranches(project, 'S', clip, [['open']], pack).change)
    expect(list(project)).toStrictEqual(['1 DH-224', '2 C4-036', '1 DH-224', '1 C4-036'])
    expect(node(project, 'open')).toMatchObject({ kind: 'box', data: { ports: 4 } })
    const diagram = drawing(project)
    expect(new Set(diagram.nodeId).size).toBe(diagram.nodeCount)
    expect([...drawnByModel(project)]).toStrictEqual([
      ['DH-224', 2],
      ['C4-036', 2],
    ])
    expect(pasteBranches(project, 'S', clip, [['open']], pack).change.ops).toStrictEqual([])
  })

  it('copying branches puts each of several branches on the first of its wishes that is free still', () => {
    const project = recovery()
    const clip = copyBranches(project, 'S', ['large', 'small'])
    const { change, placeIds } = pasteBranches(project, 'S', clip, [['free'], ['cap', 'free', 'open']], pack)
    make(project, change)
    expect([node(project, 'free').data.model, node(project, 'open').data.model]).toStrictEqual(['DH-224', 'C4-036'])
    expect([placeIds, change.label]).toStrictEqual([['free', 'open'], 'pasteBranches'])
  })

  it('copying branches keeps a port free that a branch before it needs beside its own', () => {
    const project = recovery()
    make(project, removeFromDrawing(project, 'S', { nodes: ['small'], edges: [] }, pack))
    const clip = copyBranches(project, 'S', ['large'])
    const twice = { ...clip, branches: [...clip.branches, ...clip.branches] }
    const { change, placeIds } = pasteBranches(project, 'S', twice, [['small'], ['free', 'open']], pack)
    make(project, change)
    expect(placeIds).toStrictEqual(['small', 'open'])
    expect(node(project, 'free').data.reservedFor).toBe('small')
  })

  it('copying branches says which branch found no place, and puts down none where the first finds none', () => {
    const project = recovery()
    const clip = copyBranches(project, 'S', ['large', 'small'])
    expect(pasteBranches(project, 'S', clip, [['small'], ['open']], pack)).toStrictEqual({
      change: { label: 'pasteBranch', ops: [] },
      placeIds: [''],
      ids: new Map(),
    })
    const { change, placeIds } = pasteBranches(project, 'S', clip, [['free'], []], pack)
    make(project, change)
    expect([placeIds, change.label]).toStrictEqual([['free', ''], 'pasteBranch'])
  })

  it('copying branches gives back the drawing it was cut from when it is pasted where it was, whatever hangs there', () => {
    fc.assert(
      fc.property(anyUnits, anyOutdoor, fc.nat(), (units, models, at) => {
        const project = newProject()
        applyChange(project, addSystem(project, { id: 'S' }))
        applyChange(project, chooseOutdoorUnit(project, 'S', models, pack))
        applyChange(project, addIndoorUnits(project, 'S', units, pack))
        const system = project.systems['S']
        if (!system || system.diagram.nodeCount < 2) return
        const id = system.diagram.nodeId[1 + (at % (system.diagram.nodeCount - 1))] ?? ''
        const clip = copyBranches(project, 'S', [id])
        const [branch] = clip.branches
        if (!branch) return
        // Taking out one kit takes its whole air handler; that is another test's.
        if (branch.diagram.nodeId.some((_, row) => kindAt(branch.diagram, row) === 'ahuKit')) return
        const top = branch.diagram.nodeId[0] ?? ''
        const before = shape(system.diagram)
        const count = drawnCounts(system)
        applyChange(project, removeFromDrawing(project, 'S', { nodes: [top], edges: [] }, pack))
        if (kindAt(system.diagram, nodeRow(system.diagram, top)) !== 'placeholder') return
        make(project, pasteBranches(project, 'S', clip, [[top]], pack).change)
        expect(shape(project.systems['S']?.diagram ?? system.diagram)).toStrictEqual(before)
        expect(sum(drawnCounts(project.systems['S'] ?? system))).toBe(sum(count))
      }),
      { numRuns: 80 },
    )
  })
})

function drawnByModel(project: Project): Map<string, number> {
  const counts = new Map<string, number>()
  for (const unit of project.systems['S']?.indoorUnits ?? []) {
    const drawn = drawnCounts(project.systems['S'] ?? never())[unit.id] ?? 0
    counts.set(unit.model, (counts.get(unit.model) ?? 0) + drawn)
  }
  return counts
}

/** The tree as sorted lines of text without ids: what stands on which outlet of what, and how far. */
function shape(diagram: Diagram): string[] {
  const lines: string[] = []
  for (let row = 0; row < diagram.edgeCount; row++) {
    const edge = edgeAt(diagram, row)
    const [above, below] = [nodeAt(diagram, nodeRow(diagram, edge.source)), nodeAt(diagram, nodeRow(diagram, edge.target))]
    const words = (each: typeof above) =>
      `${each.kind} ${each.data.model ?? ''} ${each.data.jointType ?? ''} ${each.data.ports ?? each.data.branches ?? ''}`
    lines.push(`${words(above)} :${edge.sourcePort} ${edge.lengthM ?? '-'} ${edge.kind} > ${words(below)}`)
  }
  return lines.sort()
}

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, each) => all + each, 0)

function never(): never {
  throw new Error('The system is lost.')
}
