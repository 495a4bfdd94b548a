import { expect, it } from 'vitest'
import { describePlace } from '../../../src/board/frame/describe-place'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { diagramSvg } from '../../../src/drawing/svg/diagram-svg'
import { PALETTES } from '../../../src/drawing/paint/palette'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import type { System } from '../../../src/model/project/project'
import { DiagramBuilder } from '../../helpers/diagram-builder'
import { projectBuilder } from '../../helpers/project-builder'
import { englishLabels, pack } from '../board-labels'
import { placed } from '../drawn-systems'

/** A pipe with a length, one with bends alone, one with nothing, and one to an open place. */
function laid(draw = new DiagramBuilder()): DiagramBuilder {
  draw.outdoor('outdoor', ['X4P-10']).joint('first', 'outdoor', { lengthM: 12 }).unit('a', 'first', 'C4-036', { bends: 2 })
  return draw.joint('second', 'first', { lengthM: 5 }).unit('b', 'second', 'C4-036').placeholder('open', 'second')
}

function systemWith(defaultM?: number): System {
  const system = projectBuilder()
    .system('S', (draw) => laid(draw))
    .build().systems['S']
  if (!system) throw new Error('no system')
  placed(system.diagram)
  if (defaultM !== undefined) system.diagram.nodeRest[0] = { ...system.diagram.nodeRest[0], defaultPipingLengthM: defaultM }
  return system
}

/** Lengths and bends that are written beside the pipes, with their colours. */
async function written(system: System): Promise<string[]> {
  const svg = diagramSvg(system.diagram, null, { theme: 'print', labels: await englishLabels() })
  return Array.from(svg.matchAll(/<text [^>]*fill="([^"]+)"[^>]*>(.*?)<\/text>/g), ([, fill, text = '']) => {
    const plain = text.replace(/<[^>]+>/g, '')
    return /\bm\b|°/.test(plain) ? `${plain}${fill === PALETTES.print.mutedText ? ' quiet' : ''}` : ''
  }).filter((text) => text !== '')
}

it('a pipe without a length says the one that counts, quietly and in brackets; one to an open place says none', async () => {
  expect((await written(systemWith())).sort()).toEqual(['(3 m) quiet', '(3 m) quiet', '12 m', '2 × 90°', '5 m'])
  expect(await written(systemWith(4.5))).toContain('(4.5 m) quiet')
})

it('it is the length that the core has counted', async () => {
  const engine = await createEngine(await nodeCore(), pack)
  const system = systemWith(4.5)
  const { edgeActualM } = await engine.inspect(system, { design: projectBuilder().build().information.design, revision: 1 })
  expect(edgeActualM[system.diagram.edgeId.indexOf('second>b')]).toBe(4.5)
})

it('is told aloud for what it is', async () => {
  const { diagram } = systemWith()
  const drawing = createDrawing(diagram, null, packEquipment(pack))
  const labels = await englishLabels()
  const said = (id: string): string => describePlace(drawing, { kind: 'edge', row: diagram.edgeId.indexOf(id) }, labels, ({ code }) => code)
  expect(said('first>a')).toBe('default length 3 m, 2 × 90°')
  expect(said('outdoor>first')).toBe('12 m')
})
