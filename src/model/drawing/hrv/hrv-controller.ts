import type { ControllerGraph, ControllerLink, ControllerNode } from '../../diagram/controller-graph'
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
  const following = new Set(graph.links.filter((link) => standby.has(link.target)).map((link) => link.source))
  const attached = attachedTo(graph, standby, new Set(units.map((unit) => unit.id)))
  const leaving = attached.filter(({ unit }) => bare.has(unit))
  const dropped = new Set(leaving.map(({ link }) => link))
  // A controller shared with another unit is kept.
  const shared = new Set(attached.filter(({ unit }) => !bare.has(unit)).map(({ controller }) => controller))
  const gone = new Set(leaving.map(({ controller }) => controller).filter((id) => !shared.has(id)))
  const open = units.filter((unit) => !bare.has(unit.id) && !following.has(unit.id) && !isWired(graph, unit.id))
  if (dropped.size === 0 && open.length === 0) return graph
  const controllers = open.map((unit) => ({ unit, controller: standbyController(unit) }))
  const links = graph.links.filter((link) => !dropped.has(link) && !gone.has(link.source) && !gone.has(link.target))
  return {
    ...graph,
    nodes: [...graph.nodes.filter((node) => !gone.has(node.id)), ...controllers.map(({ controller }) => controller)],
    links: [...links, ...controllers.map(({ unit, controller }) => ({ id: newId(), source: unit.id, target: controller.id }))],
  }
}

interface Attached {
  link: ControllerLink
  unit: string
  controller: string
}

/** Returns the links between standby controllers and what they stand behind; other tools may also draw one from the controller to its unit. */
function attachedTo({ links }: ControllerGraph, standby: ReadonlySet<string>, units: ReadonlySet<string>): Attached[] {
  return links.flatMap((link): Attached[] => {
    if (standby.has(link.target)) return [{ link, unit: link.source, controller: link.target }]
    return standby.has(link.source) && units.has(link.target) ? [{ link, unit: link.target, controller: link.source }] : []
  })
}

function standbyController(hrv: ControllerNode): ControllerNode {
  return { id: newId(), shape: CONTROLLER_SHAPE, x: hrv.x + ASIDE, y: hrv.y, nodeType: 'wiredController', seriesType: STANDBY }
}

function isWired(graph: ControllerGraph, id: string): boolean {
  return graph.links.some((link) => (link.source === id || link.target === id) && link.colour?.toLowerCase() === WIRED_CONTROLLER_COLOUR)
}
