import { glyphAt } from './drawing'
import type { Glyph } from './glyph'
import { labelAirHandler, labelBox, labelFitting } from './node-labels/label-fitting'
import { labelCap, labelDevice, labelPlace, labelText } from './node-labels/label-note'
import { labelOutdoor } from './node-labels/label-outdoor'
import { newSheet, writeSheet } from './node-labels/label-sheet'
import type { Sheet } from './node-labels/label-sheet'
import { labelUnit } from './node-labels/label-unit'
import type { Scene } from './paint-scene'
import type { Painter } from './painter'

type Label = (sheet: Sheet, scene: Scene, row: number) => void

const LABELS: Record<Glyph, Label> = {
  outdoor: labelOutdoor,
  indoor: labelUnit,
  freshAir: labelUnit,
  hydro: labelUnit,
  kit: labelUnit,
  joint: labelFitting,
  header: labelFitting,
  box: labelBox,
  airHandler: labelAirHandler,
  placeholder: labelPlace,
  endCap: labelCap,
  note: labelText,
  ventilator: labelDevice,
  controller: labelDevice,
  panel: labelDevice,
  accessory: labelDevice,
}

/** Names, models, capacities and sentences at the symbols; from the middle distance models and ratios alone. */
export function paintNodeLabels(painter: Painter, scene: Scene): void {
  const sheet = newSheet()
  for (const row of scene.nodes) LABELS[glyphAt(scene.drawing, row)](sheet, scene, row)
  writeSheet(painter, scene, sheet)
}
