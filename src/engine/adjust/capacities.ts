import type { IndoorUnit } from '../../model/project/project'
import type { Capacities, RequiredCapacities } from './adjusted-unit'

/** Returns what a list item requires of one unit, and per cent of what the unit delivers. */
export function requiredOf(
  item: Pick<IndoorUnit, 'requiredCoolingKw' | 'requiredSensibleKw' | 'requiredHeatingKw'>,
  delivered: Capacities,
): RequiredCapacities {
  const { requiredCoolingKw: coolKw, requiredSensibleKw: sensibleKw, requiredHeatingKw: heatKw } = item
  return {
    coolKw,
    sensibleKw,
    heatKw,
    coolPct: shareOf(coolKw, delivered.coolKw),
    sensiblePct: shareOf(sensibleKw, delivered.sensibleKw),
    heatPct: shareOf(heatKw, delivered.heatKw),
  }
}

function shareOf(required: number | null, kw: number): number | null {
  return required === null || !(kw > 0) ? null : (100 * required) / kw
}

/** Returns the sum of capacities; nothing sums to 0 kW. */
export function sumOf(parts: readonly Capacities[]): Capacities {
  const sum: Capacities = { coolKw: 0, sensibleKw: 0, heatKw: 0 }
  for (const part of parts) {
    sum.coolKw += part.coolKw
    sum.sensibleKw += part.sensibleKw
    sum.heatKw += part.heatKw
  }
  return sum
}

/** Returns the capacities of so many units. */
export function times({ coolKw, sensibleKw, heatKw }: Capacities, count: number): Capacities {
  return { coolKw: coolKw * count, sensibleKw: sensibleKw * count, heatKw: heatKw * count }
}
