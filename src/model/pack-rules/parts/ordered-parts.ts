import type { EquipmentRules } from '../../project/equipment'
import type { PartType } from '../../project/unit-part'
import type { PartLine } from '../../project/part-lines'
import { outdoorModules } from '../../project/outdoor-modules'
import { partsInForce } from './fitting-parts'

/** A panel, component or accessory with its number over units and systems. */
export interface OrderedPart {
  id: string
  type: PartType
  count: number
  /** Models that it is ordered for. */
  models: string[]
}

/**
 * Adds up panels, rear-mounted components and accessories: of each list line the chosen number for every unit, of an air handler for every kit, of an outdoor unit
 * for every module. What a model comes with counts where nothing was chosen. In the order of the lines.
 */
export function orderedParts(pack: EquipmentRules, lines: readonly PartLine[]): OrderedPart[] {
  const ordered = new Map<string, OrderedPart & { of: Set<string> }>()
  for (const line of lines) {
    const machines = line.isOutdoor ? outdoorModules(pack, line.models) : line.models
    const units = line.isOutdoor ? machines.length * line.units : line.units
    for (const { id, type, count } of partsInForce(pack, machines, line.chosen)) {
      const known = ordered.get(id) ?? { id, type, count: 0, models: [], of: new Set<string>() }
      ordered.set(id, known)
      known.count += count * units
      for (const model of machines) known.of.add(model)
    }
  }
  return [...ordered.values()].map(({ of, ...part }) => ({ ...part, models: [...of] }))
}
