import * as J from '../../../assembly/common/layout/layout-adjust'
import * as L from '../../../assembly/common/layout/layout'
import type { Verb } from '../../../workers/verb'
import { isMixedSystem } from '../../model/project/mixed-system'
import { unitEquipment, type UnitEquipment } from '../encode/unit-equipment'
import type { PackedCore } from '../host/packed-core'
import type { AdjustDemand, AdjustedSystem, AdjustedUnit, Adjustment, Capacities } from './adjusted-unit'
import { requiredOf, sumOf, times } from './capacities'
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
  const cells = new Float64Array(answer, J.listedStart(), listed.length * J.LISTED_WIDTH)
  const known = unitEquipment(pack)
  const answers = listed.map((unit, row) => ({
    ...unit,
    nominal: nominalOf(known.get(unit.model), unit.coolingKw),
    cell: (column: number): number => cells[row * J.LISTED_WIDTH + column] ?? NaN,
  }))
  const units = itemsOf(answers).map(adjustedUnit)
  return {
    units,
    system: systemOf(slots, units, { isSupposed: demand.outdoorModels.length === 0, isMixed: isMixedSystem(demand.indoorUnits) }),
  }
}

/** One row of the core's answer. */
interface AnsweredRow extends ListedUnit {
  nominal: Capacities
  cell: (column: number) => number
}

function nominalOf(equipment: UnitEquipment | undefined, ownCoolKw: number): Capacities {
  const { coolKw = 0, sensibleKw = 0, heatKw = 0 } = equipment ?? {}
  return { coolKw: Number.isNaN(ownCoolKw) ? coolKw : ownCoolKw, sensibleKw, heatKw }
}

/** Groups the rows by their list item; the kits of one air handler follow each other. */
function itemsOf(rows: readonly AnsweredRow[]): AnsweredRow[][] {
  const items: AnsweredRow[][] = []
  for (const row of rows) {
    const last = items.at(-1)
    if (last?.[0]?.item === row.item) last.push(row)
    else items.push([row])
  }
  return items
}

function adjustedUnit(rows: readonly AnsweredRow[]): AdjustedUnit {
  const [first] = rows
  if (!first) throw new Error('An item of the list has no row in the answer of the core.')
  const { item, way, cell } = first
  const delivered = sumOf(
    rows.map((row) => ({
      coolKw: row.cell(J.LISTED_OUT_COOL),
      sensibleKw: row.cell(J.LISTED_OUT_SENSIBLE),
      heatKw: row.cell(J.LISTED_OUT_HEAT),
    })),
  )
  const actualM = cell(J.LISTED_OUT_ACTUAL)
  return {
    itemId: item.id,
    model: first.model,
    count: item.count,
    nominal: sumOf(rows.map(({ nominal }) => nominal)),
    delivered,
    ofAll: times(delivered, item.count),
    required: requiredOf(item, delivered),
    actualM,
    gasM: Number.isNaN(way.gasLengthM) ? actualM : way.gasLengthM,
    liquidM: Number.isNaN(way.liquidLengthM) ? actualM : way.liquidLengthM,
    equivalentM: Math.max(...rows.map((row) => row.cell(J.LISTED_OUT_EQUIVALENT))),
    gasMm: orNull(cell(J.LISTED_OUT_GAS)),
    liquidMm: orNull(cell(J.LISTED_OUT_LIQUID)),
    highPressureMm: orNull(cell(J.LISTED_OUT_HIGH)),
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
      sensibleKw: sumOf(units.map(({ nominal, count }) => times(nominal, count))).sensibleKw,
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

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
