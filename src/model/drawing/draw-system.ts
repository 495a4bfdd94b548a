import type { OutdoorType } from '../codes'
import type { Diagram, DiagramNode } from '../diagram'
import { createDiagram, emptyDiagram, nodeAt } from '../diagram-rows'
import { kindAt, outdoorRow, outletsOf, treeOf } from '../diagram-tree'
import { outdoorSeries } from '../equipment'
import type { EquipmentPack } from '../equipment'
import type { System } from '../project'
import { draw, freshNode } from './draw'
import { feedOf } from './feed-of'
import { linkGenerated } from './kits/link-generated'
import type { Feed } from './plan'
import { plannedUnits } from './planned-units'
import { threePipePlan } from './three-pipe'
import { twoPipePlan } from './two-pipe'

/**
 * The piping diagram of a system from its list of units and its outdoor modules. Empty while no outdoor unit is chosen or the list has no unit
 * that takes refrigerant. What stays of the present drawing keeps lengths, bends and levels.
 */
export function drawSystem(system: System, pack: EquipmentPack): Diagram {
  const series = outdoorSeries(pack, system.outdoorModels)
  const units = plannedUnits(system.indoorUnits, system.diagram, pack)
  if (!series || units.length === 0) return emptyDiagram()
  const heatRecovery = series.pipes === 3
  const plan = heatRecovery ? threePipePlan(units, pack, series.refrigerant) : twoPipePlan(units, pack)
  if (!plan) return emptyDiagram()
  const outdoor = outdoorNode(system, heatRecovery ? 'HR' : 'HP')
  // A single unit keeps its own feed; otherwise the main pipe keeps what was typed for it.
  const feed = plan.kind === 'unit' ? {} : mainFeed(system.diagram)
  const drawn = draw(plan, { id: outdoor.id, feed })
  const { nodes, edges } = linkGenerated(drawn.nodes, drawn.edges, system.indoorUnits)
  return createDiagram([outdoor, ...nodes], edges)
}

function outdoorNode(system: System, outdoorType: OutdoorType): DiagramNode {
  const row = outdoorRow(system.diagram)
  const known = row < 0 ? freshNode('outdoor', 'odu1', {}) : nodeAt(system.diagram, row)
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
