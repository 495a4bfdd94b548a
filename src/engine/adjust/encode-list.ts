import * as L from '../../../assembly/common/layout/layout'
import * as J from '../../../assembly/common/layout/layout-adjust'
import { NODE_KINDS, OUTDOOR_TYPES } from '../../model/project/codes'
import { airHandlerOf, deriveKits } from '../../model/drawing/kits/derive-kits'
import type { IndoorUnit } from '../../model/project/project'
import type { Pack } from '../../contract/pack'
import { encodeDesign } from '../encode/encode-design'
import type { PackRows } from '../encode/pack-rows'
import { unitEquipment } from '../encode/unit-equipment'
import type { AdjustDemand, UnitWay } from './adjusted-unit'

/** Path of a unit's refrigerant from the first joint where none is known, m (design specification, section 9). */
const USUAL_WAY_M = 10

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
  return indoorUnits
    .filter(({ type, count }) => type !== 'hrv' && count > 0)
    .flatMap((item): ListedUnit[] => {
      const way = wayOf(ways?.get(item.id))
      if (!airHandlerOf(item)) return [{ item, model: item.model, coolingKw: NaN, way }]
      return deriveKits(item).map(({ model, coolingKw = NaN }) => ({ item, model, coolingKw, way }))
    })
    .filter(({ model }) => known.has(model))
}

function wayOf(given: UnitWay | undefined): Required<UnitWay> {
  return { disToFirstJointM: USUAL_WAY_M, gasLengthM: NaN, liquidLengthM: NaN, heightM: NaN, ...given }
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
  const head = new DataView(buffer)
  head.setInt32(L.HEAD_MAGIC, J.ADJUST_MAGIC, true)
  head.setInt32(L.HEAD_VERSION, L.LAYOUT_VERSION, true)
  head.setInt32(L.HEAD_BYTE_LENGTH, buffer.byteLength, true)
  head.setInt32(L.HEAD_NODES, units.length, true)
  encodeDesign(buffer, demand, demand.outdoorModels, rows, {
    outdoorType: demand.outdoorType === undefined ? 0 : OUTDOOR_TYPES.indexOf(demand.outdoorType) + 1,
    defaultPipingLengthM: demand.defaultLengthM ?? NaN,
    isHotWaterSeries: false,
  })
  const cells = new Float64Array(buffer, J.listedStart(), units.length * J.LISTED_WIDTH)
  units.forEach(({ item, model, coolingKw, way }, row) => {
    const put = (column: number, value: number): void => void (cells[row * J.LISTED_WIDTH + column] = value)
    put(J.LISTED_KIND, KINDS[item.type] ?? 0)
    put(J.LISTED_MODEL, rows.equipmentRow(model))
    put(J.LISTED_COUNT, item.count)
    put(J.LISTED_COOLING, coolingKw)
    put(J.LISTED_LENGTH, way.disToFirstJointM)
    put(J.LISTED_GAS_LENGTH, way.gasLengthM)
    put(J.LISTED_LIQUID_LENGTH, way.liquidLengthM)
    put(J.LISTED_HEIGHT, way.heightM)
  })
  return buffer
}
