import * as L from '../../../assembly/common/layout/layout'
import * as P from '../../../assembly/common/layout/layout-pack'
import { JOINT_TYPES } from '../../model/project/codes'
import type { Pack } from '../../contract/pack'
import { endBefore } from '../../contract/pack/load'
import { mayStandAs } from '../../model/pack-rules/boxes'
import { indexOfKw as index } from '../../model/pack-rules/load-index'
import { MAIN_TABLES, mainTableOf } from '../../model/pack-rules/series/main-table'
import { mergeJointOf } from '../../model/pack-rules/merge-joints'
import { encodeConnections } from './encode-connections'
import { encodeConstants } from './encode-constants'
import { diametersOf } from './encode-diameters'
import { putRules, refrigerantOrder, unitChargeOf } from './encode-rules'
import type { PackRows, PutTable } from './pack-rows'

type Table = number[]

/** Shares of the lower flammability limit in a room: still air and circulated (IEC 60335-2-40, enhanced tightness), where a pack gives none. */
const TIGHT_SHARE = { still: 0.5, circulated: 0.75 }

/**
 * Encodes a pack as the core keeps it: every table of `assembly/common/layout/layout-pack` as rows of f64. Bounds in kW become capacity indices where index sums are
 * compared with them; reference values replace those that a pack lacks.
 */
export function encodePack(pack: Pack, rows: PackRows): ArrayBuffer {
  const tables: Table[] = Array.from({ length: P.PACK_TABLES }, () => [])
  const widths: number[] = Array.from({ length: P.PACK_TABLES }, () => 1)
  const put: PutTable = (table, width, cells) => {
    tables[table] = cells
    widths[table] = width
  }
  put(P.PACK_EQUIPMENT, P.EQUIPMENT_WIDTH, equipment(pack))
  put(P.PACK_BOX, P.BOX_WIDTH, boxes(pack))
  put(
    P.PACK_HEADER,
    P.HEADER_WIDTH,
    pack.headers.items.flatMap((h) => [h.branches, index(h.maxKw), index(h.maxBranchKw)]),
  )
  put(
    P.PACK_JOINT2,
    P.JOINT_WIDTH,
    pack.branchJoints.twoPipe.map((j) => endBefore(j, false)),
  )
  put(
    P.PACK_JOINT3,
    P.JOINT_WIDTH,
    pack.branchJoints.threePipe.map((j) => endBefore(j, false)),
  )
  put(P.PACK_MERGE, P.MERGE_WIDTH, mergeJoints(pack))
  put(
    P.PACK_MAIN2,
    P.MAIN_WIDTH,
    pack.pipes.main2.items.flatMap((r) => [r.hpMax, r.gasMm, r.liquidMm, 0, r.gasGe90Mm, r.liquidGe90Mm]),
  )
  put(
    P.PACK_MAIN_MINI,
    P.MAIN_WIDTH,
    pack.pipes.main2Mini.items.flatMap((r) => [r.hpMax, r.gasMm, r.liquidMm, 0, 0, 0]),
  )
  put(
    P.PACK_MAIN3,
    P.MAIN_WIDTH,
    pack.pipes.main3.items.flatMap((r) => [r.hpMax, r.lpGasMm, r.liquidMm, r.hpGasMm, 0, 0]),
  )
  put(
    P.PACK_BRANCH2,
    P.PIPE_WIDTH,
    pack.pipes.branch2.items.flatMap((r) => [endBefore(r, false), r.gasMm, r.liquidMm, NaN]),
  )
  put(
    P.PACK_BRANCH3,
    P.PIPE_WIDTH,
    pack.pipes.branch3.items.flatMap((r) => [endBefore(r, false), r.lpGasMm, r.liquidMm, r.hpGasMm]),
  )
  put(
    P.PACK_STUB,
    P.PIPE_WIDTH,
    pack.pipes.stub2.items.flatMap((r) => [endBefore(r, true) - 1, r.gasMm, r.liquidMm, NaN]),
  )
  put(
    P.PACK_LONG_STUB,
    P.PIPE_WIDTH,
    pack.pipes.stub2.longRun.rows.flatMap((r) => [index(r.maxKw), r.gasMm, r.liquidMm, NaN]),
  )
  put(
    P.PACK_UPSIZE,
    P.LINE_WIDTH,
    Object.entries(pack.pipes.upsizeOneStep.map).flatMap(([from, to]) => [Number(from), to]),
  )
  put(
    P.PACK_ELBOW,
    P.LINE_WIDTH,
    pack.pipes.equivalentLength.perFittingM.flatMap((r) => [r.odMm, r.elbow90]),
  )
  put(P.PACK_CHARGE, P.CHARGE_WIDTH, charges(pack))
  put(P.PACK_MODULE, P.OUTDOOR_WIDTH, modules(pack, rows))
  put(P.PACK_COMBINATION, P.OUTDOOR_WIDTH, combinations(pack, rows))
  put(P.PACK_SERIES, P.SERIES_WIDTH, series(pack))
  put(P.PACK_PROFILE, P.PROFILE_WIDTH, profiles(pack, rows))
  encodeConnections(pack, put)
  put(P.PACK_REFRIGERANT, P.REFRIGERANT_WIDTH, refrigerants(pack))
  put(P.PACK_CONSTANT, P.CONST_WIDTH, encodeConstants(pack))
  corrections(pack, put)
  putRules(pack, rows, put)
  put(P.PACK_DIAMETER, 1, diametersOf(tables))
  return laidOut(tables, widths)
}

function laidOut(tables: readonly Table[], widths: readonly number[]): ArrayBuffer {
  const cells = tables.reduce((sum, table) => sum + table.length, 0)
  const buffer = new ArrayBuffer(P.PACK_FIRST_TABLE + cells * 8)
  const head = new DataView(buffer)
  head.setInt32(L.HEAD_MAGIC, L.PACK_MAGIC, true)
  head.setInt32(L.HEAD_VERSION, L.LAYOUT_VERSION, true)
  head.setInt32(L.HEAD_BYTE_LENGTH, buffer.byteLength, true)
  let at = P.PACK_FIRST_TABLE
  tables.forEach((table, place) => {
    head.setInt32(L.HEADER_BYTES + place * 8, at, true)
    head.setInt32(L.HEADER_BYTES + place * 8 + 4, table.length / (widths[place] ?? 1), true)
    new Float64Array(buffer, at, table.length).set(table)
    at += table.length * 8
  })
  return buffer
}

function equipment(pack: Pack): Table {
  const row = (
    item: { id: string; type: string },
    cool: number,
    heat: number,
    sensible: number,
    airflow: number,
    itemIndex: number,
    count: number | undefined,
    min = 0,
    max = Infinity,
  ): Table => [cool, heat, sensible, airflow, itemIndex, orNaN(count), min, max, unitChargeOf(pack, item)]
  return [
    ...pack.iduModels.items.flatMap((m) => row(m, m.coolKw, m.heatKw, m.sensibleKw, m.airflowM3h.high, m.capacityIndex, m.countFactor)),
    ...pack.freshAirUnits.items.flatMap((m) => row(m, m.coolKw, m.heatKw, m.sensibleKw, m.airflowM3h, m.capacityIndex, m.countFactor)),
    ...pack.hydroModules.items.flatMap((m) => row(m, m.coolKw, m.heatKw, 0, 0, m.capacityIndex, m.countFactor)),
    ...pack.ahuKits.items.flatMap((m) => row(m, m.defaultIndex / 10, m.heatKw, 0, 0, m.defaultIndex, m.countFactor, m.minKw, m.maxKw)),
  ]
}

function boxes(pack: Pack): Table {
  return pack.msBoxes.items.flatMap((box) => {
    const reducer = box.portReducer ?? { maxKw: 4.5, gasMm: 12.7, liquidMm: 6.35 }
    return [
      ...[box.ports, box.portCapacityKw, box.totalCapacityKw, box.maxIduPerPort, box.maxIdu, box.chargeAddKg, box.equivalentLengthM],
      ...[box.portPipe.gasMm, box.portPipe.liquidMm, index(reducer.maxKw), reducer.gasMm, reducer.liquidMm],
      ...[mayStandAs(box, 'MS-MAIN') ? 1 : 0, mayStandAs(box, 'MS-SUB') ? 1 : 0],
    ]
  })
}

function mergeJoints(pack: Pack): Table {
  return JOINT_TYPES.flatMap((type) => {
    const id = mergeJointOf(pack, type)?.id
    const joint = pack.msBoxes.mergeJoints.find((item) => item.id === id)
    return joint ? [joint.portsMerged, joint.maxDownstreamKw, joint.equivalentLengthM] : [0, 0, pack.pipes.equivalentLength.joint]
  })
}

function charges(pack: Pack): Table {
  return refrigerantOrder(pack).flatMap((refrigerant, code) =>
    Object.entries(pack.charge.kgPerM[refrigerant] ?? {}).flatMap(([mm, kg]) => [code, Number(mm), kg]),
  )
}

function modules(pack: Pack, rows: PackRows): Table {
  const families = [...new Set(pack.oduModules.items.map(familyOf))]
  return pack.oduModules.items.flatMap((m) => [
    ...[
      rows.seriesRow(m.series),
      m.hp,
      m.coolKw,
      m.heatKw,
      m.coolPowerKw,
      m.heatPowerKw,
      m.maxIdu,
      m.factoryChargeKg,
      m.multiModuleExtraChargeKg,
    ],
    ...[m.minCrPct, m.maxCrPct, m.maxCrSpecialPct, ...m.coolRangeDbC, ...m.heatRangeWbC, 1, pack.charge.byOutdoorModel?.[m.id] ?? 0],
    ...[families.indexOf(familyOf(m)), m.systemType === 'HR' ? 1 : 0, hertzBits(m.powerHz)],
  ])
}

function combinations(pack: Pack, rows: PackRows): Table {
  return pack.oduCombinations.items.flatMap((c) => [
    ...[rows.seriesRow(c.series), c.hp, c.coolKw, c.heatKw, c.coolPowerKw, c.heatPowerKw, c.maxIdu, c.factoryChargeKg, c.extraChargeKg],
    ...[pack.connectionRatio.minPct, c.maxCrPct, c.maxCrSpecialPct, NaN, NaN, NaN, NaN, c.moduleIds.length, ownCharge(pack, c)],
    ...[NaN, NaN, combinedHertz(pack, c.moduleIds)],
  ])
}

/** Returns bits of the frequencies that a module is made for: 1 for 50 Hz, 2 for 60 Hz; both where the pack gives none. */
function hertzBits(hertz: readonly number[] | undefined): number {
  return hertz === undefined ? 3 : (hertz.includes(50) ? 1 : 0) | (hertz.includes(60) ? 2 : 0)
}

function combinedHertz({ oduModules }: Pack, ids: readonly string[]): number {
  return oduModules.items.filter(({ id }) => ids.includes(id)).reduce((bits, { powerHz }) => bits & hertzBits(powerHz), 3)
}

/** Returns the key that modules of one system must share: series, refrigerant and system type. */
function familyOf(module: Pack['oduModules']['items'][number]): string {
  return `${module.series} ${module.refrigerant} ${module.systemType}`
}

/** Returns the maker's additions for a combination: its own figure, else that of its modules. */
function ownCharge({ charge }: Pack, combination: { id: string; moduleIds: readonly string[] }): number {
  const byModel = charge.byOutdoorModel ?? {}
  return byModel[combination.id] ?? combination.moduleIds.reduce((sum, id) => sum + (byModel[id] ?? 0), 0)
}

function series(pack: Pack): Table {
  return pack.series.flatMap((s) => {
    const table = MAIN_TABLES.indexOf(mainTableOf(pack, s))
    const recovers = pack.oduModules.items.some((module) => module.series === s.id && module.systemType === 'HR')
    return [s.pipes, table, refrigerantOrder(pack).indexOf(s.refrigerant), s.maxModules, s.maxHp, recovers ? 1 : 0]
  })
}

function profiles(pack: Pack, rows: PackRows): Table {
  return pack.limits.profiles.flatMap((p) =>
    p.series.flatMap((id) => [
      ...[
        rows.seriesRow(id),
        p.hp?.[0] ?? -Infinity,
        p.hp?.[1] ?? Infinity,
        p.totalM,
        p.farthestActualM,
        p.farthestEqM,
        p.afterFirstBranchM,
      ],
      ...[
        p.afterFirstBranchExtM,
        p.extConditions?.iduToJointM,
        p.extConditions?.lengthDifferenceM,
        p.iduToJointM,
        p.msToIduM,
        p.mainToMsM,
      ].map(orNaN),
      ...[p.maxBends, p.heightOduAboveStdM, p.heightOduAboveM, p.heightOduBelowStdM, p.heightOduBelowM, p.heightIduIduM].map(orNaN),
      ...[p.heightMsMsM, p.heightMsIduM, p.crLimitTallPct].map(orNaN),
      p.extConditions?.upsizeIndoorMain === true ? 1 : 0,
    ]),
  )
}

function refrigerants(pack: Pack): Table {
  const { R410A, R410Adivide, R32, R32perIdu } = pack.charge.maxTotalKg
  const listed: Readonly<Record<string, { mostKg?: number; divideKg?: number; perUnitKg?: number }>> = {
    R410A: { ...(R410A === undefined ? {} : { mostKg: R410A }), ...(R410Adivide === undefined ? {} : { divideKg: R410Adivide }) },
    R32: { ...(R32 === undefined ? {} : { mostKg: R32 }), ...(R32perIdu === undefined ? {} : { perUnitKg: R32perIdu }) },
    ...pack.charge.most,
  }
  const { still, circulated } = pack.safety.tightShare ?? TIGHT_SHARE
  return pack.safety.refrigerants.flatMap((safety) => {
    const most = listed[safety.id]
    const { practicalLimitKgM3, qlmvKgM3, qlavKgM3, lflKgM3, m1Kg } = safety
    return [
      ...[most?.mostKg, most?.divideKg, most?.perUnitKg, practicalLimitKgM3, qlmvKgM3, qlavKgM3, lflKgM3, m1Kg].map(orNaN),
      ...[still, circulated],
    ]
  })
}

function orNaN(value: number | null | undefined): number {
  return value ?? NaN
}

function corrections(pack: Pack, put: PutTable): void {
  const c = pack.capacityCorrection.default
  const lines = (axis: readonly number[], values: readonly number[]): Table => axis.flatMap((x, i) => [x, values[i] ?? NaN])
  put(P.PACK_COOL_WB, 1, c.coolIndoorWb)
  put(P.PACK_COOL_DB, 1, c.coolOutdoorDb)
  put(P.PACK_COOL_CAP, 1, c.coolCap.flat())
  put(P.PACK_COOL_EIR, 1, c.coolEir.flat())
  put(P.PACK_HEAT_DB, 1, c.heatIndoorDb)
  put(P.PACK_HEAT_WB, 1, c.heatOutdoorDb ?? c.heatOutdoorWb ?? [])
  put(P.PACK_HEAT_CAP, 1, c.heatCap.flat())
  put(P.PACK_HEAT_EIR, 1, c.heatEir.flat())
  put(P.PACK_RATIO_COOL, P.LINE_WIDTH, lines(c.combRatio.cr, c.combRatio.coolCap))
  put(P.PACK_RATIO_HEAT, P.LINE_WIDTH, lines(c.combRatio.cr, c.combRatio.heatCap))
  put(P.PACK_DEFROST, P.LINE_WIDTH, lines(c.defrost.outdoorDbC ?? c.defrost.outdoorWbC ?? [], c.defrost.factor))
  put(P.PACK_ALTITUDE, P.LINE_WIDTH, lines(c.altitude.m, c.altitude.oduFactor))
  const { pressure } = pack.capacityCorrection
  put(P.PACK_PRESSURE, P.LINE_WIDTH, lines(pressure?.m ?? [], pressure?.kPa ?? []))
  put(P.PACK_UNIT_WB, P.LINE_WIDTH, lines(c.indoor.iduCapVsWb.wb, c.indoor.iduCapVsWb.factor))
  put(P.PACK_UNIT_OAT, P.LINE_WIDTH, lines(c.indoor.iduCapVsOat.oat, c.indoor.iduCapVsOat.factor))
  put(P.PACK_UNIT_HEAT, P.LINE_WIDTH, lines(c.indoor.iduHeatVsDb.db, c.indoor.iduHeatVsDb.factor))
}
