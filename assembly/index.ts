import { LAYOUT_VERSION, systemBytes } from './layout'
import { answerBytes } from './layout-answer'

export { drop } from './drop/drop'
export { dropMask } from './drop/drop-mask'
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
export { ask } from './ask'
export { fillColumn, fillOutdoor } from './answer'
export { convertBatch } from './convert-batch'
export { arrangeSystem } from './arrange-system'
export { edit, inspect, listFindings, listMeters, openResident, update } from './inspect'
export { mark, reserve, reset } from './memory'
export { prove } from './proof/prove'
export { propose } from './propose'
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
