import { lineModels } from './line-models'
import type { IndoorUnitType, Project, System } from '../project'

/** A model of a project's active systems with its number; `odu` for chosen outdoor models, combinations by their own id. */
export interface ListedModel {
  type: IndoorUnitType | 'odu'
  model: string
  count: number
}

/** Counts the models of a project's active systems, outdoor models first, in the order of the project. */
export function listedModels(project: Project): ListedModel[] {
  const listed = new Map<string, ListedModel>()
  const add = (type: ListedModel['type'], model: string, count: number): void => {
    const key = `${type} ${model}`
    const known = listed.get(key)
    if (known) known.count += count
    else listed.set(key, { type, model, count })
  }
  const active = activeSystems(project)
  for (const { outdoorModels } of active) for (const model of outdoorModels) add('odu', model, 1)
  for (const { indoorUnits } of active)
    for (const unit of indoorUnits) for (const [model, count] of lineModels(unit)) if (model !== '') add(unit.type, model, count)
  return [...listed.values()]
}

/** Returns the systems that are calculated and ordered, in the order of the project. */
export function activeSystems({ systems, systemOrder }: Project): System[] {
  return systemOrder.flatMap((id) => {
    const system = systems[id]
    return system?.active ? [system] : []
  })
}
