import { lineModels } from './list/line-models'
import type { System } from './project'
import type { UnitPart } from './unit-part'

/** Units of the same models with the same chosen parts. Of an outdoor unit the models are those of its system, and `units` is the number of systems. */
export interface PartLine {
  isOutdoor: boolean
  models: string[]
  /** Units, kits of air handlers, or outdoor units. */
  units: number
  /** Absent where nothing was chosen. */
  chosen?: readonly UnitPart[]
}

type Ordering = Pick<System, 'outdoorModels' | 'outdoorParts' | 'indoorUnits'>

/** Returns what parts are ordered for, each combination of models and chosen parts once, in the order of the systems. */
export function partLines(systems: readonly Ordering[]): PartLine[] {
  const lines = new Map<string, PartLine>()
  const add = (line: PartLine): void => {
    const key = JSON.stringify([line.isOutdoor, line.models, line.chosen])
    const known = lines.get(key)
    if (known) known.units += line.units
    else lines.set(key, line)
  }
  for (const { outdoorModels, outdoorParts, indoorUnits } of systems) {
    if (outdoorModels.length > 0)
      add({ isOutdoor: true, models: [...outdoorModels], units: 1, ...(outdoorParts && { chosen: outdoorParts }) })
    for (const unit of indoorUnits) {
      const models = lineModels(unit)
      const units = [...models.values()].reduce((sum, count) => sum + count, 0)
      add({ isOutdoor: false, models: [...models.keys()], units, ...(unit.parts && { chosen: unit.parts }) })
    }
  }
  return [...lines.values()]
}
