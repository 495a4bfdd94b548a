import { glyphAt } from '../../drawing/drawing'
import { fittingName } from '../node-label'
import type { Scene } from '../../paint/scene'
import { portMarks } from '../port-marks'
import { BOX_TEXT_DOWN, boxOutlet, PORT_NUMBER_DOWN } from '../../symbols/mode-box'
import { fitText } from '../text-width'
import { put, sideSize } from './label-sheet'
import type { Sheet } from './label-sheet'

/** Writes the model of a joint or header to its upper left; in the middle detail there is room for headers only. */
export function labelFitting(sheet: Sheet, scene: Scene, row: number): void {
  if (scene.detail !== 'near' && glyphAt(scene.drawing, row) !== 'header') return
  put(
    sheet,
    'side',
    scene,
    row,
    fittingName(scene.drawing, row),
    -(scene.drawing.halfHeight[row] ?? 0) - Math.max(7, 0.7 * sideSize(scene)),
    -8,
  )
}

/** Writes the model of a box and its port numbers; ports in use are emphasized. */
export function labelBox(sheet: Sheet, scene: Scene, row: number): void {
  const { drawing } = scene
  const ports = drawing.outlets[row] ?? 0
  put(sheet, 'strong', scene, row, fitText(fittingName(drawing, row), 11, 2 * (drawing.halfWidth[row] ?? 0) - 4), BOX_TEXT_DOWN)
  if (scene.detail !== 'near') return
  const marks = portMarks(drawing, row)
  for (let port = 1; port <= ports; port++) {
    put(sheet, marks.get(port) === 'taken' ? 'plain' : 'muted', scene, row, String(port), PORT_NUMBER_DOWN, boxOutlet(port, ports))
  }
}

/** Writes the label of the air handler behind its kits. */
export function labelAirHandler(sheet: Sheet, scene: Scene, row: number): void {
  const { drawing, labels } = scene
  const id = drawing.diagram.nodeRest[row]?.airHandlerId
  const feed = drawing.feed[row] ?? -1
  const kit = drawing.diagram.nodeRest[drawing.diagram.edgeSource[feed] ?? -1]
  const item = kit?.indoorUnitId === undefined ? undefined : labels.itemOf(kit.indoorUnitId)
  const name = item?.airHandler?.name ?? item?.name ?? drawing.diagram.nodeRest[row]?.label ?? id ?? ''
  put(sheet, 'strong', scene, row, fitText(name, 11, 120), (drawing.halfHeight[row] ?? 0) + 13)
}
