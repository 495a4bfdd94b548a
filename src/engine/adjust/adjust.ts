import * as J from '../../../assembly/common/layout/layout-adjust'
import * as L from '../../../assembly/common/layout/layout'
import type { Verb } from '../../../workers/verb'
import type { Pack } from '../../contract/pack'
import { isMixedSystem } from '../../model/project/list/mixed-system'
import { unitEquipment } from '../encode/unit-equipment'
import type { PackedCore } from '../host/packed-core'
import type { AdjustDemand, AdjustedSystem, AdjustedUnit, Adjustment, Capacities } from './adjusted-unit'
import { requiredOf, times } from './capacities'
import { encodeList, listUnits, type ListedUnit } from './encode-list'

const ADJUST = { name: 'adjust', takes: ['pack', 'layout-adjust'] } as const satisfies Verb

/**
 * Returns what the units of a list deliver before anything is drawn: in cooling, sensible cooling and heating, with the pipe each of them would have behind
 * the first joint. The core runs the check of a drawing with these lengths, so that the figures are those of such a drawing.
 */
export async function adjust({ core, handle, pack, rows }: PackedCore, demand: AdjustDemand): Promise<Adjustment> {
  const listed = listUnits(pack, demand)
  if (listed.length === 0) return { units: [], system: null }
  const [answer] = await core.call(ADJUST, handle, encodeList(demand, listed, rows))
  const slots = new Float64Array(answer, J.ADJUST_START, J.ADJUST_SLOTS)
  if (slots[J.ADJUST_CALCULATED] !== 1) return { units: [], system: null }
  const units = readUnits(pack, listed, new Float64Array(answer, J.listedStart(), listed.length * J.LISTED_WIDTH))
  return {
    units,
    system: systemOf(slots, units, { isSupposed: demand.outdoorModels.length === 0, isMixed: isMixedSystem(demand.indoorUnits) }),
  }
}

/**
 * Reads the units from the rows of the core's answer; the kits of one air handler follow each other and are one unit. Makes no objects beside the answer: a list of
 * thousands would otherwise spend its time in collecting them.
 */
function readUnits(pack: Pack, listed: readonly ListedUnit[], cells: Float64Array): AdjustedUnit[] {
  const known = unitEquipment(pack)
  const units: AdjustedUnit[] = []
  for (let row = 0; row < listed.length;) {
    const first = listed[row]
    if (!first) break
    const { item } = first
    const nominal = zero()
    const delivered = zero()
    let equivalentM = -Infinity
    const begun = row * J.LISTED_WIDTH
    for (let unit: ListedUnit | undefined = first; unit?.item === item; unit = listed[++row]) {
      const at = row * J.LISTED_WIDTH
      const equipment = known.get(unit.model)
      add(nominal, Number.isNaN(unit.coolingKw) ? equipment?.coolKw : unit.coolingKw, equipment?.sensibleKw, equipment?.heatKw)
      add(delivered, cells[at + J.LISTED_OUT_COOL], cells[at + J.LISTED_OUT_SENSIBLE], cells[at + J.LISTED_OUT_HEAT])
      equivalentM = Math.max(equivalentM, cells[at + J.LISTED_OUT_EQUIVALENT] ?? NaN)
    }
    units.push(adjustedUnit(first, nominal, delivered, equivalentM, cells, begun))
  }
  return units
}

function adjustedUnit(
  { item, model, way }: ListedUnit,
  nominal: Capacities,
  delivered: Capacities,
  equivalentM: number,
  cells: Float64Array,
  at: number,
): AdjustedUnit {
  const actualM = cells[at + J.LISTED_OUT_ACTUAL] ?? NaN
  return {
    itemId: item.id,
    model,
    count: item.count,
    nominal,
    delivered,
    ofAll: times(delivered, item.count),
    required: requiredOf(item, delivered),
    actualM,
    gasM: Number.isNaN(way.gasLengthM) ? actualM : way.gasLengthM,
    liquidM: Number.isNaN(way.liquidLengthM) ? actualM : way.liquidLengthM,
    equivalentM,
    gasMm: orNull(cells[at + J.LISTED_OUT_GAS]),
    liquidMm: orNull(cells[at + J.LISTED_OUT_LIQUID]),
    highPressureMm: orNull(cells[at + J.LISTED_OUT_HIGH]),
  }
}

function systemOf(
  slots: Float64Array,
  units: readonly AdjustedUnit[],
  facts: Pick<AdjustedSystem, 'isSupposed' | 'isMixed'>,
): AdjustedSystem {
  const at = (slot: number): number => slots[J.ADJUST_OUTDOOR + slot - L.OUT_RATED_CR] ?? NaN
  return {
    ...facts,
    ratedCrPct: at(L.OUT_RATED_CR),
    actualCrPct: at(L.OUT_ACTUAL_CR),
    outdoorNominalCoolKw: at(L.OUT_NOMINAL_COOL),
    outdoorNominalHeatKw: at(L.OUT_NOMINAL_HEAT),
    outdoorCoolKw: at(L.OUT_COOL),
    outdoorHeatKw: at(L.OUT_HEAT),
    nominal: {
      coolKw: at(L.OUT_INDOOR_COOL),
      sensibleKw: units.reduce((sum, { nominal, count }) => sum + nominal.sensibleKw * count, 0),
      heatKw: at(L.OUT_INDOOR_HEAT),
    },
    delivered: {
      coolKw: slots[J.ADJUST_COOL] ?? NaN,
      sensibleKw: slots[J.ADJUST_SENSIBLE] ?? NaN,
      heatKw: slots[J.ADJUST_HEAT] ?? NaN,
    },
    unitCount: at(L.OUT_UNITS),
    maxUnitCount: at(L.OUT_MAX_UNITS),
  }
}

function zero(): Capacities {
  return { coolKw: 0, sensibleKw: 0, heatKw: 0 }
}

function add(sum: Capacities, coolKw = 0, sensibleKw = 0, heatKw = 0): void {
  sum.coolKw += coolKw
  sum.sensibleKw += sensibleKw
  sum.heatKw += heatKw
}

function orNull(value = NaN): number | null {
  return Number.isNaN(value) ? null : value
}
