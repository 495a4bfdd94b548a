import { LAYOUT_VERSION, systemBytes } from './shared/layout/layout'
import { answerBytes } from './shared/layout/layout-answer'

export { drop } from './vrf/drop/drop'
export { dropMask } from './vrf/drop/drop-mask'
export { curveAt, curvePower, pipingFactor, runTimeFraction } from './formulas/curve'
export { voltageDrop } from './formulas/electrical'
export { verticalHeight } from './formulas/height'
export { flowVelocity, frictionFactor, pressureLossPerMetre, reynoldsNumber } from './formulas/pressure-drop'
export { airEnthalpy, humidityRatio, saturationPressure, wetBulbHumidity, wetBulbOf } from './formulas/psychrometrics'
export { roundToStep } from './formulas/rounding'
export {
  fieldChargeMost,
  flammableChargeMost,
  leastRoomArea,
  leastSealedArea,
  leastTightArea,
  pipeCharge,
  roomConcentration,
  tightChargeMost,
} from './formulas/safety'
export { efficiencyRatio, weightedEfficiency } from './formulas/seasonal'
export { addLevels, levelAtDistance, pointSourceLevel } from './formulas/sound'
export { ask } from './vrf/ask'
export { fillColumn, fillOutdoor } from './vrf/answer'
export { convertBatch } from './shared/convert-batch'
export { arrangeSystem } from './vrf/arrange-system'
export { edit, inspect, listFindings, listMeters, openResident, update } from './vrf/inspect'
export { labelX, labelY } from './vrf/label/label-place'
export { mark, reserve, reset } from './shared/memory'
export { prove } from './vrf/proof/prove'
export { propose } from './vrf/propose'
export { putRow, takeRow } from './vrf/resident/rows'
export { tell, toldColumn, toldCount, toldMarks, toldRows } from './vrf/resident/told'
export { convertColumn, convertValue, isSame, pipeDiameter, pipePlace, roundValue } from './shared/convert'

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
