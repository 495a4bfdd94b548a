import type { Scene } from './scene'
import type { Detail } from './detail'

import { paintBadges } from './paint-badges'

import { paintChangers } from './paint-changers'
import { paintFar } from './paint-far'
import { paintLeaders } from './paint-leaders'
import { paintNodeLabels } from './paint-node-labels'
import { paintPipeLabels } from './paint-pipe-labels'
import { paintPipes } from './paint-pipes'
import { paintSymbols } from './paint-symbols'
import { paintWriting } from './paint-writing'
import type { Painter } from './painter'
import { traceRoundedBox } from '../symbols/forms/rounded-box'

import { fitText, textWidth } from '../labels/text-width'

const NAME_ASIDE = 7
const NAME_SIZE = 10
/** Distance from a band's side to the pipe of its first unit. */
const NAME_WIDTH = 52

type Pass = (painter: Painter, scene: Scene) => void
const FAR: readonly Pass[] = [paintFar]
const CLOSER: readonly Pass[] = [
  paintPipes,
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
function narrowName(named: string, floor: string): string {
  return textWidth(named, NAME_SIZE) <= NAME_WIDTH ? named : fitText(floor, NAME_SIZE, NAME_WIDTH)
}

/** Paints the floors behind everything. */
export function paintBands(painter: Painter, { bands, palette, scale, labels, detail }: Scene): void {
  painter.fill(palette.band, (pen) => {
    for (const { box } of bands)
      traceRoundedBox(pen, (box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, box.maxX - box.minX, box.maxY - box.minY)
  })
  // Beside full labels, a name goes above its first unit, left of its pipe; in the far detail it is larger and takes the labels' space.
  const isNear = detail === 'near'
  const size = Math.min(40, Math.max(11, 11 / scale))
  painter.text({ colour: palette.bandText, size: isNear ? NAME_SIZE : size, weight: 600, align: 'left' }, (put) => {
    for (const { box, floor } of bands) {
      if (isNear) put(narrowName(labels.words.floor(floor), floor), box.minX + NAME_ASIDE, box.minY + NAME_SIZE)
      else if (size < (box.maxY - box.minY) / 3) put(labels.words.floor(floor), box.minX + NAME_ASIDE, box.maxY - size * 0.9)
    }
  })
}
