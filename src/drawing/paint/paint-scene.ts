import type { Scene } from './scene'
import { MIDDLE_TEXT_PX, MOST_TEXT, readableSize } from './detail'
import type { Detail } from './detail'

import { paintBadges } from './paint-badges'

import { paintChangers } from './paint-changers'
import { paintFar } from './paint-far'
import { paintLeaders } from './paint-leaders'
import { paintNodeLabels } from './paint-node-labels'
import { paintPipeLabels } from './paint-pipe-labels'
import { paintPipes } from './paint-pipes'
import { paintSymbols } from './paint-symbols'
import { paintWireMarks } from './paint-wire-marks'
import { paintWriting } from './paint-writing'
import type { Painter } from './painter'
import { symbolGrowth } from '../symbols/forms/growth'
import { traceRoundedBox } from '../symbols/forms/rounded-box'

import { fitText, textWidth } from '../labels/text-width'

const NAME_ASIDE = 7
const NAME_SIZE = 10
const NAME_ABOVE = -0.2
/** Distance from a band's side to the pipe of its first unit. */
const NAME_WIDTH = 52

type Pass = (painter: Painter, scene: Scene) => void
const FAR: readonly Pass[] = [paintFar]
const CLOSER: readonly Pass[] = [
  paintPipes,
  paintWireMarks,
  paintLeaders,
  paintChangers,
  paintSymbols,
  paintWriting,
  paintPipeLabels,
  paintNodeLabels,
  paintBadges,
]

/** Returns the passes drawn above the floors, from back to front. */
export function paintPasses(detail: Detail): readonly Pass[] {
  return detail === 'far' ? FAR : CLOSER
}

/** Draws the rows of a scene from back to front, one path per style. */
export function paintScene(painter: Painter, scene: Scene): void {
  paintBands(painter, scene)
  for (const pass of paintPasses(scene.detail)) pass(painter, scene)
}

/** Returns the name with its word where that fits, else the name alone. */
function narrowName(named: string, floor: string, size: number): string {
  return textWidth(named, size) <= NAME_WIDTH ? named : fitText(floor, size, NAME_WIDTH)
}

/** Paints the floors behind everything. */
export function paintBands(painter: Painter, { bands, palette, scale, labels, detail }: Scene): void {
  painter.fill(palette.band, (pen) => {
    for (const { box } of bands)
      traceRoundedBox(pen, (box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, box.maxX - box.minX, box.maxY - box.minY)
  })
  // Beside labels, a name goes above its first unit, left of its pipe; in the far detail it is larger and takes the labels' space.
  const isFar = detail === 'far'
  const size = isFar
    ? Math.min(40, Math.max(11, 11 / scale))
    : detail === 'near'
      ? NAME_SIZE
      : readableSize(MIDDLE_TEXT_PX, scale, NAME_SIZE, MOST_TEXT)
  // Symbols that grow would cover a name of that size, and so it stands above them.
  const down = symbolGrowth(scale) > 1 ? NAME_ABOVE : 1
  painter.text({ colour: palette.bandText, size, weight: 600, align: 'left' }, (put) => {
    for (const { box, floor } of bands) {
      if (!isFar) put(narrowName(labels.words.floor(floor), floor, size), box.minX + NAME_ASIDE, box.minY + size * down)
      else if (size < (box.maxY - box.minY) / 3) put(labels.words.floor(floor), box.minX + NAME_ASIDE, box.maxY - size * 0.9)
    }
  })
}
