import { beforeAll, describe, expect, it } from 'vitest'
import { diagramSvg } from '../../../src/drawing/svg/diagram-svg'
import type { LabelSource } from '../../../src/drawing/labels/label-source'
import { PALETTES, type BoardTheme } from '../../../src/drawing/paint/palette'
import { edgeRow } from '../../../src/model/diagram/diagram-rows'
import { englishLabels } from '../board-labels'
import { fourUnits } from '../drawn-systems'

let labels: LabelSource
beforeAll(async () => {
  labels = await englishLabels([])
})

/** The drawing of four units with the pipe to the last joint disabled. */
function drawnWithout() {
  const diagram = fourUnits()
  diagram.edgeRest[edgeRow(diagram, 'j2>j3')] = { isDisabled: true }
  return diagram
}

/** Number of strokes in one colour with these dashes. */
const dashed = (svg: string, theme: BoardTheme): number =>
  Array.from(svg.matchAll(/<path[^>]*>/g), ([path]) => path).filter(
    (path) => path.includes(PALETTES[theme].placeholder) && path.includes('3 5'),
  ).length

describe('a drawing with a pipe in no calculation', () => {
  it('a drawing with a pipe in no calculation draws the branch in short dashes, and no other drawing does', () => {
    for (const theme of ['dark', 'light', 'print'] as const) {
      const svg = diagramSvg(drawnWithout(), null, { theme, labels })
      expect(dashed(svg, theme)).toBe(1)
      expect(dashed(diagramSvg(fourUnits(), null, { theme, labels }), theme)).toBe(0)
    }
  })
})
