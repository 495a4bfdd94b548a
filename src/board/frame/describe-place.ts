import type { Finding } from '../../model/finding/finding'
import { nodeText } from '../../model/diagram/node-text'
import { glyphAt, isRearMounted, isTurned } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import { findingsAt } from '../../drawing/view/findings-at'
import type { LabelSource, WireLabels } from '../../drawing/labels/label-source'
import { deliveredText, fittingName, modelOf, smartTitle, unitName } from '../../drawing/labels/node-label'
import { requiredText } from '../../drawing/labels/required-text'
import { placeWord } from '../../drawing/labels/place-words'
import { isReserved } from '../../drawing/labels/port-marks'
import { pipeDiameters, pipeWay } from '../../drawing/labels/pipe-label'
import type { Place } from '../../drawing/view/spatial-index'

/** Describes a row in the words of its labels, for a screen reader. */
export function describePlace(drawing: Drawing, place: Place, labels: LabelSource, sentence: (finding: Finding) => string): string {
  const parts = labels.wires
    ? describeWired(drawing, place, labels.wires)
    : place.kind === 'node'
      ? describeNode(drawing, place.row, labels)
      : describePipe(drawing, place.row, labels)
  return [...parts, ...findingsAt(drawing, place).map(sentence)].filter((part) => part !== '').join(', ')
}

function describeWired({ target }: Drawing, { kind, row }: Place, wires: WireLabels): readonly string[] {
  if (kind === 'node') return wires.device(row)
  const { cable, length } = wires.line(row)
  return [wires.device(target[row] ?? -1)[0] ?? '', cable[0] ?? '', length]
}

function describeNode(drawing: Drawing, row: number, labels: LabelSource): string[] {
  const glyph = glyphAt(drawing, row)
  if (glyph === 'outdoor') return [labels.title, ...(drawing.diagram.nodeRest[row]?.models ?? []), smartTitle(drawing, labels)]
  if (glyph === 'placeholder') return [labels.words.place(placeWord(drawing, row))]
  if (glyph === 'endCap') return isReserved(drawing, row) ? [labels.words.place('reserved')] : []
  if (glyph === 'note') return [nodeText(drawing.diagram.nodeRest[row])]
  const turned = isTurned(drawing, row) ? labels.words.mark('turned') : ''
  if (glyph === 'joint' || glyph === 'header' || glyph === 'box') return [fittingName(drawing, row), turned]
  const rear = isRearMounted(drawing, row) ? labels.words.mark('rearMounted') : ''
  return [
    modelOf(drawing, row),
    unitName(drawing, row, labels),
    rear,
    deliveredText(drawing, row, labels),
    requiredText(drawing, row, labels),
  ]
}

function describePipe(drawing: Drawing, edge: number, labels: LabelSource): string[] {
  const { given, assumed, bends } = pipeWay(drawing, edge, labels)
  const length = assumed === '' ? given : labels.words.defaultLength(assumed)
  return [length, bends, ...pipeDiameters(drawing, edge, labels).map(({ text }) => text)]
}
