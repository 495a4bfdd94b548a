import type { DesignConditions, System } from '../../src/model/project/project'
import type { OutdoorType } from '../../src/model/project/codes'
import type { OutdoorEquipment } from './equipment'
import { outdoorEquipment, ownIndex } from './equipment'
import type { Graph, Place } from './graph'
import type { PackTables } from './pack-tables'

/** One system whose diagram is a tree, with what every part of the check asks for. */
export interface CheckedSystem {
  system: System
  design: DesignConditions
  pack: PackTables
  graph: Graph
  root: Place
  mode: OutdoorType
  /** null while no outdoor model is chosen. */
  outdoor: OutdoorEquipment | null
  isThreePipe: boolean
  /** Downstream capacity index of every node, its own included. */
  loadIndex: Map<Place, number>
}

export function checkedSystem(
  system: System,
  graph: Graph,
  root: Place,
  context: { design: DesignConditions; pack: PackTables; library?: string },
): CheckedSystem {
  const { design, pack } = context
  const outdoor = outdoorEquipment(root, pack)
  const loadIndex = new Map<Place, number>()
  addLoads(root, pack, loadIndex)
  const mode = root.data.outdoorType ?? modeOf(outdoor, context.library)
  return { system, design, pack, graph, root, outdoor, mode, loadIndex, isThreePipe: outdoor?.series.pipes === 3 }
}

/** Section 4.1: without an `ODUType` library NA0101 makes a system main/sub unless it is heat recovery. */
function modeOf(outdoor: OutdoorEquipment | null, library?: string): OutdoorType {
  if (outdoor?.modules[0]?.systemType === 'HR') return 'HR'
  return library === 'NA0101' ? 'MainSub' : 'HP'
}

function addLoads(place: Place, pack: PackTables, loads: Map<Place, number>): number {
  let load = ownIndex(place, pack)
  for (const feed of place.outlets) {
    if (feed.lower.feed !== feed) continue
    feed.lower.box = place.kind === 'box' ? place : place.box
    load += addLoads(feed.lower, pack, loads)
  }
  loads.set(place, load)
  return load
}

/** Downstream capacity in kW: the integer index over ten (section 4.4 "capacity"). */
export function loadKw(checked: CheckedSystem, place: Place): number {
  return (checked.loadIndex.get(place) ?? 0) / 10
}
