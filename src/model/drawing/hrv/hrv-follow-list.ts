import type { Op, SystemHead } from '../../change/change'
import type { ControllerGraph, ControllerNode } from '../../diagram/controller-graph'
import { newId } from '../../change/ids'
import type { IndoorUnit } from '../../project/project'
import type { SpecialCodes } from '../../pack-rules/special-codes'
import { withStandbyControllers } from './hrv-controller'

const ROW = 150

/**
 * Returns the ops that make the controller drawing match a changed unit list: every HRV unit is drawn as often as its line counts, with
 * its standby controller; removed units take the nodes linked only to them along. Nodes without a list line stay.
 */
export function followHrvUnits(head: SystemHead, list: readonly IndoorUnit[], at: number, codes: SpecialCodes): Op[] {
  const before = head.controllerGraph ?? { nodes: [], links: [] }
  const drawn = drawnHrvUnits(before)
  const wanted = list.filter((unit) => unit.type === 'hrv')
  const surplus = [...drawn].flatMap(([id, nodes]) => nodes.slice(wanted.find((unit) => unit.id === id)?.count ?? 0))
  const kept = without(before, new Set(surplus.map((node) => node.id)))
  const lowest = Math.max(-ROW, ...kept.nodes.map((node) => node.y))
  const missing = wanted.flatMap((unit) =>
    Array.from({ length: unit.count - Math.min(unit.count, drawn.get(unit.id)?.length ?? 0) }, () => unit),
  )
  const nodes = [
    ...kept.nodes.map((node) => withSeries(node, wanted)),
    ...missing.map((unit, place) =>
      withSeries({ id: newId(), shape: 'hrv1', x: 0, y: lowest + (place + 1) * ROW, indoorUnitId: unit.id }, wanted),
    ),
  ]
  const isSame = surplus.length === 0 && nodes.length === before.nodes.length && nodes.every((node, place) => node === before.nodes[place])
  const after = withStandbyControllers(isSame ? before : { ...kept, nodes }, codes)
  if (after === before) return []
  return [{ table: 'system', before: head, after: { ...head, controllerGraph: after }, at }]
}

function drawnHrvUnits(graph: ControllerGraph): Map<string, ControllerNode[]> {
  const drawn = new Map<string, ControllerNode[]>()
  for (const node of graph.nodes) {
    if (node.shape !== 'hrv1' || node.indoorUnitId === undefined) continue
    const known = drawn.get(node.indoorUnitId)
    if (known) known.push(node)
    else drawn.set(node.indoorUnitId, [node])
  }
  return drawn
}

// A standby controller is removed with its unit; other linked nodes stay without the link.
function without(graph: ControllerGraph, units: ReadonlySet<string>): ControllerGraph {
  if (units.size === 0) return graph
  const standby = new Set(graph.nodes.filter((node) => node.seriesType === 'hrvCtrl').map((node) => node.id))
  const gone = new Set(units)
  for (const link of graph.links) if (units.has(link.source) && standby.has(link.target)) gone.add(link.target)
  return {
    ...graph,
    nodes: graph.nodes.filter((node) => !gone.has(node.id)),
    links: graph.links.filter((link) => !gone.has(link.source) && !gone.has(link.target)),
  }
}

function withSeries(node: ControllerNode, wanted: readonly IndoorUnit[]): ControllerNode {
  const unit = node.indoorUnitId === undefined ? undefined : wanted.find((each) => each.id === node.indoorUnitId)
  if (unit?.seriesCode === undefined || unit.seriesCode === node.seriesCode) return node
  return { ...node, seriesCode: unit.seriesCode }
}
