import type { ControllerGraph, ControllerNode } from '../../diagram/controller-graph'
import { newId } from '../../change/ids'
import { hasSeriesRule, type SpecialCodes } from '../../pack-rules/special-codes'

/** Colour of the line between a wired controller and the units it controls. */
export const WIRED_CONTROLLER_COLOUR = '#f2c94c'

const HRV_SHAPE = 'hrv1'
const CONTROLLER_SHAPE = 'controller3'
const STANDBY = 'hrvCtrl'
/** Horizontal distance of a controller from its HRV unit, in board units. */
const ASIDE = 140

/**
 * Adds the required standby controllers to a controller drawing (specification, section 4): every HRV unit gets one, unless it already has one
 * or is on a wired controller's line. Series that the pack lists under `withoutStandbyController` get none, and lose those they have. Returns the same object where nothing changes.
 */
export function withStandbyControllers(graph: ControllerGraph, codes: SpecialCodes): ControllerGraph {
  const standby = new Set(graph.nodes.filter((node) => node.seriesType === STANDBY).map((node) => node.id))
  const units = graph.nodes.filter((node) => node.shape === HRV_SHAPE)
  const bare = new Set(units.filter((unit) => hasSeriesRule(codes, 'withoutStandbyController', unit.seriesCode)).map((unit) => unit.id))
  const following = graph.links.filter((link) => standby.has(link.target))
  const dropped = new Set(following.filter((link) => bare.has(link.source)))
  // A controller shared with another unit is kept.
  const shared = new Set(following.filter((link) => !dropped.has(link)).map((link) => link.target))
  const gone = new Set([...dropped].map((link) => link.target).filter((id) => !shared.has(id)))
  const open = units.filter((unit) => !bare.has(unit.id) && !following.some((link) => link.source === unit.id) && !isWired(graph, unit.id))
  if (dropped.size === 0 && open.length === 0) return graph
  const controllers = open.map((unit) => ({ unit, controller: standbyController(unit) }))
  const links = graph.links.filter((link) => !dropped.has(link) && !gone.has(link.source) && !gone.has(link.target))
  return {
    ...graph,
    nodes: [...graph.nodes.filter((node) => !gone.has(node.id)), ...controllers.map(({ controller }) => controller)],
    links: [...links, ...controllers.map(({ unit, controller }) => ({ id: newId(), source: unit.id, target: controller.id }))],
  }
}

function standbyController(hrv: ControllerNode): ControllerNode {
  return { id: newId(), shape: CONTROLLER_SHAPE, x: hrv.x + ASIDE, y: hrv.y, nodeType: 'wiredController', seriesType: STANDBY }
}

function isWired(graph: ControllerGraph, id: string): boolean {
  return graph.links.some((link) => (link.source === id || link.target === id) && link.colour?.toLowerCase() === WIRED_CONTROLLER_COLOUR)
}
