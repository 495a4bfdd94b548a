import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { acceptingRows, answeringRows, nearestRow } from '../../../src/board/placing/accepting-rows'
import { aimAt } from '../../../src/board/placing/aim'
import { edgeScroll } from '../../../src/board/placing/use-edge-scroll'
import { ACCEPTS, ASK, NO_PLACE, REFUSES } from '../../../src/board/placing/placing'
import type { DropTargets } from '../../../src/board/placing/placing'
import { placingKey } from '../../../src/board/placing/placing-keys'
import type { Walk } from '../../../src/board/placing/use-early-acts'
import { createSpatialIndex } from '../../../src/drawing/view/spatial-index'
import { DiagramBuilder } from '../../helpers/diagram-builder'
import { pack } from '../../drawing/board-labels'

const SNAP = 60
const REACH = 6

function board() {
  const diagram = new DiagramBuilder()
    .outdoor('outdoor', ['X4P-12'])
    .joint('joint', 'outdoor')
    .placeholder('left', 'joint')
    .placeholder('right', 'joint')
    .unit('unit', 'joint', 'C4-056')
    .build()
  const places: Record<string, [number, number]> = {
    outdoor: [0, 0],
    joint: [0, 100],
    left: [-100, 250],
    right: [100, 250],
    unit: [0, 250],
  }
  diagram.nodeId.forEach((id, row) => {
    diagram.nodeX[row] = places[id]?.[0] ?? 0
    diagram.nodeY[row] = places[id]?.[1] ?? 0
  })
  const drawing = createDrawing(diagram, null, packEquipment(pack))
  const row = (id: string): number => diagram.nodeId.indexOf(id)
  const nodes = new Uint8Array(diagram.nodeCount)
  nodes[row('left')] = ACCEPTS
  nodes[row('right')] = REFUSES
  nodes[row('unit')] = ASK
  const targets: DropTargets = { nodes, edges: new Uint8Array(diagram.edgeCount).fill(ASK) }
  const aim = (x: number, y: number) => aimAt(drawing, createSpatialIndex(drawing), targets, { x, y }, SNAP, REACH)
  return { drawing, row, targets, aim }
}

describe('aiming', () => {
  it('aiming snaps to an accepting place nearby and not to one out of reach', () => {
    const { aim, row } = board()
    expect(aim(-100, 290)).toEqual({ place: { kind: 'node', row: row('left') }, verdict: ACCEPTS })
    expect(aim(-300, 250)).toEqual({ place: null, verdict: NO_PLACE })
  })

  it('aiming names the refusing place under the pointer where no accepting one is near', () => {
    const { aim, row } = board()
    expect(aim(100, 250)).toEqual({ place: { kind: 'node', row: row('right') }, verdict: REFUSES })
  })

  it('aiming leaves to the whole check what stands under the pointer and may be replaced, and the pipes', () => {
    const { aim, row, drawing } = board()
    expect(aim(0, 250)).toEqual({ place: { kind: 'node', row: row('unit') }, verdict: ASK })
    const main = drawing.diagram.edgeId.indexOf('outdoor>joint')
    expect(aim(0, 70)).toEqual({ place: { kind: 'edge', row: main }, verdict: ASK })
  })

  it('aiming says of what is no place that nothing goes there', () => {
    const { aim, row } = board()
    expect(aim(0, 0)).toEqual({ place: { kind: 'node', row: row('outdoor') }, verdict: NO_PLACE })
  })
})

describe('walking the places', () => {
  it('walking the places goes level by level from left to right and begins at the nearest', () => {
    const { drawing, row, targets } = board()
    targets.nodes[row('right')] = ACCEPTS
    targets.nodes[row('joint')] = ACCEPTS
    const rows = acceptingRows(drawing, targets)
    expect(Array.from(rows)).toEqual([row('joint'), row('left'), row('right')])
    expect(nearestRow(drawing, rows, 90, 240)).toBe(2)
    targets.nodes[row('right')] = REFUSES
    expect(Array.from(acceptingRows(drawing, targets))).toEqual([row('joint'), row('left')])
    expect(Array.from(answeringRows(drawing, targets)), 'with those that refuse').toEqual([row('joint'), row('left'), row('right')])
    expect(nearestRow(drawing, new Int32Array(), 0, 0)).toBe(-1)
  })

  it('walking the places knows its keys, and leaves those with Ctrl to others', () => {
    const done: string[] = []
    const control = {
      walk: ({ step, isThroughAll }: Walk) => done.push(isThroughAll ? `${step} all` : step),
      take: () => done.push('take'),
      end: () => done.push('end'),
    }
    const key = (name: string, held: '' | 'ctrl' | 'shift' | 'alt' = ''): boolean =>
      placingKey(
        { key: name, ctrlKey: held === 'ctrl', metaKey: false, altKey: held === 'alt', shiftKey: held === 'shift', repeat: false },
        control,
      )
    expect(['ArrowRight', 'Home', 'Enter', 'Escape', 'x'].map((name) => key(name))).toEqual([true, true, true, true, false])
    expect(key('ArrowRight', 'ctrl')).toBe(false)
    expect(key('ArrowLeft', 'shift')).toBe(true)
    expect(done).toEqual(['right', 'first', 'take', 'end', 'left all'])
    expect(key('ArrowLeft', 'alt'), 'it would leave the page').toBe(true)
    expect(done).toHaveLength(5)
  })
})

describe('the edge of the board', () => {
  it('the edge of the board pulls the board under what is carried, faster towards the edge, and not from outside', () => {
    expect(edgeScroll(400, 300, 800, 600)).toEqual({ dx: 0, dy: 0 })
    expect(edgeScroll(5, 300, 800, 600).dx).toBeGreaterThan(edgeScroll(30, 300, 800, 600).dx)
    expect(edgeScroll(795, 598, 800, 600).dx).toBeLessThan(0)
    expect(edgeScroll(795, 598, 800, 600).dy).toBeLessThan(0)
    expect(edgeScroll(-20, 700, 800, 600)).toEqual({ dx: 0, dy: 0 })
  })
})
