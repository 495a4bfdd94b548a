import i18next from 'i18next'
import { itemAt } from '../../../../drawing/labels/node-label'
import type { Place } from '../../../../drawing/view/spatial-index'
import { childPipes } from '../../../../drawing/drawing/tree-walk'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'

/** Returns a place's name: its own, that of its parent with the port, and the floor of the units beside it. */
export function placeName({ drawing, names, labels }: OpenSystem, place: Place): string {
  const { diagram } = drawing
  const t = i18next.getFixedT(null, 'placing')
  if (place.kind === 'edge') {
    const [from, to] = [diagram.edgeSource[place.row] ?? -1, diagram.edgeTarget[place.row] ?? -1]
    return t('pipeName', { from: names.node(from), to: names.node(to) })
  }
  const feed = drawing.feed[place.row] ?? -1
  const parent = diagram.edgeSource[feed] ?? -1
  if (parent < 0) return names.node(place.row)
  const port = diagram.edgeSourcePort[feed] ?? 0
  const values = { place: names.node(place.row), parent: names.node(parent), port }
  const name = port > 0 ? t('placeOnPort', values) : t('placeBelow', values)
  const beside = childPipes(drawing, parent).map((edge) => itemAt(drawing, diagram.edgeTarget[edge] ?? -1, labels)?.floor ?? '')
  const floor = beside.find((each) => each !== '')
  return floor === undefined ? name : `${name}, ${t('floor', { floor })}`
}
