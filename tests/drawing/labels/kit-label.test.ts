import { beforeAll, describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { newSheet, writeSheet } from '../../../src/drawing/labels/node/label-sheet'
import { labelUnit } from '../../../src/drawing/labels/node/label-unit'
import type { Scene } from '../../../src/drawing/paint/scene'
import type { Painter, PathPen } from '../../../src/drawing/paint/painter'
import { diagramSvg } from '../../../src/drawing/svg/diagram-svg'
import { PALETTES } from '../../../src/drawing/paint/palette'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { indoorOutputAt } from '../../../src/engine/decode/system-record'
import type { SystemResult } from '../../../src/engine/decode/system-result'
import { isUnitKind } from '../../../src/model/project/codes'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import type { System } from '../../../src/model/project/project'
import { sampleProject } from '../../helpers/sample-projects'
import { englishLabels, pack } from '../board-labels'

/** More than the kits of any air handler give, in kW. */
const REQUIRED = 90
const drawn: Record<string, { system: System; result: SystemResult }> = {}

beforeAll(async () => {
  const project = sampleProject(['every-kind', 'air-handler'])
  const engine = await createEngine(await nodeCore(), pack)
  for (const sample of Object.values(project.systems)) {
    const indoorUnits = sample.indoorUnits.map((unit) => ({ ...unit, requiredCoolingKw: unit.airHandler ? REQUIRED : null }))
    const system = { ...sample, indoorUnits }
    // A result is a view into the core's answer: kept only as long as nothing else is asked of it.
    drawn[sample.id] = {
      system,
      result: structuredClone(await engine.inspect(system, { design: project.information.design, revision: 1 })),
    }
  }
})

function sampleOf(id: string): { system: System; result: SystemResult } {
  const sample = drawn[id]
  if (!sample) throw new Error(`no sample ${id}`)
  return sample
}

async function svgOf(id: string, changed: Partial<SystemResult> = {}): Promise<string> {
  const { system, result } = sampleOf(id)
  const labels = { ...(await englishLabels(system.indoorUnits)), sentence: () => 'Behind a box' }
  return diagramSvg(system.diagram, { ...result, ...changed }, { theme: 'print', labels })
}

const textsOf = (svg: string): string[] =>
  Array.from(svg.matchAll(/<text[^>]*>(.*?)<\/text>/g), ([, inner]) => (inner ?? '').replace(/<[^>]+>/g, ''))

describe('the label of a kit', () => {
  it('the label of a kit says what part of its air handler is required of it, as the record of the system does', async () => {
    const { system, result } = sampleOf('air-handler')
    const outputAt = indoorOutputAt(result, system, pack, (id) => system.indoorUnits.find((unit) => unit.id === id))
    const required = system.diagram.nodeId.map((_, row) => outputAt(row)?.CoolingLoad ?? 0).filter((kw) => kw > 0)
    expect(new Set(required).size, 'kits of different sizes').toBeGreaterThan(1)
    const written = textsOf(await svgOf('air-handler')).filter((text) => text.endsWith(' | – kW'))
    expect(written.map((text) => /[\d.]+/.exec(text)?.[0]).sort()).toEqual(required.map((kw) => kw.toFixed(1)).sort())
  })

  it('the label of a kit marks every kit of an air handler that the check finds short, and none by a comparison of its own', async () => {
    const isMarked = (svg: string): boolean => svg.includes(`fill="${PALETTES.print.highlight}"`)
    expect(isMarked(await svgOf('air-handler'))).toBe(true)
    const { system, result } = sampleOf('air-handler')
    const found = result.findings.filter(({ code }) => code === 'limit.deliveredCoolPct')
    const airHandlers = new Set(system.diagram.nodeRest.flatMap((rest) => rest?.airHandlerId ?? []))
    expect(found).toHaveLength(airHandlers.size)
    const kits = system.diagram.nodeId.filter((_, row) => kindAt(system.diagram, row) === 'ahuKit').length
    const path = new RegExp(`<path[^>]*fill="${PALETTES.print.highlight}"[^>]*>`).exec(await svgOf('air-handler'))?.[0] ?? ''
    const marks = path.split('M').length - 1
    expect(kits).toBeGreaterThan(found.length)
    expect(marks).toBeGreaterThanOrEqual(kits)
    const others = result.findings.filter((finding) => !found.includes(finding))
    expect(isMarked(await svgOf('air-handler', { findings: others }))).toBe(false)
  })

  it('the label of a kit is not marked where it is too far away for the figure itself: a bar alone says nothing', async () => {
    const { system, result } = sampleOf('air-handler')
    const labels = await englishLabels(system.indoorUnits)
    const drawing = createDrawing(system.diagram, result, packEquipment(pack))
    const row = system.diagram.nodeId.findIndex((_, at) => kindAt(system.diagram, at) === 'ahuKit')
    const marksAt = (scale: number, detail: Scene['detail']): number => {
      const scene: Scene = { drawing, nodes: [row], edges: [], bands: [], labels, palette: PALETTES.light, scale, detail }
      const sheet = newSheet()
      labelUnit(sheet, scene, row)
      let bars = 0
      const pen = { rect: () => bars++ } as unknown as PathPen
      const painter = { fill: (_: string, trace: (to: PathPen) => void) => trace(pen), text: () => undefined } as unknown as Painter
      writeSheet(painter, scene, sheet)
      return bars
    }
    expect(marksAt(1, 'near')).toBeGreaterThan(0)
    expect(marksAt(0.5, 'middle')).toBe(0)
  })

  it('the label of a kit has the sentences of its findings below it, as every unit has', async () => {
    const { system, result } = sampleOf('every-kind')
    const kinds = result.findings.map(({ nodeId = '' }) => kindAt(system.diagram, nodeRow(system.diagram, nodeId)))
    expect(kinds).toContain('ahuKit')
    expect(textsOf(await svgOf('every-kind')).filter((text) => text === 'Behind a box')).toHaveLength(kinds.filter(isUnitKind).length)
  })
})
