import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { bandsOf, collectFloors, floorBands } from '../../../src/drawing/paint/floor-bands'
import type { Floors } from '../../../src/drawing/paint/floor-bands'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { indoorUnit } from '../../helpers/project-builder'
import { englishLabels, pack } from '../board-labels'
import { fourUnits } from '../drawn-systems'

const FLOORS: Record<string, string> = { a: '3F', b: '2F', c: '1F', d: '1F' }

describe('the bands of floors', () => {
  it('the bands of floors are the same whether the rows are looked through at once or in turns', async () => {
    const drawing = createDrawing(fourUnits(), null, packEquipment(pack))
    const labels = await englishLabels(Object.entries(FLOORS).map(([id, floor]) => indoorUnit('C4-056', { id, floor })))
    const floors: Floors = new Map()
    for (let row = 0; row < drawing.nodeCount; row += 3) collectFloors(floors, drawing, labels, row, row + 3)
    expect(bandsOf(floors)).toHaveLength(3)
    expect(bandsOf(floors)).toEqual(floorBands(drawing, labels))
  })
})
