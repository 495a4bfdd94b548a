import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { labelOutdoor } from '../../../src/drawing/labels/node/label-outdoor'
import { newSheet, writeSheet } from '../../../src/drawing/labels/node/label-sheet'
import { chooseDetail } from '../../../src/drawing/paint/detail'
import { paintPipeLabels } from '../../../src/drawing/paint/paint-pipe-labels'
import type { Scene } from '../../../src/drawing/paint/scene'
import { PALETTES } from '../../../src/drawing/paint/palette'
import { englishLabels, pack } from '../board-labels'
import { engine } from '../../engine/core-record'
import { sampleProject } from '../../helpers/sample-projects'

describe('the level of detail', () => {
  it('the level of detail follows the zoom while few rows are on screen', () => {
    expect(chooseDetail(0.1, 40)).toBe('far')
    expect(chooseDetail(0.15, 40)).toBe('middle')
    expect(chooseDetail(0.65, 40)).toBe('near')
  })

  it('the level of detail loses no text on the way nearer: titles and pipe labels that are written once stay', async () => {
    const project = sampleProject(['apartment'])
    const system = project.systems['apartment']
    if (!system) throw new Error('There is no such sample')
    const result = await (await engine).inspect(system, { design: project.information.design, revision: 1 })
    const drawing = createDrawing(system.diagram, result, packEquipment(pack))
    const labels = await englishLabels(system.indoorUnits)
    const textsAt = (scale: number): number => {
      let texts = 0
      const painter = {
        fill: () => undefined,
        stroke: () => undefined,
        text: (_: unknown, write: (put: () => void) => void) => write(() => texts++),
      }
      const rows = (count: number): number[] => Array.from({ length: count }, (_, row) => row)
      const scene: Scene = {
        drawing,
        nodes: rows(drawing.nodeCount),
        edges: rows(drawing.edgeCount),
        bands: [],
        labels,
        palette: PALETTES.light,
        scale,
        detail: chooseDetail(scale, drawing.nodeCount),
      }
      paintPipeLabels(painter, scene)
      const sheet = newSheet()
      labelOutdoor(sheet, scene, 0)
      writeSheet(painter, scene, sheet)
      return texts
    }
    const written = Array.from({ length: 60 }, (_, step) => textsAt(0.4 + step / 100))
    expect(written[0]).toBeGreaterThan(3)
    written.forEach((texts, step) => expect(texts, `at ${40 + step} %`).toBeGreaterThanOrEqual(written[step - 1] ?? 0))
  })

  it('the level of detail drops labels, then symbols, where too many rows are on screen for the zoom', () => {
    expect(chooseDetail(1, 1501)).toBe('middle')
    expect(chooseDetail(1, 10_001)).toBe('far')
  })
})
