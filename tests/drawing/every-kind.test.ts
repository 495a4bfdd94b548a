import { beforeAll, describe, expect, it } from 'vitest'
import { describePlace } from '../../src/board/frame/describe-place'
import { diagramSvg } from '../../src/drawing/svg/diagram-svg'
import type { LabelSource } from '../../src/drawing/labels/label-source'
import { createDrawing } from '../../src/drawing/drawing/drawing'
import { GLYPHS } from '../../src/drawing/drawing/glyph'
import { createEngine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import type { SystemResult } from '../../src/engine/decode/system-result'
import { copyDiagram, nodeRow } from '../../src/model/diagram/diagram-rows'
import type { System } from '../../src/model/project/project'
import { sampleProject } from '../helpers/sample-projects'
import { englishLabels, pack } from './board-labels'

let systems: Record<string, System>
let results: Record<string, SystemResult>

beforeAll(async () => {
  const project = sampleProject(['every-kind', 'main-sub', 'air-handler'])
  systems = project.systems
  const engine = await createEngine(await nodeCore(), pack)
  results = {}
  for (const system of Object.values(systems)) {
    // A result is a view into the core's answer: kept only as long as nothing else is asked of it.
    results[system.id] = structuredClone(await engine.inspect(system, { design: project.information.design, revision: 1 }))
  }
})

async function textsOf(id: string, given: Partial<LabelSource> = {}): Promise<string[]> {
  const system = systems[id]
  if (!system) throw new Error(`no sample ${id}`)
  const labels = { ...(await englishLabels(system.indoorUnits)), ...given }
  const svg = diagramSvg(system.diagram, results[id] ?? null, { theme: 'print', labels })
  return Array.from(svg.matchAll(/<text[^>]*>(.*?)<\/text>/g), ([, inner]) => (inner ?? '').replace(/<[^>]+>/g, ''))
}

describe('a drawing that holds every kind of symbol', () => {
  it('a drawing that holds every kind of symbol has a symbol of its own for each of them', () => {
    const system = systems['every-kind']
    if (!system) throw new Error('no sample')
    const { glyph } = createDrawing(system.diagram, null, {
      modulesOf: (models) => models,
      typeCode: () => '',
      coolingKw: () => 0,
      form: () => 'wall',
    })
    // Supply and switchboard stand in wiring diagrams alone.
    const ofPiping = GLYPHS.filter((each) => each !== 'supply' && each !== 'switchboard')
    expect(new Set(Array.from(glyph, (place) => GLYPHS[place]))).toEqual(new Set(ofPiping))
  })

  it('a drawing that holds every kind of symbol says what stands where: modules, label, every line of a text, devices, what is kept and what would go where', async () => {
    const texts = await textsOf('every-kind')
    expect(texts).toEqual(expect.arrayContaining(['Roof, north', 'Riser shaft east.', 'Keep 600 mm free', 'in front of the boxes.']))
    expect(texts).toEqual(expect.arrayContaining(['HRV-050', 'Energy meter', 'Panel C4', 'Reserved', 'Indoor unit', 'Pool Kit1', 'MP8']))
    expect(texts.filter((text) => text === 'X4R-20')).toHaveLength(4)
    expect(await textsOf('main-sub')).toContain('Indoor unit')
  })

  it('a drawing that holds every kind of symbol gives the odd gas pipe of a direct air handler its 2.5 m, and each fluid its own diameter', async () => {
    const texts = await textsOf('air-handler')
    expect(texts.filter((text) => text === '2.5 m').length).toBeGreaterThanOrEqual(4)
    expect(texts).toContain('Lobby air handler')
  })

  it('a drawing that holds every kind of symbol wraps the sentence of a finding below its unit at 28 letters, at 16 where it has no spaces', async () => {
    const english = await textsOf('every-kind', { sentence: () => 'This unit must stand behind a mode-select box, whatever it is' })
    expect(english).toEqual(expect.arrayContaining(['This unit must stand behind', 'a mode-select box, whatever', 'it is']))
    const chinese = await textsOf('every-kind', { sentence: () => '室内机必须安装在模式切换盒之后否则不能运行' })
    expect(chinese).toEqual(expect.arrayContaining(['室内机必须安装在模式切换盒之后否', '则不能运行']))
  })

  it('a drawing that holds every kind of symbol cuts a sentence that is longer than its place within the same letters', async () => {
    const long = 'A mode-select box, whatever it is that you may choose, must stand above each of these units, or else it will not do'
    const cut = (texts: string[]): string[] => texts.filter((text) => text.endsWith('…') && !text.startsWith('Pool'))
    const english = cut(await textsOf('every-kind', { sentence: () => `${long}, as ${long}` }))
    expect(english.length).toBeGreaterThan(0)
    for (const line of english) expect(line.length).toBeLessThanOrEqual(28)
    const chinese = cut(await textsOf('every-kind', { sentence: () => '室内机必须安装在模式切换盒之后否则不能运行'.repeat(5) }))
    expect(chinese.length).toBeGreaterThan(0)
    for (const line of chinese) expect(Array.from(line).length).toBeLessThanOrEqual(16)
  })

  it('a drawing that holds every kind of symbol leaves the ratios away where the drawing asks for it', async () => {
    expect((await textsOf('every-kind')).some((text) => text.startsWith('Actual CR:'))).toBe(true)
    const { diagram } = systems['every-kind'] ?? {}
    if (!diagram) throw new Error('no sample')
    const row = nodeRow(diagram, 'outdoor')
    diagram.nodeRest[row] = { ...diagram.nodeRest[row], extra: { hideSmartTitle: true } }
    expect((await textsOf('every-kind')).some((text) => text.startsWith('Actual CR:'))).toBe(false)
  })

  it.each([
    ['joint', 'turned'],
    ['header', 'turned'],
    ['box', 'turned'],
    ['indoor', 'rear-mounted component'],
    ['freshAir', 'rear-mounted component'],
    ['hydro', 'rear-mounted component'],
    ['kit', 'rear-mounted component'],
  ] as const)('a drawing that holds every kind of symbol shows and says of a %s that it is marked: %s', async (glyph, word) => {
    const system = systems['every-kind']
    if (!system) throw new Error('no sample')
    const labels = await englishLabels(system.indoorUnits)
    const diagram = copyDiagram(system.diagram)
    const look = () => {
      const drawing = createDrawing(diagram, null, labels.equipment)
      const row = drawing.glyph.indexOf(GLYPHS.indexOf(glyph))
      const said = describePlace(drawing, { kind: 'node', row }, labels, ({ code }) => code)
      return { row, said, svg: diagramSvg(diagram, null, { theme: 'print', labels }) }
    }
    const before = look()
    if (word === 'turned') diagram.nodeReverse[before.row] = 1
    else diagram.nodeRest[before.row] = { ...diagram.nodeRest[before.row], extra: { isRearMountedComponents: true } }
    const after = look()
    expect(before.said).not.toContain(word)
    expect(after.said).toContain(word)
    expect(after.svg).not.toBe(before.svg)
  })
})
