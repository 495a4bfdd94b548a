import { glyphAt } from '../drawing/drawing'
import type { Glyph } from '../drawing/glyph'
import { labelAirHandler, labelBox, labelFitting } from '../labels/node/label-fitting'
import { labelCap, labelDevice, labelPlace, labelText } from '../labels/node/label-note'
import { labelOutdoor } from '../labels/node/label-outdoor'
import { newSheet, writeSheet } from '../labels/node/label-sheet'
import type { Sheet } from '../labels/node/label-sheet'
import { labelUnit } from '../labels/node/label-unit'
import { labelWired } from '../labels/node/label-wired'
import type { Scene } from './scene'
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
  supply: labelDevice,
  switchboard: labelDevice,
}

/** Paints names, models, capacities and sentences at the symbols; in the middle detail only models and ratios. */
export function paintNodeLabels(painter: Painter, scene: Scene): void {
  const sheet = newSheet()
  const { wires } = scene.labels
  for (const row of scene.nodes) {
    if (wires) labelWired(sheet, scene, row, wires)
    else LABELS[glyphAt(scene.drawing, row)](sheet, scene, row)
  }
  writeSheet(painter, scene, sheet)
}
