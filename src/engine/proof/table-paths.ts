import * as P from '../../../assembly/common/layout/layout-pack'
import type { Pack } from '../../contract/pack'
import { JOINT_TYPES } from '../../model/project/codes'
import { mergeJointOf } from '../../model/pack-rules/merge-joints'
import { refrigerantOrder } from '../encode/encode-rules'
import { chargeTermPath, outdoorChargePath, unitChargePath } from './charge-paths'
import { constantPath } from './constant-paths'
import { blockLoadPath, countBandPath, factorCellPath, indexWeightPath, limitRulePath } from './rule-paths'

type Fields = Readonly<Record<number, string>>

const OUTDOOR: Fields = {
  [P.OUTDOOR_HP]: 'hp',
  [P.OUTDOOR_COOL]: 'coolKw',
  [P.OUTDOOR_HEAT]: 'heatKw',
  [P.OUTDOOR_COOL_POWER]: 'coolPowerKw',
  [P.OUTDOOR_HEAT_POWER]: 'heatPowerKw',
  [P.OUTDOOR_MAX_UNITS]: 'maxIdu',
  [P.OUTDOOR_CHARGE]: 'factoryChargeKg',
  [P.OUTDOOR_MIN_CR]: 'minCrPct',
  [P.OUTDOOR_MAX_CR]: 'maxCrPct',
  [P.OUTDOOR_SPECIAL_CR]: 'maxCrSpecialPct',
  [P.OUTDOOR_COOL_MIN_DB]: 'coolRangeDbC[0]',
  [P.OUTDOOR_COOL_MAX_DB]: 'coolRangeDbC[1]',
  [P.OUTDOOR_HEAT_MIN_WB]: 'heatRangeWbC[0]',
  [P.OUTDOOR_HEAT_MAX_WB]: 'heatRangeWbC[1]',
}

const BOX: Fields = {
  [P.BOX_PORTS]: 'ports',
  [P.BOX_PORT_KW]: 'portCapacityKw',
  [P.BOX_TOTAL_KW]: 'totalCapacityKw',
  [P.BOX_PORT_UNITS]: 'maxIduPerPort',
  [P.BOX_UNITS]: 'maxIdu',
  [P.BOX_CHARGE]: 'chargeAddKg',
  [P.BOX_EQUIVALENT]: 'equivalentLengthM',
  [P.BOX_PIPE_GAS]: 'portPipe.gasMm',
  [P.BOX_PIPE_LIQUID]: 'portPipe.liquidMm',
  [P.BOX_REDUCER_GAS]: 'portReducer.gasMm',
  [P.BOX_REDUCER_LIQUID]: 'portReducer.liquidMm',
}

const PROFILE: Fields = {
  [P.PROFILE_TOTAL]: 'totalM',
  [P.PROFILE_FARTHEST_ACTUAL]: 'farthestActualM',
  [P.PROFILE_FARTHEST_EQUIVALENT]: 'farthestEqM',
  [P.PROFILE_AFTER_FIRST]: 'afterFirstBranchM',
  [P.PROFILE_AFTER_FIRST_EXT]: 'afterFirstBranchExtM',
  [P.PROFILE_UNIT_TO_JOINT]: 'iduToJointM',
  [P.PROFILE_BOX_TO_UNIT]: 'msToIduM',
  [P.PROFILE_MAIN_TO_BOX]: 'mainToMsM',
  [P.PROFILE_MAX_BENDS]: 'maxBends',
  [P.PROFILE_ABOVE_STD]: 'heightOduAboveStdM',
  [P.PROFILE_ABOVE]: 'heightOduAboveM',
  [P.PROFILE_BELOW_STD]: 'heightOduBelowStdM',
  [P.PROFILE_BELOW]: 'heightOduBelowM',
  [P.PROFILE_HEIGHT_UNITS]: 'heightIduIduM',
  [P.PROFILE_HEIGHT_BOXES]: 'heightMsMsM',
  [P.PROFILE_HEIGHT_BOX_UNIT]: 'heightMsIduM',
  [P.PROFILE_TALL_CR]: 'crLimitTallPct',
}

const LINES = ['gasMm', 'liquidMm'] as const
const TRIPLE = ['lpGasMm', 'liquidMm', 'hpGasMm'] as const
const LONG: Fields = { [P.MAIN_LONG_GAS]: 'gasGe90Mm', [P.MAIN_LONG_LIQUID]: 'liquidGe90Mm' }

/** Returns the JSON path in the pack of a cell of an encoded table, by the core's table, row and column. */
export function tablePath(pack: Pack, table: number, row: number, column: number): string {
  if (column === P.OUTDOOR_MODEL_CHARGE && table === P.PACK_MODULE) return outdoorChargePath(pack.oduModules.items[row]?.id ?? '')
  if (column === P.OUTDOOR_MODEL_CHARGE && table === P.PACK_COMBINATION) return outdoorChargePath(pack.oduCombinations.items[row]?.id ?? '')
  const rows = ROWS[table]
  if (rows) return `${rows[0]}[${row}].${rows[1](column)}`
  return OTHERS[table]?.(pack, row, column) ?? '$'
}

/** The first column of a pipe table is the end of its row's range; the diameters follow. */
const pipe = (column: number, end = 'toKw'): string => LINES[column - P.PIPE_GAS] ?? end
const triple = (column: number, end = 'toKw'): string => TRIPLE[column - P.PIPE_GAS] ?? end
const end = (column: number): string => LINES[column - P.CONNECTING_GAS] ?? ''

/** Tables whose rows are items of one list of the pack: the list, and the field of a column. */
const ROWS: Readonly<Record<number, readonly [string, (column: number) => string]>> = {
  [P.PACK_BOX]: ['$.msBoxes.items', (column) => BOX[column] ?? ''],
  [P.PACK_HEADER]: ['$.headers.items', (column) => ['branches', 'maxKw', 'maxBranchKw'][column] ?? ''],
  [P.PACK_JOINT2]: ['$.branchJoints.twoPipe', () => 'toKw'],
  [P.PACK_JOINT3]: ['$.branchJoints.threePipe', () => 'toKw'],
  [P.PACK_MAIN2]: ['$.pipes.main2.items', (column) => LONG[column] ?? pipe(column, 'hpMax')],
  [P.PACK_MAIN_MINI]: ['$.pipes.main2Mini.items', (column) => pipe(column, 'hpMax')],
  [P.PACK_MAIN3]: ['$.pipes.main3.items', (column) => triple(column, 'hpMax')],
  [P.PACK_BRANCH2]: ['$.pipes.branch2.items', pipe],
  [P.PACK_BRANCH3]: ['$.pipes.branch3.items', triple],
  [P.PACK_STUB]: ['$.pipes.stub2.items', pipe],
  [P.PACK_LONG_STUB]: ['$.pipes.stub2.longRun.rows', (column) => pipe(column, 'maxKw')],
  [P.PACK_ELBOW]: ['$.pipes.equivalentLength.perFittingM', (column) => (column === P.LINE_X ? 'odMm' : 'elbow90')],
  [P.PACK_MODULE]: [
    '$.oduModules.items',
    (column) => (column === P.OUTDOOR_EXTRA_CHARGE ? 'multiModuleExtraChargeKg' : OUTDOOR[column]) ?? '',
  ],
  [P.PACK_COMBINATION]: [
    '$.oduCombinations.items',
    (column) => (column === P.OUTDOOR_EXTRA_CHARGE ? 'extraChargeKg' : OUTDOOR[column]) ?? '',
  ],
  [P.PACK_SERIES]: ['$.series', (column) => (column === P.SERIES_MAX_HP ? 'maxHp' : 'maxModules')],
  [P.PACK_BOX_INLET]: ['$.msBoxes.items', (column) => `upstream.${TRIPLE[column] ?? ''}`],
  [P.PACK_MODULE_PIPE]: ['$.oduModules.items', (column) => ['gasMm', 'liquidMm', 'hpGasMm'][column] ?? ''],
  [P.PACK_OUTDOOR_JOINT]: ['$.branchJoints.outdoorJoints', (column) => ['modules', 'count', 'id'][column] ?? ''],
  [P.PACK_MODULE_TO_JOINT]: ['$.branchJoints.outdoorConnectingPipes.moduleToJoint', end],
  [P.PACK_JOINT_TO_JOINT]: ['$.branchJoints.outdoorConnectingPipes.jointToJoint', end],
}

const CURVES = '$.capacityCorrection.default'

/** Returns the path of a cell in a table of two axes, whose cells are stored row by row. */
const surface = (name: string, columns: (pack: Pack) => readonly unknown[]) => (pack: Pack, row: number, column: number) => {
  const place = row * columns(pack).length + column
  return `${CURVES}.${name}[${Math.floor(place / columns(pack).length)}][${place % columns(pack).length}]`
}
const line = (axis: string, factor: string) => (_pack: Pack, row: number, column: number) =>
  `${CURVES}.${column === P.LINE_X ? axis : factor}[${row}]`
const axis = (name: string) => (_pack: Pack, row: number) => `${CURVES}.${name}[${row}]`
const coolColumns = (pack: Pack) => pack.capacityCorrection.default.coolOutdoorDb
const heatColumns = (pack: Pack) => pack.capacityCorrection.default.heatOutdoorDb ?? pack.capacityCorrection.default.heatOutdoorWb ?? []

const OTHERS: Readonly<Record<number, (pack: Pack, row: number, column: number) => string>> = {
  [P.PACK_EQUIPMENT]: (pack, row, column) => equipmentPath(pack, row, EQUIPMENT[column] ?? ''),
  [P.PACK_CONNECTION]: (pack, row, column) => equipmentPath(pack, row, LINES[column] ?? ''),
  [P.PACK_RELEASE]: releasePath,
  [P.PACK_MERGE]: mergePath,
  [P.PACK_UPSIZE]: (pack, row) => `$.pipes.upsizeOneStep.map['${Object.keys(pack.pipes.upsizeOneStep.map)[row] ?? ''}']`,
  [P.PACK_CHARGE]: chargePath,
  [P.PACK_CHARGE_TERM]: chargeTermPath,
  [P.PACK_PROFILE]: profilePath,
  [P.PACK_LIMIT_RULE]: limitRulePath,
  [P.PACK_FACTOR_CELL]: factorCellPath,
  [P.PACK_INDEX_WEIGHT]: indexWeightPath,
  [P.PACK_BLOCK_LOAD]: blockLoadPath,
  [P.PACK_COUNT_BAND]: countBandPath,
  [P.PACK_SHORTENED]: (_pack, row) => `$.capacityCorrection.piping.shortened[${row}].weight`,
  [P.PACK_REFRIGERANT]: refrigerantPath,
  [P.PACK_CONSTANT]: (_pack, _row, column) => constantPath(column),
  [P.PACK_COOL_WB]: axis('coolIndoorWb'),
  [P.PACK_COOL_DB]: axis('coolOutdoorDb'),
  [P.PACK_COOL_CAP]: surface('coolCap', coolColumns),
  [P.PACK_COOL_EIR]: surface('coolEir', coolColumns),
  [P.PACK_HEAT_DB]: axis('heatIndoorDb'),
  [P.PACK_HEAT_WB]: (pack, row) => axis(pack.capacityCorrection.default.heatOutdoorDb ? 'heatOutdoorDb' : 'heatOutdoorWb')(pack, row),
  [P.PACK_HEAT_CAP]: surface('heatCap', heatColumns),
  [P.PACK_HEAT_EIR]: surface('heatEir', heatColumns),
  [P.PACK_RATIO_COOL]: line('combRatio.cr', 'combRatio.coolCap'),
  [P.PACK_RATIO_HEAT]: line('combRatio.cr', 'combRatio.heatCap'),
  [P.PACK_DEFROST]: (pack, row, column) =>
    line(`defrost.${pack.capacityCorrection.default.defrost.outdoorDbC ? 'outdoorDbC' : 'outdoorWbC'}`, 'defrost.factor')(
      pack,
      row,
      column,
    ),
  [P.PACK_PRESSURE]: (_pack, row, column) => `$.capacityCorrection.pressure.${column === P.LINE_X ? 'm' : 'kPa'}[${row}]`,
  [P.PACK_ALTITUDE]: line('altitude.m', 'altitude.oduFactor'),
  [P.PACK_UNIT_WB]: line('indoor.iduCapVsWb.wb', 'indoor.iduCapVsWb.factor'),
  [P.PACK_UNIT_OAT]: line('indoor.iduCapVsOat.oat', 'indoor.iduCapVsOat.factor'),
  [P.PACK_UNIT_HEAT]: line('indoor.iduHeatVsDb.db', 'indoor.iduHeatVsDb.factor'),
}

const EQUIPMENT: Fields = {
  [P.EQUIPMENT_COOL]: 'coolKw',
  [P.EQUIPMENT_HEAT]: 'heatKw',
  [P.EQUIPMENT_SENSIBLE]: 'sensibleKw',
  [P.EQUIPMENT_AIRFLOW]: 'airflowM3h',
  [P.EQUIPMENT_INDEX]: 'capacityIndex',
  [P.EQUIPMENT_COUNT]: 'countFactor',
  [P.EQUIPMENT_MIN_KW]: 'minKw',
  [P.EQUIPMENT_MAX_KW]: 'maxKw',
}

/** Equipment is in four lists of the pack, which follow one another. */
function equipmentPath(pack: Pack, row: number, field: string): string {
  let at = row
  for (const list of ['iduModels', 'freshAirUnits', 'hydroModules', 'ahuKits'] as const) {
    const count = pack[list].items.length
    const item = pack[list].items[at]
    if (item && field === '') return unitChargePath(pack, item)
    if (item) return `$.${list}.items[${at}].${fieldIn(list, field)}`
    at -= count
  }
  return '$'
}

function fieldIn(list: string, field: string): string {
  if (list === 'iduModels' && field === 'airflowM3h') return 'airflowM3h.high'
  return list === 'ahuKits' && field === 'capacityIndex' ? 'defaultIndex' : field
}

function releasePath(pack: Pack, row: number): string {
  const type = pack.iduModels.items[row]?.type ?? ''
  return `$.safety.releaseHeightM.${pack.iduTypes[type]?.mount ?? 'ceiling'}`
}

function mergePath(pack: Pack, row: number, column: number): string {
  const id = mergeJointOf(pack, JOINT_TYPES[row] ?? '')?.id
  const place = pack.msBoxes.mergeJoints.findIndex((joint) => joint.id === id)
  if (place < 0) return '$.pipes.equivalentLength.joint'
  return `$.msBoxes.mergeJoints[${place}].${['portsMerged', 'maxDownstreamKw', 'equivalentLengthM'][column] ?? ''}`
}

function chargePath(pack: Pack, row: number): string {
  let at = row
  for (const refrigerant of refrigerantOrder(pack)) {
    const sizes = Object.keys(pack.charge.kgPerM[refrigerant] ?? {})
    if (at < sizes.length) return `$.charge.kgPerM.${refrigerant}['${sizes[at] ?? ''}']`
    at -= sizes.length
  }
  return '$'
}

/** A profile has one row for each of its series. */
function profilePath(pack: Pack, row: number, column: number): string {
  let at = row
  for (const [place, profile] of pack.limits.profiles.entries()) {
    if (at < profile.series.length) return `$.limits.profiles[${place}].${PROFILE[column] ?? ''}`
    at -= profile.series.length
  }
  return '$'
}

function refrigerantPath(pack: Pack, row: number, column: number): string {
  const id = refrigerantOrder(pack)[row] ?? ''
  if (column === P.REFRIGERANT_MAX_KG) return `$.charge.maxTotalKg.${id}`
  if (column === P.REFRIGERANT_DIVIDE_KG) return '$.charge.maxTotalKg.R410Adivide'
  if (column === P.REFRIGERANT_UNIT_KG) return '$.charge.maxTotalKg.R32perIdu'
  if (column === P.REFRIGERANT_STILL_SHARE) return '$.safety.tightShare.still'
  if (column === P.REFRIGERANT_CIRCULATED_SHARE) return '$.safety.tightShare.circulated'
  const place = pack.safety.refrigerants.findIndex((item) => item.id === id)
  return `$.safety.refrigerants[${place}].${SAFETY[column] ?? ''}`
}

const SAFETY: Fields = {
  [P.REFRIGERANT_PRACTICAL]: 'practicalLimitKgM3',
  [P.REFRIGERANT_QLMV]: 'qlmvKgM3',
  [P.REFRIGERANT_QLAV]: 'qlavKgM3',
  [P.REFRIGERANT_LFL]: 'lflKgM3',
  [P.REFRIGERANT_FREE_KG]: 'm1Kg',
}
