import type { Finding } from '../../src/model/finding/finding'
import { concentrationKgM3 } from './charge'
import type { OutdoorEquipment } from './equipment'
import type { Place } from './graph'
import { isAbove, lower, upper } from './limit'
import type { RefrigerantRow } from './pack-tables'
import type { Piping } from './piping'
import type { CheckedSystem } from './system-check'

/** Engineering reference section 10: concentration in a unit's room, and the charge of a flammable refrigerant over its floor area. */
export function roomLimits(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping, totalKg: number): Finding[] {
  const refrigerant = checked.pack.safety.refrigerants.find(({ id }) => id === outdoor.series.refrigerant)
  if (!refrigerant) return []
  return piped.units.flatMap(({ unit }) => [
    ...concentrationLimits(checked, refrigerant, unit, totalKg),
    ...flammableLimits(checked, refrigerant, unit, totalKg),
  ])
}

/** The practical limit for R410A; for R32 the two steps of EN 378, each allowed with measures. */
function concentrationLimits(checked: CheckedSystem, refrigerant: RefrigerantRow, unit: Place, totalKg: number): Finding[] {
  const value = concentrationKgM3(checked, unit, totalKg)
  if (value === null) return []
  const at = { systemId: checked.system.id, nodeId: unit.id }
  if (refrigerant.qlmvKgM3 === undefined) return upper(at, 'practicalLimitKgM3', value, refrigerant.practicalLimitKgM3, 'kg/m³')
  const two = upper(at, 'qlavKgM3', value, refrigerant.qlavKgM3, 'kg/m³', 'advice')
  return two.length > 0 ? two : upper(at, 'qlmvKgM3', value, refrigerant.qlmvKgM3, 'kg/m³', 'advice')
}

/**
 * Above 6 × LFL in kg: what a sealed appliance may hold over this floor, 2.5 LFL^1.25 h0 √A, as advice; what a system of enhanced tightness may hold, 0.5 LFL H A
 * in still air as advice, 0.75 LFL H A with circulation as error (IEC 60335-2-40).
 */
function flammableLimits(checked: CheckedSystem, { lflKgM3, m1Kg }: RefrigerantRow, unit: Place, totalKg: number): Finding[] {
  const item = checked.system.indoorUnits.find(({ id }) => id === unit.data.indoorUnitId)
  if (!lflKgM3 || !m1Kg || !item?.roomAreaM2 || !isAbove(totalKg, m1Kg)) return []
  const least = leastArea(checked, lflKgM3, unit, totalKg, item.roomAreaM2)
  if (!item.roomHeightM) return least
  const at = { systemId: checked.system.id, nodeId: unit.id }
  const volumeM3 = item.roomAreaM2 * item.roomHeightM
  const sealedKg = 2.5 * lflKgM3 ** 1.25 * releaseHeightM(checked, unit) * Math.sqrt(item.roomAreaM2)
  const circulated = upper(at, 'a2lCirculatedKg', totalKg, 0.75 * lflKgM3 * volumeM3, 'kg')
  const tight = circulated.length > 0 ? circulated : upper(at, 'a2lTightKg', totalKg, 0.5 * lflKgM3 * volumeM3, 'kg', 'advice')
  return [...least, ...upper(at, 'a2lMaxKg', totalKg, sealedKg, 'kg', 'advice'), ...tight]
}

/** Where the pack asks for it: the larger of (m / (2.5 LFL^1.25 h0))² and m / (share × LFL × h0), in m². */
function leastArea(checked: CheckedSystem, lfl: number, unit: Place, totalKg: number, areaM2: number): Finding[] {
  const asked = checked.pack.safety.leastArea
  if (!asked) return []
  const heightM = releaseHeightM(checked, unit)
  const sealedM2 = asked.sealed ? (totalKg / (2.5 * lfl ** 1.25 * heightM)) ** 2 : 0
  const tightM2 = asked.tightShare === undefined ? 0 : totalKg / (asked.tightShare * lfl * heightM)
  const at = { systemId: checked.system.id, nodeId: unit.id }
  return lower(at, 'leastAreaM2', areaM2, Math.max(sealedM2, tightM2), 'm²', asked.severity ?? 'error')
}

/** Floor 0.6 m, wall 1.8 m, ceiling 2.2 m; what may hang or stand counts as standing. */
function releaseHeightM(checked: CheckedSystem, unit: Place): number {
  const type = checked.pack.iduModels.items.find(({ id }) => id === unit.data.model)?.type ?? ''
  if (['CF', 'FS', 'CO'].includes(type)) return 0.6
  return type === 'WM' ? 1.8 : 2.2
}
