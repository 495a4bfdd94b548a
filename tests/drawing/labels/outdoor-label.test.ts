import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { labelledExtent } from '../../../src/drawing/view/labelled-extent'
import { newSheet, subtitleSize, titleSize } from '../../../src/drawing/labels/node/label-sheet'
import { labelOutdoor } from '../../../src/drawing/labels/node/label-outdoor'
import { systemLabels } from '../../../src/drawing/labels/system-labels'
import { textWidth } from '../../../src/drawing/labels/text-width'
import { paintBadges } from '../../../src/drawing/paint/paint-badges'
import type { Scene } from '../../../src/drawing/paint/scene'
import type { LineStyle, Painter, PathPen } from '../../../src/drawing/paint/painter'
import { PALETTES } from '../../../src/drawing/paint/palette'
import { METRIC } from '../../../src/model/project/quantity'
import { LANGUAGES, type Language } from '../../../src/platform/words/languages'
import { DiagramBuilder } from '../../helpers/diagram-builder'
import { boardWords, pack } from '../board-labels'
import { answerFor } from '../system-answer'

interface Box {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** Brackets and tails of letters reach further below the middle of a text than capitals above it, in parts of its size. */
const ABOVE = 0.4
const BELOW = 0.6
const LEAST_LINE_PX = 1
const TONGUES = Object.keys(LANGUAGES) as Language[]
/** One to four modules, by the names of single ones and by that of their combination. */
const MODELS = [['X4P-10'], ['X4P-10', 'X4P-10'], ['X4P-66C'], ['X4P-22', 'X4P-22', 'X4P-22', 'X4P-22']]
/** Near, and from the middle distance, where names grow against the zoom. */
const VIEWS = [1, 0.6, 0.5, 0.4, 0.33, 0.28, 0.2, 0.165].map((scale) => ({ scale, detail: scale < 0.6 ? 'middle' : 'near' }) as const)

function sceneOf(language: Language, models: string[], view: (typeof VIEWS)[number], extra: Record<string, unknown> = {}): Scene {
  const diagram = new DiagramBuilder().outdoor('outdoor', models, 'HP', { extra }).build()
  const answer = answerFor(diagram)
  answer.nodeWorst[0] = 2
  answer.outdoor = { actualCR: 109.6, ratedCR: 121.8, coolCapa: 184.5, heatCapa: 207 } as typeof answer.outdoor
  const board = JSON.parse(readFileSync(`src/locales/${language}/board.json`, 'utf8')) as object
  const reader = { unitSettings: METRIC, pack, words: boardWords(board), language }
  const labels = systemLabels({ name: 'A tall office house with a very long name, north', indoorUnits: [] }, reader)
  return {
    drawing: createDrawing(diagram, answer, labels.equipment),
    nodes: [0],
    edges: [],
    bands: [],
    labels,
    palette: PALETTES.light,
    ...view,
  }
}

/** What stands above the casing. */
function linesOf(scene: Scene): Box[] {
  const sheet = newSheet()
  labelOutdoor(sheet, scene, 0)
  const boxes = (['title', 'subtitle'] as const).flatMap((style) => {
    const size = style === 'title' ? titleSize(scene) : subtitleSize(scene)
    return sheet[style].map(({ text, x, y }) => {
      const half = textWidth(text, size) / 2
      return { text, left: x - half, right: x + half, top: y - ABOVE * size, bottom: y + BELOW * size }
    })
  })
  return boxes.sort((a, b) => b.bottom - a.bottom)
}

/** The badge with its ring, which is never thinner than a pixel. */
function badgeOf(scene: Scene): Box {
  let badge: Box | undefined
  const circle = (x: number, y: number, radius: number): void => {
    badge = { text: '!', left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
  }
  let ring = 0
  const painter: Painter = {
    fill: (_colour, trace) => trace({ circle } as PathPen),
    stroke: ({ width }: LineStyle) => void (ring = Math.max(width, LEAST_LINE_PX / scene.scale) / 2),
    text: () => undefined,
  }
  paintBadges(painter, scene)
  if (!badge) throw new Error('no badge')
  return { ...badge, left: badge.left - ring, right: badge.right + ring, top: badge.top - ring, bottom: badge.bottom + ring }
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe('what stands above an outdoor unit', () => {
  it.each(TONGUES)(
    'what stands above an outdoor unit keeps clear of its badge with one to four modules, from near and from afar, in %s',
    (language) => {
      const met: string[] = []
      for (const models of MODELS)
        for (const view of VIEWS)
          for (const extra of [{}, { hideSmartTitle: true }]) {
            const scene = sceneOf(language, models, view, extra)
            const badge = badgeOf(scene)
            met.push(...linesOf(scene).flatMap((line) => (meet(line, badge) ? [`${models.join()} at ${view.scale}: ${line.text}`] : [])))
          }
      expect(met).toEqual([])
    },
  )

  it('what stands above an outdoor unit has lines that keep clear of one another, inside the room that the whole drawing leaves for them', () => {
    for (const view of VIEWS) {
      const [lowest, highest] = linesOf(sceneOf('en', ['X4P-66C'], view))
      expect(highest?.bottom).toBeLessThanOrEqual(lowest?.top ?? -Infinity)
    }
    const scene = sceneOf('en', ['X4P-66C'], VIEWS[0] ?? { scale: 1, detail: 'near' })
    expect(linesOf(scene).at(-1)?.top).toBeGreaterThan(labelledExtent(scene.drawing).minY)
  })
})
