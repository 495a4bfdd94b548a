import { beforeEach, describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { NOTHING_PICKED } from '../../../src/drawing/view/picked'
import { pipesInTreeOrder } from '../../../src/drawing/drawing/tree-walk'
import { setCells } from '../../../src/workbench/commands/set-cells'
import { linesOf, pickedLines, pickLines } from '../../../src/workbench/lines/lines'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import type { System } from '../../../src/model/project/project'
import { replaceProject } from '../../../src/state/piping/commit'
import { history, undo } from '../../../src/state/piping/history'
import { projectState } from '../../../src/state/piping/project'
import { sampleProject } from '../../helpers/sample-projects'
import { pack } from '../../drawing/board-labels'

let systemId = ''
const system = (): System => {
  const open = projectState.current?.systems[systemId]
  if (!open) throw new Error('no open system')
  return open
}
const unitIds = (): string[] =>
  system().diagram.nodeId.filter((id) => system().diagram.nodeRest[nodeRow(system().diagram, id)]?.indoorUnitId)

beforeEach(() => {
  const project = demoProject(pack, { ownerId: 'owner', ownerName: 'Owner' })
  systemId = project.systemOrder[0] ?? ''
  replaceProject(project)
})

describe('writing cells of the table', () => {
  it('writing cells of the table sets a different value in each pipe as one step of undo', () => {
    const before = Array.from(system().diagram.edgeLengthM.subarray(0, 3))
    const ids = system().diagram.edgeId.slice(0, 3)
    expect(setCells(systemId, [{ property: 'lengthM', ids, values: [1.5, null, 7.25] }], pack)).toBe(true)
    expect(Array.from(system().diagram.edgeLengthM.subarray(0, 3))).toEqual([1.5, NaN, 7.25])
    expect(history.undoLabel).toBe('setPipeColumn')
    undo()
    expect(Array.from(system().diagram.edgeLengthM.subarray(0, 3))).toEqual(before)
  })

  it('writing cells of the table writes several columns and several kinds of them as one step, each made for what the ones before left', () => {
    const { diagram } = system()
    const [unit = '', other = ''] = unitIds()
    const item = diagram.nodeRest[nodeRow(diagram, unit)]?.indoorUnitId ?? ''
    const edge = diagram.edgeId[0] ?? ''
    const replaced = { kind: 'indoor', model: 'C4-028' } as const
    setCells(
      systemId,
      [
        { property: 'item', ids: [unit, other], values: [replaced, replaced] },
        { property: 'heightM', ids: [unit, other], values: [-2, -3.5] },
        { property: 'material', ids: [edge], values: ['aluminium'] },
        { property: 'room', ids: [item], values: ['Archive'] },
        { property: 'name', ids: [other], values: ['Corner'] },
      ],
      pack,
    )
    const after = system().diagram
    const model = (id: string): string | undefined => after.modelNames[after.nodeModel[nodeRow(after, id)] ?? -1]
    expect([model(unit), model(other)]).toEqual(['C4-028', 'C4-028'])
    expect([after.nodeHeightM[nodeRow(after, unit)], after.nodeHeightM[nodeRow(after, other)]]).toEqual([-2, -3.5])
    expect(after.edgeRest[0]?.materialType).toBe('aluminium')
    expect(history.undoLabel).toBe('editTable')
    expect(undo()).toBe(true)
    expect(system().diagram.edgeRest[0]?.materialType).toBeUndefined()
    expect(system().indoorUnits.some(({ room }) => room === 'Archive')).toBe(false)
    expect(history.undoLabel).toBeNull()
  })

  it('writing cells of the table does nothing without a cell, and nothing in a project that may only be looked at', () => {
    expect(setCells(systemId, [{ property: 'bends', ids: [], values: [] }], pack)).toBe(false)
    projectState.readOnly = true
    const ids = system().diagram.edgeId.slice(0, 1)
    expect(setCells(systemId, [{ property: 'bends', ids, values: [9] }], pack)).toBe(false)
    projectState.readOnly = false
  })
})

describe('the lines of a diagram', () => {
  it('the lines of a diagram hold every node and every pipe once, parents before what they feed, text blocks at the end', () => {
    for (const [id, drawn] of Object.entries(sampleProject().systems)) {
      const drawing = createDrawing(drawn.diagram, null, packEquipment(pack))
      const order = nodeOrder(drawing)
      const lines = linesOf(drawing, order)
      const edges = Array.from(lines.edge).filter((edge) => edge >= 0)
      expect(new Set(edges).size, id).toBe(edges.length)
      expect(edges.length, id).toBe(pipesInTreeOrder(drawing).length)
      expect(new Set(lines.node).size, id).toBe(drawing.nodeCount)
      for (let line = 0; line < lines.count; line++) {
        const above = drawn.diagram.edgeSource[lines.edge[line] ?? -1] ?? -1
        if (above >= 0 && drawing.feed[lines.node[line] ?? -1] === lines.edge[line]) expect(lines.ofNode[above]).toBeLessThan(line)
      }
    }
  })

  it('the lines of a diagram are picked as pipes or as nodes and found again', () => {
    const { diagram } = system()
    const drawing = createDrawing(diagram, null, packEquipment(pack))
    const lines = linesOf(drawing, nodeOrder(drawing))
    const pipes = pickLines(drawing, lines, [0, 1, 2], true)
    expect([pipes.nodes.length, pipes.edges.length]).toEqual([1, 2])
    expect(Array.from(pickedLines(drawing, lines, pipes)).sort()).toEqual([0, 1, 2])
    expect(pickLines(drawing, lines, [1], false)).toEqual({ nodes: [diagram.nodeId[lines.node[1] ?? -1]], edges: [] })
    expect(pickedLines(drawing, lines, NOTHING_PICKED).size).toBe(0)
  })
})

function nodeOrder(drawing: ReturnType<typeof createDrawing>): number[] {
  const order = new Set<number>()
  for (const pipe of pipesInTreeOrder(drawing)) {
    order.add(drawing.diagram.edgeSource[pipe] ?? -1)
    order.add(drawing.diagram.edgeTarget[pipe] ?? -1)
  }
  return Array.from(order)
}
