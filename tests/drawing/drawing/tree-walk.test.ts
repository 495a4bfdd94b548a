import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import type { Drawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import type { Place } from '../../../src/drawing/view/spatial-index'
import { pipesInTreeOrder, walk } from '../../../src/drawing/drawing/tree-walk'
import type { Step } from '../../../src/drawing/drawing/tree-walk'
import { edgeRow, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { DiagramBuilder } from '../../helpers/diagram-builder'
import { pack } from '../board-labels'
import { fourUnits, heatRecovery } from '../drawn-systems'

const drawing = createDrawing(fourUnits(), null, packEquipment(pack))
const at = (id: string): Place => ({ kind: 'node', row: nodeRow(drawing.diagram, id) })
const after = (from: string, ...steps: Step[]): string | undefined => {
  const place = steps.reduce<Place | null>((here, step) => walk(drawing, here, step), at(from))
  return place === null ? undefined : drawing.diagram.nodeId[place.row]
}

describe('walking a diagram with the arrow keys', () => {
  it('walking a diagram with the arrow keys starts at the outdoor unit', () => {
    expect(walk(drawing, null, 'down')).toEqual(at('outdoor'))
  })

  it('walking a diagram with the arrow keys goes down to the first child and up to the parent', () => {
    expect(after('outdoor', 'down')).toBe('j1')
    expect(after('j1', 'down')).toBe('a')
    expect(after('a', 'up', 'up')).toBe('outdoor')
  })

  it('walking a diagram with the arrow keys goes left and right among what hangs on one joint', () => {
    expect(after('a', 'right')).toBe('j2')
    expect(after('a', 'right', 'left')).toBe('a')
    expect(after('a', 'left')).toBeUndefined()
  })

  it('walking a diagram with the arrow keys goes from a pipe to its ends and to the pipe beside it', () => {
    const pipe = (id: string): Place => ({ kind: 'edge', row: edgeRow(drawing.diagram, id) })
    expect(walk(drawing, pipe('j1>a'), 'up')).toEqual(at('j1'))
    expect(walk(drawing, pipe('j1>a'), 'down')).toEqual(at('a'))
    expect(walk(drawing, pipe('j1>a'), 'right')).toEqual(pipe('j1>j2'))
  })

  it('walking a diagram with the arrow keys reaches every node from the outdoor unit', () => {
    const box: Drawing = createDrawing(heatRecovery(), null, packEquipment(pack))
    const seen = new Set<number>()
    const open: Place[] = [{ kind: 'node', row: 0 }]
    for (let place = open.pop(); place; place = open.pop()) {
      if (seen.has(place.row)) continue
      seen.add(place.row)
      for (const step of ['down', 'right'] as const) {
        const next = walk(box, place, step)
        if (next) open.push(next)
      }
    }
    expect(seen.size).toBe(box.nodeCount)
  })

  it('walking a diagram with the arrow keys goes right from the outdoor unit through what stands outside the circuit, and round to it again', () => {
    const draw = new DiagramBuilder().text('roof', 'Roof').outdoor('outdoor', ['X4P-10']).unit('a', 'outdoor', 'C4-056')
    const loose = createDrawing(draw.text('riser', 'Riser').node('panel', 'none', 'panel', {}).build(), null, packEquipment(pack))
    const walked: string[] = []
    let place = walk(loose, null, 'right')
    for (let step = 0; step < 5 && place; step++) {
      walked.push(loose.diagram.nodeId[place.row] ?? '')
      place = walk(loose, place, 'right')
    }
    expect(walked).toEqual(['outdoor', 'riser', 'panel', 'roof', 'outdoor'])
    const panel: Place = { kind: 'node', row: nodeRow(loose.diagram, 'panel') }
    expect(walk(loose, panel, 'left')).toEqual({ kind: 'node', row: nodeRow(loose.diagram, 'riser') })
    expect(walk(drawing, at('outdoor'), 'right')).toBeNull()
  })

  it('walking a diagram with the arrow keys lists every pipe once, each branch to its end before the next', () => {
    const order = pipesInTreeOrder(drawing).map((edge) => drawing.diagram.edgeId[edge])
    expect(order).toEqual(['outdoor>j1', 'j1>a', 'j1>j2', 'j2>b', 'j2>j3', 'j3>c', 'j3>d'])
  })
})
