import i18next from 'i18next'
import type { PlaceAnswer } from '../../../../board/placing/placing'
import type { Place } from '../../../../drawing/view/spatial-index'
import type { DropVerdict } from '../../../../engine/drop/drop-verdict'
import { nodeRow } from '../../../../model/diagram/diagram-rows'
import { isUnitKind } from '../../../../model/project/codes'
import { kindAt, outletsOf, parentOf, treeOf } from '../../../../model/diagram/diagram-tree'
import type { PlacedItem } from '../../../../model/drawing/put/placed-item'
import { insertFitting } from '../../../../model/edits/drawing/insert-fitting'
import { placeAirHandler } from '../../../../model/edits/drawing/place-air-handler'
import { placeNewUnit } from '../../../../model/edits/drawing/place-new-unit'
import { replaceNode } from '../../../../model/edits/drawing/replace-node'
import { shownDrop } from '../../../../state/core/shown-drop-mask'
import { change } from '../../../../workbench/commands/change'
import type { Part } from '../../palette/part'
import { setPicked } from '../../../../workbench/open-system/local'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'
import { checkedChange, refusalOf } from '../../../../workbench/commands/checked-change'
import { askedItem } from './drop-item-of'
import { partGhost } from './ghosts'
import { itemTargets } from './item-targets'
import type { Refusal } from '../../../../workbench/commands/refusal'
import type { Session } from './session'
import type { Diagram } from '../../../../model/diagram/diagram'

/** Returns the id of the open place on another port of the same box; undefined where that port is not open. */
function siblingPlace(diagram: Diagram, row: number, port: number): string | undefined {
  const tree = treeOf(diagram)
  for (const edge of outletsOf(tree, parentOf(diagram, tree, row))) {
    const there = diagram.edgeTarget[edge] ?? -1
    if (diagram.edgeSourcePort[edge] === port && there >= 0 && kindAt(diagram, there) === 'placeholder') return diagram.nodeId[there]
  }
  return undefined
}

/** Returns the session of a unit, joint, box or whole air handler of the palette. */
export function partSession(part: Part, item: PlacedItem, open: OpenSystem): Session {
  const { system, pack, sentence } = open
  const { diagram } = system
  const kits = part.what.kind === 'airHandler' ? part.what.kits : undefined
  const asked = askedItem(item, kits)
  const lineId = part.what.kind === 'airHandler' ? part.what.lineId : null
  const idOf = (place: Place): string => (place.kind === 'node' ? diagram.nodeId[place.row] : diagram.edgeId[place.row]) ?? ''
  const isOpen = (place: Place): boolean => place.kind === 'node' && kindAt(diagram, place.row) === 'placeholder'

  const put = (nodeId: string): void => {
    const isDone = change((project) =>
      lineId === null ? placeNewUnit(project, system.id, nodeId, item, pack) : placeAirHandler(project, system.id, nodeId, lineId, pack),
    )
    if (isDone) setPicked({ nodes: [nodeId], edges: [] })
  }
  const refusalAt = async (nodeId: string): Promise<Refusal | null> => {
    const verdict = await shownDrop(nodeId, asked)
    return verdict === null || verdict.allowed ? null : refusedDrop(verdict, nodeId)
  }
  const refusedDrop = (verdict: DropVerdict, nodeId: string): Refusal => {
    const [finding] = verdict.findings
    const said = finding ? sentence(finding) : i18next.t('placing:nothingThere')
    const { repair } = verdict
    const other = repair && siblingPlace(diagram, nodeRow(diagram, nodeId), Number(repair.values['port'] ?? 0))
    return repair === undefined || other === undefined ? { sentence: said } : { sentence: said, repair: { repair, run: () => put(other) } }
  }
  const edit = (place: Place) => (project: OpenSystem['project']) =>
    place.kind === 'edge'
      ? insertFitting(project, system.id, idOf(place), item, pack)
      : replaceNode(project, system.id, idOf(place), item, pack)
  const isLostOn = (place: Place): boolean => place.kind === 'edge' && isUnitKind(item.kind)
  const onlyFittings = (): Refusal => ({ sentence: i18next.t('placing:pipeTakesFitting') })
  const mayChange = (place: Place): boolean => place.kind === 'edge' || isReplaceable(open, place.row, item)

  return {
    name: part.title,
    ghost: partGhost(part, pack),
    targets: () => itemTargets(diagram, asked),
    answer: async (place): Promise<PlaceAnswer> => {
      if (isLostOn(place)) return { accepts: false, ...onlyFittings() }
      const refusal = mayChange(place) ? await refusalOf(system.id, edit(place), sentence) : await refusalAt(idOf(place))
      return { accepts: refusal === null, sentence: refusal?.sentence ?? '' }
    },
    drop: async (place, isSure) => {
      if (isLostOn(place)) return onlyFittings()
      if (mayChange(place)) return checkedChange(system.id, edit(place), sentence)
      const refusal = isSure ? null : await refusalAt(idOf(place))
      if (refusal) return refusal
      if (isOpen(place)) put(idOf(place))
      return null
    },
  }
}

/** Returns whether an item may replace a row: a unit another unit, a joint or box another joint or box. */
function isReplaceable({ system }: OpenSystem, row: number, item: PlacedItem): boolean {
  const kind = kindAt(system.diagram, row)
  const isFitting = (each: string): boolean => each === 'joint' || each === 'box'
  if (['outdoor', 'none', 'placeholder', 'endCap', 'ahuBox'].includes(kind)) return false
  return isFitting(kind) === isFitting(item.kind)
}
