import { expect, it } from 'vitest'
import { UNIT_HEIGHT } from '../../../assembly/common/layout/layout-drawing'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { lineSize, modelSize } from '../../../src/drawing/labels/node/label-sheet'
import { chooseDetail } from '../../../src/drawing/paint/detail'
import type { Scene } from '../../../src/drawing/paint/scene'
import { symbolGrowth } from '../../../src/drawing/symbols/forms/growth'
import { labelledExtent } from '../../../src/drawing/view/labelled-extent'
import { fitView, freePart } from '../../../src/drawing/view/view'
import { drawSystem } from '../../../src/model/drawing/draw-system'
import { newSystem, RATING_CONDITIONS } from '../../../src/model/project/defaults'
import type { Branching } from '../../../src/model/project/branching'
import { engine } from '../../engine/core-record'
import { indoorUnit } from '../../helpers/project-builder'
import { pack as drawnPack } from '../../model/arbitrary'
import { pack } from '../board-labels'

/** The boards of a window of 1440 × 900 with its panels open, and of one of 1024 × 768, where they are drawers. */
const BOARDS = { large: { width: 803, height: 780 }, tablet: { width: 1008, height: 625 } }
const CASES = (['large', 'tablet'] as const).flatMap((board) =>
  ([undefined, 'joint', 'header'] as const).map((branching): [keyof typeof BOARDS, Branching | undefined] => [board, branching]),
)

it.each(CASES)(
  'a system of 64 units on eight floors fits the %s window with labels and symbols that can be read, branching by %s',
  async (board, branching) => {
    const { width, height } = BOARDS[board]
    const indoorUnits = Array.from({ length: 64 }, (_, at) => indoorUnit('WM-022', { floor: `${1 + Math.floor(at / 8)}F` }))
    const system = newSystem({ outdoorModels: ['X4P-66C'], indoorUnits, ...(branching && { branching }) })
    const diagram = drawSystem(system, drawnPack)
    const result = await (await engine).inspect({ ...system, diagram }, { design: RATING_CONDITIONS, revision: 1 })
    const drawing = createDrawing(diagram, result, packEquipment(pack))
    const { scale } = fitView(labelledExtent(drawing), width, height)
    const detail = chooseDetail(scale, drawing.nodeCount)
    expect(detail).toBe('middle')
    const scene = { scale, detail } as Scene
    expect(modelSize(scene) * scale).toBeGreaterThanOrEqual(9)
    expect(lineSize(scene) * scale).toBeGreaterThanOrEqual(9)
    expect(symbolGrowth(scale) * UNIT_HEIGHT * scale).toBeGreaterThanOrEqual(16)
  },
)

it('a drawing is fitted into the part of the board that no drawer lies over', () => {
  const drawer = { minX: 660, minY: -90, maxX: 1024, maxY: 700 }
  expect(freePart(1024, 640, [drawer])).toEqual({ minX: 0, minY: 0, maxX: 660, maxY: 640 })
  expect(freePart(1024, 640, [{ ...drawer, minX: -40, maxX: 260 }])).toEqual({ minX: 260, minY: 0, maxX: 1024, maxY: 640 })
  // A bar above the middle, or a drawer that leaves almost nothing, changes nothing.
  expect(freePart(1024, 640, [{ minX: 100, minY: 10, maxX: 900, maxY: 50 }])).toEqual({ minX: 0, minY: 0, maxX: 1024, maxY: 640 })
  expect(freePart(390, 640, [{ minX: 30, minY: -90, maxX: 390, maxY: 700 }])).toEqual({ minX: 0, minY: 0, maxX: 390, maxY: 640 })
})
