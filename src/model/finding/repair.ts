// See docs/decisions/0012-repairs-are-edits.md.
/**
 * Codes of suggested repairs, each with its values; lengths in m, loads in kW. The codes of `EDIT_REPAIRS` are edits of the
 * drawing that `applyRepair` makes; the others are advice, because only the user can reroute a pipe or divide a building.
 */
export const REPAIR_CODES = [
  'moveToPort', // port: move the unit to this outlet of its box, reserving the sibling for a large unit
  'mergePorts', // jointType, port: insert a merge joint between the box and the unit, from this outlet on
  'insertBox', // model, ports: insert a mode-select box between this node and its feed
  'removeNode', // remove the node with everything below it
  'takeMaterial', // materialType: use one material for joint and feeding pipe
  'useOutdoor', // model: choose another outdoor unit or listed combination
  'useModel', // model: use a larger model in the unit's list line
  'useSmallerModel', // model: use a smaller model of the same type there, which still has the required nominal capacity
  'useFitting', // model, branches or ports: use a larger joint, header or box here, or at nodeId
  'moveToPlace', // nodeId, placeId: move the unit to this open place of the same system
  'insertJoint', // nodeId, pipeId: hang the unit on a joint in the pipe to another node
  'moveToSystem', // nodeId, systemId, system: move the unit to another system, where a place is made if none is open
  'mainsEnlarged', // the indoor mains are one size larger already: nothing is left to do
  'keepConditions', // stub, difference: keep these lengths in m, so that the extended limit applies and the mains become larger
  'shorten', // m: shorten the pipes up to this node by this length
  'lengthen', // m: lengthen the pipe at this node by this length
  'lessenHeight', // m: reduce the level difference by this height
  'fewerBends', // count: remove this many bends from the pipes up to this node
  'moveElsewhere', // move the unit to a position that the rules allow
  'splitSystem', // kg or count: divide the units among two systems
  'fewerUnits', // count or kW: remove this much from this node
  'addUnits', // count or kW: add this much to the system
  'safetyMeasures', // count: add an alarm, ventilation or shut-off valve for this room
] as const

export type RepairCode = (typeof REPAIR_CODES)[number]

/** Repairs that are edits of the drawing. */
export const EDIT_REPAIRS: readonly RepairCode[] = [
  'moveToPort',
  'mergePorts',
  'insertBox',
  'removeNode',
  'takeMaterial',
  'useOutdoor',
  'useModel',
  'useSmallerModel',
  'useFitting',
  'moveToPlace',
  'insertJoint',
  'moveToSystem',
]

/** Repairs that are made only where somebody chooses them: they take something away, or change another system too. */
export const CHOSEN_REPAIRS: readonly RepairCode[] = ['removeNode', 'moveToSystem']

/** One suggestion; its sentence comes from the translations, under `repair.` and its code. */
export interface Repair {
  code: RepairCode
  values: Record<string, number | string>
}
