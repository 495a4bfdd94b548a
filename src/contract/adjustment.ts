/**
 * Figures of one unit of a list before it is drawn (section 3.6 of the design specification). Capacities in kW, lengths in m, diameters in mm, ratios in
 * per cent; null where nothing is required, or where there is no such line.
 */
export interface AdjustmentOutput {
  /** Id of the list item. */
  id: string
  modelName: string
  count: number
  /** Delivered by one unit: total cooling, sensible cooling, heating. */
  adjustTCforCooling: number
  adjustSCforCooling: number
  adjustTCforHeating: number
  /** Delivered by all units of the item. */
  adjusttotalcoolingforIDU: number
  adjusttotalheatingforIDU: number
  /** Required of one unit. */
  rqdCoolCapa: number | null
  rqdSensCoolCapa: number | null
  rqdHeatCapa: number | null
  CoolingLoad: number | null
  SensibleCoolingLoad: number | null
  HeatingLoad: number | null
  /** Required ÷ delivered. */
  LoadInputRatioForCooling: number | null
  LoadInputRatioForSCooling: number | null
  LoadInputRatioForSHeating: number | null
  /** Actual and equivalent distance to the first joint. */
  disToFJ: number
  EdisToFJ: number
  ActualPipeLength: number
  ActualPipeLength_GAS: number
  ActualPipeLength_LIQUID: number
  GasPipeDiameter: number | null
  LiquidPipeDiameter: number | null
  HighPressurePipeDiameter: number | null
}
