import type { IndoorUnitType } from '../../project/project'

/** A model of a unit as the choice for a series reads it. */
interface ListedModel {
  id: string
  /** Type of the pack; a hydro unit has a kind instead. */
  type: string
  kind?: string
  /** Refrigerants it is made for; all where the pack gives none. */
  refrigerants?: readonly string[]
  /** Modes of outdoor units it works with; all where the pack gives none. */
  systemTypes?: readonly ('HP' | 'HR')[]
}

interface ListedSeries {
  id: string
  refrigerant: string
  unitKinds?: readonly IndoorUnitType[]
}

/** The part of a pack that says which units go with which outdoor units. */
export interface SeriesUnitRules {
  series: readonly ListedSeries[]
  oduModules: { items: readonly { series: string; systemType?: string }[] }
  iduModels: { items: readonly ListedModel[] }
  freshAirUnits: { items: readonly ListedModel[] }
  hydroModules: { items: readonly ListedModel[] }
  ahuKits: { items: readonly ListedModel[] }
  hrv: { items: readonly ListedModel[] }
}

/** A kind and type of units with the models of it; `type` is the pack's, of hydro units their kind. */
export interface UnitGroup {
  kind: IndoorUnitType
  type: string
  models: string[]
}

/** Reasons that keep a unit from a series: its kind, its refrigerant, or the mode of the outdoor unit. */
export type SeriesRefusal = 'unitKinds' | 'refrigerants' | 'systemTypes'

/** Returns the lists of units of a pack by their kind on the wire. */
export function unitLists(pack: SeriesUnitRules): readonly (readonly [IndoorUnitType, readonly ListedModel[]])[] {
  return [
    ['idu', pack.iduModels.items],
    ['fa', pack.freshAirUnits.items],
    ['hdo', pack.hydroModules.items],
    ['ahu', pack.ahuKits.items],
    ['hrv', pack.hrv.items],
  ]
}

/** Returns why a series refuses a model; null where it takes it. A ventilator has no refrigerant and is refused by its kind only. */
export function refusalBySeries(
  pack: SeriesUnitRules,
  series: ListedSeries,
  kind: IndoorUnitType,
  model: ListedModel,
): SeriesRefusal | null {
  if (series.unitKinds && !series.unitKinds.includes(kind)) return 'unitKinds'
  if (kind === 'hrv') return null
  if (model.refrigerants && !model.refrigerants.includes(series.refrigerant)) return 'refrigerants'
  return model.systemTypes && !model.systemTypes.some((mode) => mode === modeOfSeries(pack, series.id)) ? 'systemTypes' : null
}

/** Returns the mode of a series: heat recovery where it has a module of it. */
export function modeOfSeries(pack: Pick<SeriesUnitRules, 'oduModules'>, seriesId: string): 'HP' | 'HR' {
  return pack.oduModules.items.some(({ series, systemType }) => series === seriesId && systemType === 'HR') ? 'HR' : 'HP'
}

/** Lists kinds and types of the units that a series takes, in the order of the pack; of all units where no series is given. */
export function unitGroups(pack: SeriesUnitRules, series?: ListedSeries): UnitGroup[] {
  const groups = new Map<string, UnitGroup>()
  for (const [kind, models] of unitLists(pack)) {
    for (const model of models) {
      if (series && refusalBySeries(pack, series, kind, model) !== null) continue
      const type = model.kind ?? model.type
      const key = `${kind} ${type}`
      const group = groups.get(key) ?? { kind, type, models: [] }
      groups.set(key, group)
      group.models.push(model.id)
    }
  }
  return [...groups.values()]
}
