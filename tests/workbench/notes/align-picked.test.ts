import { beforeEach, describe, expect, it } from 'vitest'
import { createDrawing, nodeBox } from '../../../src/drawing/drawing/drawing'
import type { Drawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { alignPicked } from '../../../src/workbench/commands/notes/align-picked'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { replaceProject } from '../../../src/state/piping/commit'
import { undo } from '../../../src/state/piping/history'
import { currentProject } from '../../../src/state/piping/project'
import { pack } from '../../drawing/board-labels'
import { projectBuilder } from '../../helpers/project-builder'

const NOTES = ['short', 'long'] as const

function drawing(): Drawing {
  const system = currentProject()?.systems['S']
  if (!system) throw new Error('no open system')
  return createDrawing(system.diagram, null, packEquipment(pack))
}
const boxes = () => NOTES.map((id) => nodeBox(drawing(), nodeRow(drawing().diagram, id)))

beforeEach(() => {
  replaceProject(
    projectBuilder()
      .system('S', (draw) => draw.outdoor('o', ['X4P-10']).text('short', 'Roof').text('long', 'Keep 600 mm free in front of boxes'))
      .build(),
  )
  const { diagram } = drawing()
  NOTES.forEach((id, at) => {
    diagram.nodeX[nodeRow(diagram, id)] = 300 + 40 * at
    diagram.nodeY[nodeRow(diagram, id)] = 200 + 60 * at
  })
})

describe('text blocks on the board', () => {
  it('text blocks on the board are as wide as their texts', () => {
    const [short, long] = boxes().map(({ minX, maxX }) => maxX - minX)
    expect(long).toBeGreaterThan(2 * (short ?? Infinity))
  })

  it('text blocks on the board look another way with every alignment, each by its own edge', () => {
    const looks = (['left', 'centre', 'right'] as const).map((to) => {
      alignPicked('S', drawing(), NOTES, to)
      const [first, second] = boxes()
      if (!first || !second) throw new Error('no boxes')
      const apart = {
        left: first.minX - second.minX,
        centre: first.minX + first.maxX - second.minX - second.maxX,
        right: first.maxX - second.maxX,
      }[to]
      expect(apart, to).toBeCloseTo(0)
      undo()
      return Math.round(second.minX - first.minX)
    })
    expect(new Set(looks).size, 'how they stand to one another').toBe(3)
  })
})
