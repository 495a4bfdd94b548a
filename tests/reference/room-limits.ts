import type { Finding } from '../../src/model/finding'
import { concentrationKgM3 } from './charge'
import type { OutdoorEquipment } from './equipment'
import { upper } from './limit'
import type { Piping } from './piping'
import type { CheckedSystem } from './system-check'

/**
 * Engineering reference section 10: the practical limit for R410A; for R32 the two steps of EN 378, each allowed with measures.
 */
export function roomLimits(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping, totalKg: number): Finding[] {
  const refrigerant = checked.pack.safety.refrigerants.find(({ id }) => id === outdoor.series.refrigerant)
  if (!refrigerant) return []
  return piped.units.flatMap(({ unit }) => {
    const value = concentrationKgM3(checked, unit, totalKg)
    if (value === null) return []
    const at = { systemId: checked.system.id, nodeId: unit.id }
    if (refrigerant.qlmvKgM3 === undefined) return upper(at, 'practicalLimitKgM3', value, refrigerant.practicalLimitKgM3, 'kg/m³')
    const two = upper(at, 'qlavKgM3', value, refrigerant.qlavKgM3, 'kg/m³', 'advice')
    return two.length > 0 ? two : upper(at, 'qlmvKgM3', value, refrigerant.qlmvKgM3, 'kg/m³', 'advice')
  })
}
