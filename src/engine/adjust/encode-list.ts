import * as J from '../../../assembly/common/layout/layout-adjust'
import { NODE_KINDS, OUTDOOR_TYPES } from '../../model/project/codes'
import { airHandlerOf, deriveKits } from '../../model/drawing/kits/derive-kits'
import type { IndoorUnit } from '../../model/project/project'
import type { Pack } from '../../contract/pack'
import { encodeDesign } from '../encode/encode-design'
import { writeHead } from '../encode/write-head'
import type { PackRows } from '../encode/pack-rows'
import { unitEquipment } from '../encode/unit-equipment'
import type { AdjustDemand, UnitWay } from './adjusted-unit'

/** Way of a unit's refrigerant where none is known: 10 m from the first joint (design specification, section 9). */
const USUAL_WAY: Required<UnitWay> = { disToFirstJointM: 10, gasLengthM: NaN, liquidLengthM: NaN, heightM: NaN }

/** One row of the core's table: the units of an item, or the kits of one place in an air handler. */
export interface ListedUnit {
  item: IndoorUnit
  model: string
  coolingKw: number
  way: Required<UnitWay>
}

/** Lists the units of a demand that carry refrigerant and are in the pack, kits of air handlers one by one. */
export function listUnits(pack: Pack, { indoorUnits, ways }: AdjustDemand): ListedUnit[] {
  const known = unitEquipment(pack)
  const listed: ListedUnit[] = []
  for (const item of indoorUnits) {
    if (item.type === 'hrv' || item.count <= 0) continue
    const given = ways?.get(item.id)
    const way = given ? { ...USUAL_WAY, ...given } : USUAL_WAY
    if (airHandlerOf(item)) {
      for (const { model, coolingKw = NaN } of deriveKits(item)) if (known.has(model)) listed.push({ item, model, coolingKw, way })
    } else if (known.has(item.model)) listed.push({ item, model: item.model, coolingKw: NaN, way })
  }
  return listed
}

const KINDS: Partial<Record<IndoorUnit['type'], number>> = {
  idu: NODE_KINDS.indexOf('indoor'),
  fa: NODE_KINDS.indexOf('freshAir'),
  hdo: NODE_KINDS.indexOf('hydro'),
  ahu: NODE_KINDS.indexOf('ahuKit'),
}

/** Writes the table of `layout-adjust` for a list of units. */
export function encodeList(demand: AdjustDemand, units: readonly ListedUnit[], rows: PackRows): ArrayBuffer {
  const buffer = new ArrayBuffer(J.adjustBytes(units.length))
  writeHead(buffer, J.ADJUST_MAGIC, { nodes: units.length })
  encodeDesign(buffer, demand, demand.outdoorModels, rows, {
    outdoorType: demand.outdoorType === undefined ? 0 : OUTDOOR_TYPES.indexOf(demand.outdoorType) + 1,
    defaultPipingLengthM: demand.defaultLengthM ?? NaN,
    isHotWaterSeries: false,
  })
  const cells = new Float64Array(buffer, J.listedStart(), units.length * J.LISTED_WIDTH)
  for (const [row, { item, model, coolingKw, way }] of units.entries()) {
    const at = row * J.LISTED_WIDTH
    cells[at + J.LISTED_KIND] = KINDS[item.type] ?? 0
    cells[at + J.LISTED_MODEL] = rows.equipmentRow(model)
    cells[at + J.LISTED_COUNT] = item.count
    cells[at + J.LISTED_COOLING] = coolingKw
    cells[at + J.LISTED_LENGTH] = way.disToFirstJointM
    cells[at + J.LISTED_GAS_LENGTH] = way.gasLengthM
    cells[at + J.LISTED_LIQUID_LENGTH] = way.liquidLengthM
    cells[at + J.LISTED_HEIGHT] = way.heightM
  }
  return buffer
}
