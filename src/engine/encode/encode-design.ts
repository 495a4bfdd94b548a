import * as L from '../../../assembly/common/layout/layout'
import { LAY_OUT_TALL, LAY_OUT_WIDE } from '../../../assembly/common/layout/layout-arrange'
import type { LayOut } from '../../model/diagram/diagram'
import type { OutdoorBasis } from '../../model/project/outdoor-basis'
import type { DesignConditions } from '../../model/project/project'
import { RATING } from './encode-constants'
import type { PackRows } from './pack-rows'

export interface InspectContext {
  design: DesignConditions
  revision: number
  /** By what suggested outdoor units are chosen; any frequency and no factors where not given. */
  outdoorBasis?: OutdoorBasis
  /** Library code of the user; the pack says which makes systems without a type of their own main/sub. */
  library?: string
  /** Whether the answer includes the places of the arranged diagram; false keeps them as drawn and saves the time. True where not given. */
  arrange?: boolean
  /** Whether disabled pipes count like any other, as where a drawing is only arranged; false where not given. */
  withDisabled?: boolean
  /** Whether the answer includes diameter changers; true where not given. */
  changers?: boolean
}

interface OutdoorNode {
  /** 0 where none is given, else one more than the index in OUTDOOR_TYPES. */
  outdoorType: number
  /** NaN where none is given. */
  defaultPipingLengthM: number
  isHotWaterSeries: boolean
  /** Wide where it is not given. */
  layOut?: LayOut | undefined
}

/** Writes design temperatures, mode and outdoor modules of a system; rating conditions replace values that are not given. */
export function encodeDesign(
  buffer: ArrayBuffer,
  context: Pick<InspectContext, 'design' | 'library'>,
  models: readonly string[],
  rows: PackRows,
  outdoor: OutdoorNode,
): void {
  const slots = new Float64Array(buffer, L.DESIGN_START, L.DESIGN_SLOTS).fill(-1)
  const design = context.design
  slots[L.DESIGN_COOL_INDOOR_DB] = design.coolingIndoorDryBulbC ?? RATING.coolIndoorDbC
  slots[L.DESIGN_COOL_INDOOR_WB] = design.coolingIndoorWetBulbC ?? RATING.coolIndoorWbC
  slots[L.DESIGN_COOL_OUTDOOR_DB] = design.coolingOutdoorDryBulbC ?? RATING.coolOutdoorDbC
  slots[L.DESIGN_HEAT_INDOOR_DB] = design.heatingIndoorDryBulbC ?? RATING.heatIndoorDbC
  slots[L.DESIGN_HEAT_OUTDOOR_WB] = design.heatingOutdoorWetBulbC ?? RATING.heatOutdoorWbC
  slots[L.DESIGN_HEAT_OUTDOOR_DB] = heatingDryBulb(design)
  slots[L.DESIGN_UNGIVEN] = ungiven(design)
  slots[L.DESIGN_AIR_PAIRS] = airPairs(design)
  slots[L.DESIGN_ELEVATION] = design.elevationM ?? 0
  slots[L.DESIGN_DEFAULT_PIPE] = outdoor.defaultPipingLengthM
  slots[L.DESIGN_OUTDOOR_TYPE] = outdoor.outdoorType
  slots[L.DESIGN_LIBRARY_MAIN_SUB] = rows.isMainSubLibrary(context.library) ? 1 : 0
  slots[L.DESIGN_COOL_OUTDOOR_WB] = design.coolingOutdoorWetBulbC ?? NaN
  slots[L.DESIGN_HEAT_INDOOR_WB] = design.heatingIndoorWetBulbC ?? NaN
  slots[L.DESIGN_HOT_WATER_SERIES] = outdoor.isHotWaterSeries ? 1 : 0
  slots[L.DESIGN_LAY_OUT] = outdoor.layOut === 'tall' ? LAY_OUT_TALL : LAY_OUT_WIDE
  encodeModules(slots, models, rows)
}

/** Returns bits of the states of air of which both temperatures are given, in the order of the limits of wet bulbs. */
function airPairs(design: DesignConditions): number {
  const pairs = [
    [design.coolingIndoorWetBulbC, design.coolingIndoorDryBulbC],
    [design.coolingOutdoorWetBulbC, design.coolingOutdoorDryBulbC],
    [design.heatingIndoorWetBulbC, design.heatingIndoorDryBulbC],
    [design.heatingOutdoorWetBulbC, design.heatingOutdoorDryBulbC],
  ]
  return pairs.reduce((bits, [wet, dry], i) => bits | (typeof wet === 'number' && typeof dry === 'number' ? 1 << i : 0), 0)
}

/** Returns bits of the outdoor temperatures that limits are read at but that are not given. */
function ungiven(design: DesignConditions): number {
  const cooling = design.coolingOutdoorDryBulbC === null ? 1 << (L.MISSING_COOL_OUTDOOR_DB - L.MISSING_FIRST_DESIGN) : 0
  return cooling | (design.heatingOutdoorWetBulbC === null ? 1 << (L.MISSING_HEAT_OUTDOOR_WB - L.MISSING_FIRST_DESIGN) : 0)
}

/** Where only the wet bulb is given it replaces the dry bulb, which is never below it, so that a table by dry bulb is read on the safe side. */
function heatingDryBulb({ heatingOutdoorDryBulbC, heatingOutdoorWetBulbC }: DesignConditions): number {
  return heatingOutdoorDryBulbC ?? heatingOutdoorWetBulbC ?? RATING.heatOutdoorDbC
}

function encodeModules(slots: Float64Array, models: readonly string[], rows: PackRows): void {
  const { combination, modules } = rows.machineOf(models)
  const known = modules.filter((row) => row >= 0)
  slots[L.DESIGN_MODULE_COUNT] = known.length
  known.slice(0, L.MODULES_MOST).forEach((row, i) => (slots[L.DESIGN_MODULE_0 + i] = row))
  slots[L.DESIGN_COMBINATION] = combination
}
