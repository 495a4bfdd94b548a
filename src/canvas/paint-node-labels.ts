import { readableSize, SMALLEST_TEXT } from './detail'
import { glyphAt } from './drawing'
import { capacityText, deliveredText, fittingName, isShort, modelOf, smartTitle, unitName } from './node-label'
import type { Scene } from './paint-scene'
import type { Painter, TextStyle } from './painter'
import { BOX_TEXT_DOWN, boxOutlet, PORT_NUMBER_DOWN } from './symbols/mode-box'
import { moduleCentres } from './symbols/outdoor-unit'
import { fitText } from './text-width'

const LINE = 13
const UNIT_WIDTH = 104

interface Piece {
  text: string
  x: number
  y: number
}
type Sheet = Record<'code' | 'strong' | 'plain' | 'muted' | 'short' | 'title' | 'left' | 'right' | 'side', Piece[]>

/** Names, models and capacities at the symbols; from the middle distance models alone. */
export function paintNodeLabels(painter: Painter, scene: Scene): void {
  const { palette, scale } = scene
  const isNear = scene.detail === 'near'
  const sheet: Sheet = { code: [], strong: [], plain: [], muted: [], short: [], title: [], left: [], right: [], side: [] }
  for (const row of scene.nodes) {
    const glyph = glyphAt(scene.drawing, row)
    if (glyph === 'outdoor') labelOutdoor(sheet, scene, row)
    else if (glyph === 'joint' || glyph === 'header') labelFitting(sheet, scene, row)
    else if (glyph === 'box') labelBox(sheet, scene, row)
    else if (glyph === 'note') sheet.muted.push(at(scene, row, scene.drawing.diagram.nodeRest[row]?.label ?? '', 0))
    else if (glyph !== 'placeholder' && glyph !== 'endCap') labelUnit(sheet, scene, row)
  }
  const write = (pieces: Piece[], style: TextStyle): void => {
    if (style.size * scale >= SMALLEST_TEXT)
      painter.text(style, (put) => pieces.forEach(({ text, x, y }) => text !== '' && put(text, x, y)))
  }
  write(sheet.code, { colour: palette.text, size: 15, weight: 700, align: 'center' })
  write(sheet.strong, { colour: palette.text, size: modelSize(scene), weight: 600, align: 'center' })
  write(sheet.title, { colour: palette.text, size: titleSize(scene), weight: 700, align: 'center' })
  if (!isNear) return
  write(sheet.plain, { colour: palette.text, size: 10, weight: 500, align: 'center' })
  write(sheet.muted, { colour: palette.mutedText, size: 10, weight: 400, align: 'center' })
  write(sheet.short, { colour: palette.shortfall, size: 10, weight: 700, align: 'center' })
  write(sheet.left, { colour: palette.text, size: 12, weight: 500, align: 'right' })
  write(sheet.right, { colour: palette.text, size: 12, weight: 500, align: 'left' })
  write(sheet.side, { colour: palette.mutedText, size: 9.5, weight: 500, align: 'right' })
}

/** Names grow against the zoom as far as their place holds them. */
function modelSize({ detail, scale }: Scene): number {
  return detail === 'near' ? 11 : readableSize(9.5, scale, 11, 22)
}

function titleSize({ detail, scale }: Scene): number {
  return detail === 'near' ? 14 : readableSize(13, scale, 14, 40)
}

function at({ drawing }: Scene, row: number, text: string, down: number, aside = 0): Piece {
  return { text, x: (drawing.x[row] ?? 0) + aside, y: (drawing.y[row] ?? 0) + down }
}

function labelUnit(sheet: Sheet, scene: Scene, row: number): void {
  const { drawing, labels } = scene
  const model = modelOf(drawing, row)
  const below = (drawing.halfHeight[row] ?? 0) + modelSize(scene) * 0.6 + 6
  sheet.code.push(at(scene, row, labels.equipment.typeCode(model), -2))
  sheet.strong.push(at(scene, row, fitText(model, modelSize(scene), UNIT_WIDTH), below))
  const name = unitName(drawing, row, labels)
  if (name !== '') sheet.muted.push(at(scene, row, fitText(name, 10, UNIT_WIDTH), below + LINE))
  const delivered = deliveredText(drawing, row, labels)
  if (delivered === '') return
  const lines = isShort(drawing, row, labels) ? sheet.short : sheet.plain
  lines.push(at(scene, row, fitText(delivered, 10, UNIT_WIDTH), below + (name === '' ? LINE : 2 * LINE)))
}

function labelOutdoor(sheet: Sheet, scene: Scene, row: number): void {
  const { drawing, labels } = scene
  const modules = labels.equipment.modulesOf(drawing.diagram.nodeRest[row]?.models ?? [])
  const above = -(drawing.halfHeight[row] ?? 0) - LINE
  const beside = (drawing.halfWidth[row] ?? 0) + 12
  const title = smartTitle(drawing, labels)
  if (title !== '') sheet.plain.push({ ...at(scene, row, title, above) })
  const isNear = scene.detail === 'near'
  sheet.title.push(at(scene, row, labels.title, isNear && title !== '' ? above - 17 : -(drawing.halfHeight[row] ?? 0) - titleSize(scene)))
  moduleCentres(drawing.x[row] ?? 0, modules.length).forEach((x, module) => {
    sheet.plain.push({ text: fitText(modules[module] ?? '', 10, 56), x, y: (drawing.y[row] ?? 0) + (drawing.halfHeight[row] ?? 0) - 7 })
  })
  const outdoor = drawing.result?.outdoor
  if (!outdoor) return
  sheet.left.push(at(scene, row, labels.words.cooling(capacityText(outdoor.coolCapa, labels)), 0, -beside))
  sheet.right.push(at(scene, row, labels.words.heating(capacityText(outdoor.heatCapa, labels)), 0, beside))
}

function labelFitting(sheet: Sheet, scene: Scene, row: number): void {
  sheet.side.push(at(scene, row, fittingName(scene.drawing, row), -(scene.drawing.halfHeight[row] ?? 0) - 7, -8))
}

function labelBox(sheet: Sheet, scene: Scene, row: number): void {
  const ports = scene.drawing.outlets[row] ?? 0
  sheet.strong.push(
    at(scene, row, fitText(fittingName(scene.drawing, row), 11, 2 * (scene.drawing.halfWidth[row] ?? 0) - 4), BOX_TEXT_DOWN),
  )
  for (let port = 1; port <= ports; port++) sheet.muted.push(at(scene, row, String(port), PORT_NUMBER_DOWN, boxOutlet(port, ports)))
}
