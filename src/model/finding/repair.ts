/**
 * What may be done about a finding. The values that a code gives stand beside it; lengths in m, loads in kW. The codes of `EDIT_REPAIRS` are edits of the
 * drawing that `applyRepair` makes; the others are advice, because only the designer can lay a pipe elsewhere or divide a building.
 */
export const REPAIR_CODES = [
  'moveToPort', // port: hang the unit on this outlet of its box, the sibling reserved where the unit is large
  'mergePorts', // jointType, port: put a merge joint between the box and the unit, from this outlet on
  'insertBox', // model, ports: put a mode-select box between this node and what feeds it
  'removeNode', // what stands here goes, with everything below it
  'takeMaterial', // materialType: joint and feeding pipe of one material
  'useOutdoor', // model: another outdoor unit or listed combination
  'useModel', // model: a larger model in the line of the list that the unit draws
  'useFitting', // model, branches or ports: a larger joint, header or box in the same place, or in that of nodeId
  'shorten', // m: so much less pipe on the way to this place
  'lengthen', // m: so much more pipe at this place
  'lessenHeight', // m: so much less level difference
  'fewerBends', // count: so many bends less on the way to this place
  'moveElsewhere', // this unit cannot stay here: hang it where the rules allow it
  'splitSystem', // kg or count: divide the units among two systems
  'fewerUnits', // count or kW: so much less hangs on this place
  'addUnits', // count or kW: so much more must hang on the system
  'safetyMeasures', // count: alarm, ventilation or shut-off valve for this room
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
  'useFitting',
]

/** One suggestion; the sentence comes from the translations, under `repair.` and its code. */
export interface Repair {
  code: RepairCode
  values: Record<string, number | string>
}
