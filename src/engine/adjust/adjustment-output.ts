import type { AdjustmentOutput } from '../../contract/adjustment'
import type { AdjustedUnit } from './adjusted-unit'

/** Returns an adjusted unit with the names of the wire, unrounded. */
export function adjustmentOutput(unit: AdjustedUnit): AdjustmentOutput {
  const { delivered, ofAll, required } = unit
  return {
    id: unit.itemId,
    modelName: unit.model,
    count: unit.count,
    adjustTCforCooling: delivered.coolKw,
    adjustSCforCooling: delivered.sensibleKw,
    adjustTCforHeating: delivered.heatKw,
    adjusttotalcoolingforIDU: ofAll.coolKw,
    adjusttotalheatingforIDU: ofAll.heatKw,
    rqdCoolCapa: required.coolKw,
    rqdSensCoolCapa: required.sensibleKw,
    rqdHeatCapa: required.heatKw,
    CoolingLoad: required.coolKw,
    SensibleCoolingLoad: required.sensibleKw,
    HeatingLoad: required.heatKw,
    LoadInputRatioForCooling: required.coolPct,
    LoadInputRatioForSCooling: required.sensiblePct,
    LoadInputRatioForSHeating: required.heatPct,
    disToFJ: unit.actualM,
    EdisToFJ: unit.equivalentM,
    ActualPipeLength: unit.actualM,
    ActualPipeLength_GAS: unit.gasM,
    ActualPipeLength_LIQUID: unit.liquidM,
    GasPipeDiameter: unit.gasMm,
    LiquidPipeDiameter: unit.liquidMm,
    HighPressurePipeDiameter: unit.highPressureMm,
  }
}
