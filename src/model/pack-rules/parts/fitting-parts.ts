import type { EquipmentRules } from '../../project/equipment'
import { lineModels } from '../../project/list/line-models'
import { outdoorModules } from '../../project/outdoor-modules'
import type { IndoorUnit, System } from '../../project/project'
import { partType } from '../../project/unit-part'
import type { PackParts, PartEquipment, PartType, UnitPart } from '../../project/unit-part'

/** A part of the pack with its type, and the most of it for one unit. */
export interface KnownPart extends PartEquipment {
  type: PartType
  max: number
  /** Comes with a unit that nothing was chosen for. */
  isDefault: boolean
}

/** Specification, section 9: energy meters at most 2, most others at most 1. */
const MOST: Partial<Record<PartType, number>> = { electricityMeter: 2 }

const known = new WeakMap<PackParts, ReadonlyMap<string, KnownPart>>()

/** Returns panels, rear-mounted components and accessories of a pack by id, in its order; none where the pack has no such sections. */
export function packParts(pack: PackParts): ReadonlyMap<string, KnownPart> {
  const before = known.get(pack)
  if (before) return before
  const whole = (part: PartEquipment, type: PartType, isDefault = false): KnownPart => ({
    ...part,
    type,
    max: part.max ?? MOST[type] ?? 1,
    isDefault,
  })
  const parts = [
    ...(pack.panels?.items ?? []).map((part) => whole(part, 'panel', part.isDefault)),
    ...(pack.rearMountedComponents?.items ?? []).map((part) => whole(part, 'rearMountedComponents')),
    ...(pack.accessories?.items ?? []).map((part) => whole(part, partType(part.type))),
  ]
  const all = new Map(parts.map((part) => [part.id, part]))
  known.set(pack, all)
  return all
}

/** Facts of a unit that decide which parts fit it: the type of a unit or the series of an outdoor unit, and the nominal cooling where there is one. */
interface ModelFacts {
  type?: string | undefined
  series?: string
  coolKw?: number
}

const facts = new WeakMap<EquipmentRules, ReadonlyMap<string, ModelFacts>>()

function modelFacts(pack: EquipmentRules): ReadonlyMap<string, ModelFacts> {
  const before = facts.get(pack)
  if (before) return before
  const all = new Map<string, ModelFacts>()
  for (const { id, series } of pack.oduModules.items) all.set(id, { series })
  for (const { id, type, coolKw } of pack.iduModels.items) all.set(id, { type, coolKw })
  for (const { id, coolKw } of pack.freshAirUnits.items) all.set(id, { type: 'FA', coolKw })
  for (const { id, coolKw } of pack.hydroModules.items) all.set(id, { type: 'HDO', coolKw })
  for (const { id, defaultIndex } of pack.ahuKits.items) all.set(id, { type: 'AHU', coolKw: defaultIndex / 10 })
  for (const { id } of pack.hrv?.items ?? []) all.set(id, { type: 'HRV' })
  facts.set(pack, all)
  return all
}

function fits({ types, series, models, minKw, maxKw }: PartEquipment, id: string, model: ModelFacts): boolean {
  const isNamed =
    (model.type !== undefined && types?.includes(model.type)) ||
    (model.series !== undefined && series?.includes(model.series)) ||
    models?.includes(id)
  if (!isNamed) return false
  return model.coolKw === undefined || (model.coolKw >= (minKw ?? 0) && model.coolKw <= (maxKw ?? Infinity))
}

/** Returns whether a part or controller fits a model of the pack; one that names no units fits all. */
export function fitsModel(pack: EquipmentRules, part: PartEquipment, model: string): boolean {
  return (!part.types && !part.series && !part.models) || fits(part, model, modelFacts(pack).get(model) ?? {})
}

/** Returns the parts of the pack that fit all of these models, in its order; none without a model. */
export function partsThatFit(pack: EquipmentRules, models: readonly string[]): KnownPart[] {
  if (models.length === 0) return []
  const of = modelFacts(pack)
  return [...packParts(pack).values()].filter((part) => models.every((id) => fits(part, id, of.get(id) ?? {})))
}

/** Returns the models of a list line: its own, or those of an air handler's kits. */
export function modelsOfLine(unit: IndoorUnit): string[] {
  return [...lineModels(unit).keys()]
}

/** Returns the modules of a system's outdoor unit, each as often as it is there. */
export function modulesOf(pack: EquipmentRules, { outdoorModels }: Pick<System, 'outdoorModels'>): string[] {
  return outdoorModules(pack, outdoorModels)
}

/** Returns what units of these models come with where nobody has chosen: the panel that the pack marks. */
export function defaultParts(pack: EquipmentRules, models: readonly string[]): UnitPart[] {
  return partsThatFit(pack, models).flatMap(({ id, type, isDefault }) => (isDefault ? [{ id, type, count: 1 }] : []))
}

/** Returns the parts that count for units of these models: the chosen ones, else those that they come with. */
export function partsInForce(
  pack: EquipmentRules,
  models: readonly string[],
  chosen: readonly UnitPart[] | undefined,
): readonly UnitPart[] {
  return chosen ?? defaultParts(pack, models)
}

/** Returns chosen parts as they are kept: undefined where they are just what the models come with, so that these stay the pack's. */
export function asChosen(
  pack: EquipmentRules,
  models: readonly string[],
  parts: readonly UnitPart[] | undefined,
): readonly UnitPart[] | undefined {
  if (!parts) return undefined
  const own = defaultParts(pack, models)
  const isOwn = own.length === parts.length && own.every((part, at) => isSamePart(part, parts[at]))
  return isOwn ? undefined : parts
}

function isSamePart(part: UnitPart, other: UnitPart | undefined): boolean {
  return other?.id === part.id && other.count === part.count && !other.extra
}

/**
 * Returns the chosen parts of a unit after its models have changed: those that still fit. A panel that does not fit gives way to the one that the new models come
 * with; a unit without a panel gets none, unless its former models took none.
 */
export function partsForModels(
  pack: EquipmentRules,
  chosen: readonly UnitPart[] | undefined,
  before: readonly string[],
  after: readonly string[],
): readonly UnitPart[] | undefined {
  if (!chosen) return undefined
  const fitting = new Set(partsThatFit(pack, after).map(({ id }) => id))
  const kept = chosen.filter(({ id }) => fitting.has(id))
  const hadNone = !chosen.some(({ type }) => type === 'panel')
  const tookSome = partsThatFit(pack, before).some(({ type }) => type === 'panel')
  const isMissing = !kept.some(({ type }) => type === 'panel') && !(hadNone && tookSome)
  return asChosen(pack, after, isMissing ? [...defaultParts(pack, after), ...kept] : kept)
}
