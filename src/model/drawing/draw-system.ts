import { atOnce } from '../change/at-once'
import type { OutdoorType } from '../project/codes'
import type { Diagram, DiagramNode } from '../diagram/diagram'
import { creatingDiagram, emptyDiagram, nodeAt } from '../diagram/diagram-rows'
import { kindAt, outdoorRow, outletsOf, treeOf } from '../diagram/diagram-tree'
import { branchingOn } from '../project/branching'
import { outdoorSeries } from '../project/equipment'
import type { EquipmentPack } from '../project/equipment'
import { isHeatRecovery, modeOfModels } from '../pack-rules/mode'
import type { System } from '../project/project'
import { indexOf } from '../change/row-index'
import { drawing, freshNode } from './draw'
import type { Drawn } from './draw'
import { feedOf } from './places/feed-of'
import { linkGenerated } from './kits/link-generated'
import { byFloor } from './plans/floors'
import { mainSubPlans } from './plans/main-sub'
import { keptLoose } from './notes/kept-loose'
import type { Feed, Plan, PlannedUnit } from './plans/plan'
import { plannedUnits } from './plans/planned-units'
import { threePipePlan } from './plans/three-pipe'
import { twoPipePlan } from './plans/two-pipe'

/** Ids of pipes indexed between two pauses. */
const STRETCH = 2_000
/** From this many floors on a new drawing is laid out tall. */
const FLOORS_OF_TALL = 3

/**
 * Draws the piping of a system from its unit list and outdoor modules. Empty while no outdoor unit is chosen or the list has no unit
 * that takes refrigerant. Units already drawn keep lengths, bends and levels; nodes outside the piping are kept.
 */
export function drawSystem(system: System, pack: EquipmentPack): Diagram {
  return atOnce(drawingSystem(system, pack))
}

/** Works like `drawSystem`, with pauses. The system must not change meanwhile. */
export function* drawingSystem(system: System, pack: EquipmentPack): Generator<void, Diagram> {
  for (const { edges } = indexOf(system.diagram); system.diagram.edgeCount > STRETCH && !edges.takeIn(STRETCH);) yield
  const series = outdoorSeries(pack, system.outdoorModels)
  const units = yield* plannedUnits(system.indoorUnits, system.diagram, pack)
  if (!series || units.length === 0) return emptyDiagram()
  const { type, plans } = yield* planOf(system, series, units, pack)
  if (plans.length === 0) return emptyDiagram()
  const outdoor = outdoorNode(system, type, units)
  const drawn: Drawn[] = []
  for (const [place, plan] of plans.entries()) {
    // A single unit keeps its own feed; otherwise the main pipe keeps its typed values.
    const feed = plan.kind === 'unit' || place > 0 ? {} : mainFeed(system.diagram)
    drawn.push(yield* drawing(plan, { id: outdoor.id, feed }))
  }
  const { nodes, edges } = linkGenerated(
    drawn.flatMap((each) => each.nodes),
    drawn.flatMap((each) => each.edges),
    system.indoorUnits,
    pack.findKitLayout,
  )
  const loose = keptLoose(system.diagram, [outdoor, ...nodes])
  return yield* creatingDiagram([outdoor, ...nodes, ...loose.nodes], [...edges, ...loose.edges])
}

/** Plans the piping below the outdoor unit by the rules of its mode. A main/sub drawing stays so, independent of the user's library. */
function* planOf(
  system: System,
  series: EquipmentPack['series'][number],
  units: readonly PlannedUnit[],
  pack: EquipmentPack,
): Generator<void, { type: OutdoorType; plans: readonly Plan[] }> {
  const listed = (plan: Plan | null): Plan[] => (plan ? [plan] : [])
  if (isHeatRecovery(system.outdoorModels, pack))
    return { type: 'HR', plans: listed(yield* threePipePlan(units, pack, series.refrigerant)) }
  const drawn = system.diagram.nodeRest[outdoorRow(system.diagram)]?.outdoorType
  const isMainSub = drawn === 'MainSub' || (drawn !== 'HP' && modeOfModels(system.outdoorModels, pack) === 'MainSub')
  const mainSub = isMainSub ? mainSubPlans(units, pack, series.refrigerant) : null
  return mainSub
    ? { type: 'MainSub', plans: mainSub }
    : { type: 'HP', plans: listed(yield* twoPipePlan(units, pack, (floor) => branchingOn(system, floor))) }
}

/** Returns the outdoor unit as it is drawn; a new drawing of several floors is laid out tall, since it would be too wide to be read at once. */
function outdoorNode(system: System, outdoorType: OutdoorType, units: readonly PlannedUnit[]): DiagramNode {
  const row = outdoorRow(system.diagram)
  const isTall = byFloor(units).length >= FLOORS_OF_TALL
  const known = row < 0 ? freshNode('outdoor', 'odu1', isTall ? { layOut: 'tall' } : {}) : nodeAt(system.diagram, row)
  return { ...known, data: { ...known.data, models: [...system.outdoorModels], outdoorType } }
}

function mainFeed(diagram: Diagram): Feed {
  const row = outdoorRow(diagram)
  if (row < 0) return {}
  const tree = treeOf(diagram)
  const main = outletsOf(tree, row)[0]
  const below = main === undefined ? -1 : (diagram.edgeTarget[main] ?? -1)
  const isMain = below >= 0 && ['joint', 'box'].includes(kindAt(diagram, below))
  return isMain ? feedOf(diagram, tree, below) : {}
}
