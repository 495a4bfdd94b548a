import * as L from '../../../assembly/common/layout/layout'
import * as Q from '../../../assembly/common/layout/layout-proof'

/** A figure by the core's number, with its wire name and unit. */
type Quantity = readonly [figure: number, name: string, unit: string]

export const NODE_QUANTITIES: readonly Quantity[] = [
  [Q.FIGURE_LOAD, 'loadIndex', ''],
  [Q.FIGURE_NOMINAL_COOL, 'nominalCoolCapa', 'kW'],
  [Q.FIGURE_NOMINAL_HEAT, 'nominalHeatCapa', 'kW'],
  [Q.FIGURE_COOL, 'adjustTCforCooling', 'kW'],
  [Q.FIGURE_SENSIBLE, 'adjustSCforCooling', 'kW'],
  [Q.FIGURE_HEAT, 'adjustTCforHeating', 'kW'],
  [Q.FIGURE_ACTUAL_M, 'actualDistanceM', 'm'],
  [Q.FIGURE_EQUIVALENT_M, 'equivalentDistanceM', 'm'],
  [Q.FIGURE_FIRST_ACTUAL_M, 'disToFJ', 'm'],
  [Q.FIGURE_FIRST_EQUIVALENT_M, 'EdisToFJ', 'm'],
  [Q.FIGURE_CONCENTRATION, 'concentrationKgM3', 'kg/m³'],
  [Q.FIGURE_FITTING, 'JointModel', ''],
  [Q.FIGURE_FITTING_M, 'fittingEquivalentM', 'm'],
  [Q.FIGURE_ADDRESSES, 'addressCount', ''],
  [Q.FIGURE_HEIGHT_M, 'heightM', 'm'],
  [Q.FIGURE_INDEX, 'capacityIndex', ''],
  [Q.FIGURE_PORT_KW, 'portCapacityKw', 'kW'],
]

export const EDGE_QUANTITIES: readonly Quantity[] = [
  [Q.FIGURE_CAPACITY_KW, 'capacityKw', 'kW'],
  [Q.FIGURE_PIPE_M, 'ActualPipeLength', 'm'],
  [Q.FIGURE_BENDS, 'bendingcount', ''],
  [Q.FIGURE_PIPE_EQUIVALENT_M, 'equivalentLengthM', 'm'],
  [Q.FIGURE_GAS_MM, 'GasPipeDiameter', 'mm'],
  [Q.FIGURE_LIQUID_MM, 'LiquidPipeDiameter', 'mm'],
  [Q.FIGURE_HIGH_MM, 'HighPressurePipeDiameter', 'mm'],
  [Q.FIGURE_CHANGER_UP, 'diameterChangerUp', ''],
  [Q.FIGURE_CHANGER_DOWN, 'diameterChangerDown', ''],
  [Q.FIGURE_FEED_M, 'pipeLengthM', 'm'],
  [Q.FIGURE_LIQUID_M, 'liquidLengthM', 'm'],
  [Q.FIGURE_STANDARD_GAS_MM, 'standardGasMm', 'mm'],
  [Q.FIGURE_CHARGED_M, 'chargedLengthM', 'm'],
]

const SLOTS: readonly (readonly [slot: number, name: string, unit: string])[] = [
  [L.OUT_RATED_CR, 'ratedCR', '%'],
  [L.OUT_ACTUAL_CR, 'actualCR', '%'],
  [L.OUT_NOMINAL_COOL, 'nominalCoolCapa', 'kW'],
  [L.OUT_NOMINAL_HEAT, 'nominalHeatCapa', 'kW'],
  [L.OUT_COOL, 'coolCapa', 'kW'],
  [L.OUT_HEAT, 'heatCapa', 'kW'],
  [L.OUT_COOL_POWER, 'coolPowerKw', 'kW'],
  [L.OUT_HEAT_POWER, 'heatPowerKw', 'kW'],
  [L.OUT_INDOOR_COOL, 'indoorNominalCoolCapa', 'kW'],
  [L.OUT_INDOOR_HEAT, 'indoorNominalHeatCapa', 'kW'],
  [L.OUT_UNITS, 'unitCount', ''],
  [L.OUT_MAX_UNITS, 'maxUnitCount', ''],
  [L.OUT_FARTHEST_ACTUAL, 'farthestActualM', 'm'],
  [L.OUT_FARTHEST_EQUIVALENT, 'farthestEquivalentM', 'm'],
  [L.OUT_AFTER_FIRST, 'afterFirstBranchM', 'm'],
  [L.OUT_TOTAL, 'totalM', 'm'],
  [L.OUT_HEIGHT_OUTDOOR, 'heightOduIduM', 'm'],
  [L.OUT_HEIGHT_INDOOR, 'heightIduIduM', 'm'],
  [L.OUT_FACTORY_CHARGE, 'factoryChargeKg', 'kg'],
  [L.OUT_ADDED_CHARGE, 'additionalChargeKg', 'kg'],
  [L.OUT_TOTAL_CHARGE, 'totalChargeKg', 'kg'],
]

const LINKS = ['ratio', 'indoor', 'outdoor', 'length', 'level', 'defrost', 'altitude'] as const

function chain(first: number, prefix: string): Quantity[] {
  return LINKS.map((link, place) => [Q.FIGURE_OUT + first + place, `${prefix}.${link}`, ''] as const)
}

/** Chains that all units share: a unit's own `factors`. */
export const UNIT_CHAINS: readonly Quantity[] = [
  ...chain(L.OUT_UNIT_COOL_FACTORS, 'factors.cooling'),
  ...chain(L.OUT_UNIT_HEAT_FACTORS, 'factors.heating'),
]

const CONNECTING = [0, 1, 2, 3].flatMap((place) => [
  [Q.FIGURE_OUT + L.OUT_MODULE_PIPES + 2 * place, `connectingPipes.moduleToJoint[${place}].gasMm`, 'mm'] as const,
  [Q.FIGURE_OUT + L.OUT_MODULE_PIPES + 2 * place + 1, `connectingPipes.moduleToJoint[${place}].liquidMm`, 'mm'] as const,
])
const BETWEEN = [0, 1].flatMap((place) => [
  [Q.FIGURE_OUT + L.OUT_JOINT_PIPES + 2 * place, `connectingPipes.jointToJoint[${place}].gasMm`, 'mm'] as const,
  [Q.FIGURE_OUT + L.OUT_JOINT_PIPES + 2 * place + 1, `connectingPipes.jointToJoint[${place}].liquidMm`, 'mm'] as const,
])

const PARTS: readonly (readonly [slot: number, name: string, unit: string])[] = [
  [L.OUT_CHARGE_FACTOR, 'pipeFactor', ''],
  [L.OUT_CHARGE_PIPES, 'pipesKg', 'kg'],
  [L.OUT_CHARGE_EXTRA, 'outdoorExtraKg', 'kg'],
  [L.OUT_CHARGE_BOXES, 'boxesKg', 'kg'],
  [L.OUT_CHARGE_UNITS, 'unitsKg', 'kg'],
  [L.OUT_CHARGE_OVER, 'overRatioKg', 'kg'],
  [L.OUT_CHARGE_MAKER, 'makerTermsKg', 'kg'],
  [L.OUT_CHARGE_SETTLED, 'settledKg', 'kg'],
  ...Array.from({ length: L.CHARGE_LINES }, (_, line) =>
    [
      ['lengthM', 'm'],
      ['kgPerM', 'kg/m'],
      ['kg', 'kg'],
    ].map(
      ([field = '', unit = ''], place) =>
        [L.OUT_CHARGE_LINES + line * L.CHARGE_LINE_WIDTH + 1 + place, `lines[${line}].${field}`, unit] as const,
    ),
  ).flat(),
]

export const OUTDOOR_QUANTITIES: readonly Quantity[] = [
  ...SLOTS.map(([slot, name, unit]) => [Q.FIGURE_OUT + slot, name, unit] as const),
  ...chain(L.OUT_COOL_FACTORS, 'factors.cooling'),
  ...chain(L.OUT_HEAT_FACTORS, 'factors.heating'),
  ...UNIT_CHAINS.map(([figure, name, unit]) => [figure, `unit.${name}`, unit] as const),
  [Q.FIGURE_OUT + L.OUT_OUTDOOR_JOINT, 'connectingPipes.jointModel', ''],
  [Q.FIGURE_OUT + L.OUT_OUTDOOR_JOINTS, 'connectingPipes.jointCount', ''],
  ...CONNECTING,
  ...BETWEEN,
  ...PARTS.map(([slot, name, unit]) => [Q.FIGURE_OUT + slot, `chargeParts.${name}`, unit] as const),
  [Q.FIGURE_MAIN_GAS, 'mainGasMm', 'mm'],
  [Q.FIGURE_MAIN_LIQUID, 'mainLiquidMm', 'mm'],
  [Q.FIGURE_MAIN_HIGH, 'mainHighPressureMm', 'mm'],
  [Q.FIGURE_STANDARD_MAIN_GAS, 'standardMainGasMm', 'mm'],
  [Q.FIGURE_HP, 'hp', 'HP'],
  [Q.FIGURE_MIN_CR, 'minCrPct', '%'],
  [Q.FIGURE_MAX_CR, 'maxCrPct', '%'],
  [Q.FIGURE_SPECIAL_CR, 'maxCrSpecialPct', '%'],
  [Q.FIGURE_NOMINAL_COOL_POWER, 'nominalCoolPowerKw', 'kW'],
  [Q.FIGURE_NOMINAL_HEAT_POWER, 'nominalHeatPowerKw', 'kW'],
  [Q.FIGURE_COOL_DESIGN, 'unitCoolingDesignFactor', ''],
  [Q.FIGURE_COOL_SHARE, 'unitCoolingShare', ''],
  [Q.FIGURE_HEAT_SHARE, 'unitHeatingShare', ''],
  [Q.FIGURE_COOL_TEMPERATURE, 'coolingTemperatureFactor', ''],
  [Q.FIGURE_HEAT_TEMPERATURE, 'heatingTemperatureFactor', ''],
  [Q.FIGURE_COOL_PIPING, 'coolingPipingFactor', ''],
  [Q.FIGURE_HEAT_PIPING, 'heatingPipingFactor', ''],
  [Q.FIGURE_CAPABLE_COOL, 'coolCapaWithoutRatio', 'kW'],
  [Q.FIGURE_MAIN_M, 'mainLengthM', 'm'],
  [Q.FIGURE_MAIN_EQUIVALENT_M, 'mainEquivalentM', 'm'],
  [Q.FIGURE_TO_FIRST_M, 'farthestToFirstJointEquivalentM', 'm'],
  [Q.FIGURE_ENLARGED_M, 'enlargedMainsM', 'm'],
  [Q.FIGURE_UNITS, 'connectedUnits', ''],
  [Q.FIGURE_FRESH_AIR_INDEX, 'freshAirIndex', ''],
  [Q.FIGURE_HYDRO_INDEX, 'hydroIndex', ''],
  [Q.FIGURE_SMALL_UNITS, 'smallestUnits', ''],
  [Q.FIGURE_DRY_STEP, 'sensibleStep', 'kW·min/m³'],
  [Q.FIGURE_EXTRA_CHARGE, 'outdoorExtraChargeKg', 'kg'],
  [Q.FIGURE_MODEL_CHARGE, 'outdoorModelChargeKg', 'kg'],
  [Q.FIGURE_MODULES, 'moduleCount', ''],
  [Q.FIGURE_SUM_CHARGE, 'unroundedChargeKg', 'kg'],
  [Q.FIGURE_PIPES_CHARGE, 'pipesChargeKg', 'kg'],
  [Q.FIGURE_BOXES_CHARGE, 'boxesChargeKg', 'kg'],
  [Q.FIGURE_UNITS_CHARGE, 'unitsChargeKg', 'kg'],
  [Q.FIGURE_INDOOR_INDEX, 'indoorIndex', ''],
  [Q.FIGURE_KIT_INDEX, 'kitIndex', ''],
  [Q.FIGURE_CONNECTED_INDEX, 'connectedIndex', ''],
  [Q.FIGURE_CONNECTING_CHARGE, 'connectingChargeKg', 'kg'],
  [Q.FIGURE_CONNECTING_M, 'connectingPipesM', 'm'],
  [Q.FIGURE_CONNECTING_FAR_M, 'connectingFarthestM', 'm'],
]

/** Metres of liquid pipe of one size: this name with the diameter in mm in brackets. */
export const LIQUID_OF_SIZE = 'liquidM'

/** Design conditions by the core's slot. */
export const DESIGN_NAMES: Readonly<Record<number, string>> = {
  [L.DESIGN_COOL_INDOOR_DB]: 'coolingIndoorDryBulbC',
  [L.DESIGN_COOL_INDOOR_WB]: 'coolingIndoorWetBulbC',
  [L.DESIGN_COOL_OUTDOOR_DB]: 'coolingOutdoorDryBulbC',
  [L.DESIGN_HEAT_INDOOR_DB]: 'heatingIndoorDryBulbC',
  [L.DESIGN_HEAT_OUTDOOR_WB]: 'heatingOutdoorWetBulbC',
  [L.DESIGN_HEAT_OUTDOOR_DB]: 'heatingOutdoorDryBulbC',
  [L.DESIGN_ELEVATION]: 'elevationM',
  [L.DESIGN_COOL_OUTDOOR_WB]: 'coolingOutdoorWetBulbC',
  [L.DESIGN_HEAT_INDOOR_WB]: 'heatingIndoorWetBulbC',
  [L.DESIGN_DEFAULT_PIPE]: 'defaultPipingLengthM',
}

/** Values of a drawing, by DRAWN_…. */
export const DRAWN_NAMES = [
  'coolCapa',
  'heightM',
  'ActualPipeLength',
  'ActualPipeLength_GAS',
  'ActualPipeLength_LIQUID',
  'bendingcount',
  'portcapacity',
  'roomAreaM2',
  'roomHeightM',
  'count',
  'none',
  'rqdCoolCapa',
  'rqdSensCoolCapa',
  'rqdHeatCapa',
] as const
