import type { OutdoorEquipment } from './equipment'
import type { Piping } from './piping'
import type { CheckedSystem } from './system-check'

/** Leq = k × main + the rest, of the unit that is farthest by equivalent length. */
export function countedLength(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping, line: 'gas' | 'liquid'): number {
  const k = mainWeight(checked, outdoor, piped, line)
  const farthest = piped.units.find((unit) => unit.equivalentM === piped.farthestEquivalentM)
  return farthest ? k * farthest.mainEquivalentM + (farthest.equivalentM - farthest.mainEquivalentM) : 0
}

/** k of an up-sized main: the pack's own for this step, else 0.5 for gas, 0.2 for liquid up to 34 HP and 0.4 above. */
function mainWeight({ pack }: CheckedSystem, outdoor: OutdoorEquipment, { standard, main }: Piping, line: 'gas' | 'liquid'): number {
  if (main[line] <= standard[line]) return 1
  const isSame = (one: number, other: number) => Math.abs(one - other) <= 0.1
  const own = pack.capacityCorrection.piping.shortened?.find(
    (row) => row.line === line && isSame(row.fromMm, standard[line]) && isSame(row.toMm, main[line]),
  )
  if (own) return own.weight
  return line === 'gas' ? 0.5 : outdoor.hp <= 34 ? 0.2 : 0.4
}
