import type { AirHandler, KitChoice } from '../../project/air-handler'
import type { System } from '../../project/project'
import { airHandlerOf } from './derive-kits'

/** Returns the air handler of a drawn kit with another model for that kit; null where the list line is no air handler or already has the model. */
export function exchangeKit(system: System, row: number, model: string): AirHandler | null {
  const { indoorUnitId, airHandler: part } = system.diagram.nodeRest[row] ?? {}
  const line = system.indoorUnits.find((unit) => unit.id === indoorUnitId)
  const airHandler = line && airHandlerOf(line)
  let left = (part?.kitIndex ?? 0) - 1
  if (!airHandler || left < 0 || model === '') return null
  const choices: KitChoice[] = []
  let isFound = false
  for (const choice of airHandler.choices) {
    if (isFound || left >= choice.kits) {
      choices.push(choice)
      left -= choice.kits
      continue
    }
    if (choice.model === model) return null
    isFound = true
    choices.push(...splitChoice(choice, left, model))
  }
  return isFound ? { ...airHandler, choices } : null
}

// The other kits keep their capacities; the exchanged one gets the pack's.
function splitChoice(choice: KitChoice, at: number, model: string): KitChoice[] {
  const before = { ...choice, kits: at }
  const changed = { ...choice, model, kits: 1, coolingKw: [], heatingKw: [] }
  const after = {
    ...choice,
    kits: choice.kits - at - 1,
    coolingKw: rest(choice.coolingKw, at + 1),
    heatingKw: rest(choice.heatingKw, at + 1),
  }
  return [before, changed, after].filter(({ kits }) => kits > 0)
}

function rest(figures: readonly number[], from: number): readonly number[] {
  return figures.length > from ? figures.slice(from) : figures.slice(-1)
}
