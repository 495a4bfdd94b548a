import { LAYOUT_VERSION, systemBytes } from './common/layout/layout'
import { answerBytes } from './common/layout/layout-answer'

/** Exports for every verb: memory, the check with its columns and lists, the resident system. A file with the tag `@verb` exports its own functions. */
export { fillColumn, fillOutdoor } from './vrf/answer'
export { edit, inspect, listFindings, listMeters, meters, openResident, update } from './vrf/inspect'
export { mark, reserve, reset } from './common/memory'
export { putRow, takeRow } from './vrf/resident/rows'
export { tell, toldColumn, toldCount, toldMarks, toldRows } from './vrf/resident/told'
export { convertColumn } from './common/convert'
// The tests compare the values that both compilers compute for these.
export { convertValue, isSame, pipeDiameter, pipePlace, roundValue } from './common/layout/layout-measure'

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
