import { beforeAll, describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import type { Drawing } from '../../../src/drawing/drawing/drawing'
import { withFindingList } from '../../../src/drawing/export/finding-list'
import { paintFindingList } from '../../../src/drawing/export/picture-scenes'
import { wholePart } from '../../../src/drawing/export/picture-part'
import type { LabelSource } from '../../../src/drawing/labels/label-source'
import { PALETTES } from '../../../src/drawing/paint/palette'
import { SVG_FONTS } from '../../../src/drawing/svg/svg-document'
import { svgPainter } from '../../../src/drawing/svg/svg-painter'
import type { Finding } from '../../../src/model/finding/finding'
import { answerFor } from '../system-answer'
import { englishLabels } from '../board-labels'
import { heatRecovery, headerOf } from '../drawn-systems'

let labels: LabelSource
const more = (count: number): string => `and ${count} more`

beforeAll(async () => {
  labels = { ...(await englishLabels()), sentence: ({ code, nodeId, edgeId }) => `${code} stands at ${nodeId ?? edgeId ?? ''}` }
})

/** A drawing with findings at these nodes and pipes, by their rows. */
function drawingWith(diagram: Drawing['diagram'], nodes: readonly number[], edges: readonly number[] = []): Drawing {
  const result = answerFor(diagram)
  const finding = (place: Partial<Finding>): Finding => ({ systemId: 'system', code: 'rule', severity: 'error', values: {}, ...place })
  for (const row of nodes) result.nodeWorst[row] = 2
  for (const edge of edges) result.edgeWorst[edge] = 1
  result.findings = [
    ...nodes.map((row) => finding({ nodeId: diagram.nodeId[row] ?? '' })),
    ...edges.map((edge) => finding({ edgeId: diagram.edgeId[edge] ?? '', code: 'limit', severity: 'advice' })),
  ]
  result.findingCount = result.findings.length
  return createDrawing(diagram, result, labels.equipment)
}

describe('the list at the foot of a picture', () => {
  it('the list at the foot of a picture says in full what each numbered badge of a box, a joint or a pipe means, errors first', () => {
    const drawing = drawingWith(heatRecovery(), [1], [0])
    const { list } = withFindingList(drawing, labels, wholePart(drawing), more)
    expect(list?.badges.map(({ number, worst, lines }) => [number, worst, lines.join(' ')])).toEqual([
      [1, 2, `rule stands at ${drawing.diagram.nodeId[1] ?? ''}`],
      [2, 1, `limit stands at ${drawing.diagram.edgeId[0] ?? ''}`],
    ])
    expect(list?.numbers.nodes.get(1)).toBe(1)
    expect(list?.numbers.edges.get(0)).toBe(2)
  })

  it('the list at the foot of a picture stands below the drawing and makes the picture that much taller', () => {
    const drawing = drawingWith(heatRecovery(), [1])
    const before = wholePart(drawing)
    const after = withFindingList(drawing, labels, before, more)
    expect(after.list?.box.minY).toBe(before.box.maxY)
    expect(after.box).toEqual({ ...before.box, maxY: after.list?.box.maxY })
    for (const { y } of after.list?.badges ?? []) expect(y).toBeGreaterThan(before.box.maxY)
  })

  it('the list at the foot of a picture leaves a picture without findings, and one seen from afar, as it is', () => {
    const sound = drawingWith(heatRecovery(), [])
    expect(withFindingList(sound, labels, wholePart(sound), more)).toEqual(wholePart(sound))
    const broken = drawingWith(heatRecovery(), [1])
    const far = { ...wholePart(broken), detail: 'far' as const }
    expect(withFindingList(broken, labels, far, more)).toEqual(far)
  })

  it('the list at the foot of a picture ends with how many are not listed', () => {
    const diagram = headerOf(70)
    const drawing = drawingWith(
      diagram,
      Array.from({ length: 65 }, (_, at) => at + 2),
    )
    const { list } = withFindingList(drawing, labels, wholePart(drawing), more)
    expect(list?.badges).toHaveLength(60)
    expect(list?.more).toBe('and 5 more')
  })

  it('the list at the foot of a picture is painted as text, the number before its sentence', () => {
    const drawing = drawingWith(heatRecovery(), [1], [0])
    const part = withFindingList(drawing, labels, wholePart(drawing), more)
    if (!part.list) throw new Error('nothing is listed')
    const painter = svgPainter(SVG_FONTS, part.box)
    paintFindingList(painter, part.list, PALETTES.print)
    const texts = Array.from(
      painter
        .pieces()
        .join('')
        .matchAll(/<text[^>]*>(.*?)<\/text>/g),
      ([, inner]) => (inner ?? '').replace(/<[^>]+>/g, ''),
    )
    expect(texts.join(' ')).toContain('1')
    expect(texts.join(' ')).toContain('rule stands at')
  })
})
