import type { IndoorOutput } from '../../contract/system-record'
import type { Pack } from '../../contract/pack'
import { treeOf, type DiagramTree } from '../../model/diagram/diagram-tree'
import type { IndoorUnit, System } from '../../model/project/project'
import { airHandlerOf, deriveKits } from '../../model/drawing/kits/derive-kits'
import { nominalCapacity } from '../../model/pack-rules/nominal-capacity'
import type { EquipmentRules } from '../../model/project/equipment'
import type { AdjustedUnit, Capacities } from '../adjust/adjusted-unit'
import { requiredOf, sumOf, times } from '../adjust/capacities'
import { indoorOutputAt } from '../decode/system-record'
import type { SystemResult } from '../decode/system-result'
import { factsOf } from '../catalogue/unit-facts'

interface DrawnRow {
  row: number
  output: IndoorOutput
}

/**
 * Returns the figures of one unit of each list item that is drawn, by the item's id, from the core's result: kW, m, mm. An air handler is the sum of its kits, and
 * lengths are those of the first unit. Items of which nothing is drawn, and all items of a system that could not be calculated, have none.
 */
export function drawnUnits(result: SystemResult, system: System, pack: Pack & EquipmentRules): ReadonlyMap<string, AdjustedUnit> {
  const items = new Map(system.indoorUnits.map((item) => [item.id, item]))
  const rows = rowsByItem(result, system, pack, items)
  const units = new Map<string, AdjustedUnit>()
  if (rows.size === 0) return units
  const tree = treeOf(system.diagram)
  for (const [id, drawn] of rows) {
    const item = items.get(id)
    const [first] = drawn
    if (!item || !first) continue
    units.set(id, { ...figuresOf(item, drawn, pack), ...wayOf(first, result, system, tree) })
  }
  return units
}

function rowsByItem(
  result: SystemResult,
  system: System,
  pack: Pack,
  items: ReadonlyMap<string, IndoorUnit>,
): ReadonlyMap<string, readonly DrawnRow[]> {
  const rows = new Map<string, DrawnRow[]>()
  const outputAt = indoorOutputAt(result, system, pack, (id) => items.get(id))
  for (let row = 0; row < system.diagram.nodeCount; row++) {
    const id = system.diagram.nodeRest[row]?.indoorUnitId
    const output = id === undefined ? null : outputAt(row)
    if (id === undefined || !output) continue
    const known = rows.get(id)
    if (known) known.push({ row, output })
    else rows.set(id, [{ row, output }])
  }
  return rows
}

type Figures = Pick<AdjustedUnit, 'itemId' | 'model' | 'count' | 'nominal' | 'delivered' | 'ofAll' | 'required'>

function figuresOf(item: IndoorUnit, drawn: readonly DrawnRow[], pack: Pack & EquipmentRules): Figures {
  const rowsOfOne = airHandlerOf(item) ? deriveKits(item).length : 1
  const delivered = times(sumOf(drawn.map(({ output }) => deliveredBy(output))), rowsOfOne / drawn.length)
  const { coolKw, heatKw } = nominalCapacity(item, pack)
  return {
    itemId: item.id,
    model: item.model,
    count: item.count,
    nominal: { coolKw, sensibleKw: factsOf(pack, item.model)?.sensCoolCapa ?? 0, heatKw },
    delivered,
    ofAll: times(delivered, item.count),
    required: requiredOf(item, delivered),
  }
}

function deliveredBy(output: IndoorOutput): Capacities {
  return { coolKw: output.adjustTCforCooling, sensibleKw: output.adjustSCforCooling, heatKw: output.adjustTCforHeating }
}

type Way = Pick<AdjustedUnit, 'actualM' | 'gasM' | 'liquidM' | 'equivalentM' | 'gasMm' | 'liquidMm' | 'highPressureMm'>

/** Returns the unit's way from the first joint, and the diameters of its own pipe. */
function wayOf({ row, output }: DrawnRow, result: SystemResult, { diagram }: System, tree: DiagramTree): Way {
  const feed = tree.feed[row] ?? -1
  const way: Way = {
    actualM: output.disToFJ,
    gasM: 0,
    liquidM: 0,
    equivalentM: output.EdisToFJ,
    gasMm: orNull(result.edgeGasMm[feed]),
    liquidMm: orNull(result.edgeLiquidMm[feed]),
    highPressureMm: orNull(result.edgeHighPressureMm[feed]),
  }
  let walkedM = 0
  for (let edge = feed; edge >= 0 && walkedM < output.disToFJ - TINY_M; edge = tree.feed[diagram.edgeSource[edge] ?? -1] ?? -1) {
    const lengthM = result.edgeActualM[edge] ?? NaN
    if (Number.isNaN(lengthM)) break
    walkedM += lengthM
    way.gasM += orNull(diagram.edgeGasLengthM[edge]) ?? lengthM
    way.liquidM += orNull(diagram.edgeLiquidLengthM[edge]) ?? lengthM
  }
  return way
}

/** Sums of lengths differ by less than this from the core's. */
const TINY_M = 1e-6

function orNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
