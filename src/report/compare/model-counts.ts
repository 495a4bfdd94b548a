import type { Pack } from '../../contract/pack'
import { NODE_KINDS } from '../../model/project/codes'
import { orderedParts } from '../../model/pack-rules/parts/ordered-parts'
import { lineModels } from '../../model/project/list/line-models'
import { outdoorModules } from '../../model/project/outdoor-modules'
import { partLines } from '../../model/project/part-lines'
import { activeSystems, type ComparedDesign } from './design-figures'

export const MODEL_GROUPS = ['outdoor', 'indoor', 'parts', 'controllers', 'fittings'] as const
export type ModelGroup = (typeof MODEL_GROUPS)[number]

/** A model and how many of it two designs order. */
export interface ModelCounts {
  group: ModelGroup
  model: string
  left: number
  right: number
}

/** Returns every model that one of two designs orders, group by group and by name, with its count in either. */
export function modelCounts(left: ComparedDesign, right: ComparedDesign, pack: Pack): ModelCounts[] {
  const [one, other] = [countModels(left, pack), countModels(right, pack)]
  return MODEL_GROUPS.flatMap((group) => {
    const [here, there] = [one[group], other[group]]
    const models = [...new Set([...here.keys(), ...there.keys()])].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    return models.map((model) => ({ group, model, left: here.get(model) ?? 0, right: there.get(model) ?? 0 }))
  })
}

function countModels({ project, results }: ComparedDesign, pack: Pack): Record<ModelGroup, Map<string, number>> {
  const counts = { outdoor: new Map(), indoor: new Map(), parts: new Map(), controllers: new Map(), fittings: new Map() } as Record<
    ModelGroup,
    Map<string, number>
  >
  const add = (group: ModelGroup, model: string, count: number): void => {
    counts[group].set(model, (counts[group].get(model) ?? 0) + count)
  }
  const systems = activeSystems(project)
  for (const { id, outdoorModels, indoorUnits, diagram } of systems) {
    for (const model of outdoorModules(pack, outdoorModels)) add('outdoor', model, 1)
    for (const unit of indoorUnits) for (const [model, count] of lineModels(unit)) add('indoor', model, count)
    const result = results[id]
    if (!result) continue
    for (let row = 0; row < diagram.nodeCount; row++) {
      const model = result.fittingNames[result.fitting[row] ?? -1]
      if (model !== undefined && NODE_KINDS[diagram.nodeKind[row] ?? 0] !== 'outdoor') add('fittings', model, 1)
    }
  }
  for (const { id, count } of orderedParts(pack, partLines(systems))) add('parts', id, count)
  for (const { controllers } of project.control?.groups ?? []) for (const { model } of controllers) add('controllers', model, 1)
  for (const { model } of project.control?.centrals ?? []) add('controllers', model, 1)
  return counts
}
