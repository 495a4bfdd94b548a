import { LAYOUT_VERSION, systemBytes } from './layout'
import { answerBytes } from './layout-answer'

/** What serves every verb: memory, the check with its columns and lists, the system that stays open. A file with the tag `@verb` exports its own functions. */
export { fillColumn, fillOutdoor } from './answer'
export { edit, inspect, listFindings, listMeters, meters, openResident, update } from './inspect'
export { mark, reserve, reset } from './memory'
export { putRow, takeRow } from './resident/rows'
export { tell, toldColumn, toldCount, toldMarks, toldRows } from './resident/told'
export { convertColumn } from './convert'
// The tests compare what both compilers make of these.
export { convertValue, isSame, pipeDiameter, pipePlace, roundValue } from './layout-measure'

export function layoutVersion(): i32 {
  return LAYOUT_VERSION
}

/** Bytes of a system's buffer and of its answer as this compiler lays them out; the host compares. */
export function systemSize(nodes: i32, edges: i32, columns: i32, rooms: i32): i32 {
  return systemBytes(nodes, edges, columns, rooms)
}

export function answerSize(nodes: i32, edges: i32, findings: i32): i32 {
  return answerBytes(nodes, edges, findings)
}
