import { describe, expect, it } from 'vitest'
import { everythingPicked, pickedPlaces } from '../../../src/drawing/view/picked'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import type { Drawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { copyDiagram, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { withoutRows } from '../../../src/model/change/filter-rows'
import { pack } from '../board-labels'
import { fourUnits } from '../drawn-systems'

const diagram = fourUnits()
const drawn = (of: Diagram): Drawing => createDrawing(of, null, packEquipment(pack))

describe('the places of what is picked', () => {
  it('the places of what is picked are the same list in the next picture where no row has moved', () => {
    const picked = everythingPicked(diagram)
    const places = pickedPlaces(drawn(diagram), picked)
    expect(places).toHaveLength(diagram.nodeCount + diagram.edgeCount)
    const longer = copyDiagram(diagram)
    longer.edgeLengthM[0] = 77
    expect(pickedPlaces(drawn(longer), picked)).toBe(places)
  })

  it('the places of what is picked follow their ids where rows have moved or gone', () => {
    const picked = { nodes: ['b', 'a'], edges: [] }
    pickedPlaces(drawn(diagram), picked)
    const moved = withoutRows(diagram, [nodeRow(diagram, 'a')], [])
    expect(pickedPlaces(drawn(moved), picked)).toEqual([{ kind: 'node', row: nodeRow(moved, 'b') }])
    expect(pickedPlaces(drawn(diagram), picked)).toEqual(['b', 'a'].map((id) => ({ kind: 'node', row: nodeRow(diagram, id) })))
  })
})
