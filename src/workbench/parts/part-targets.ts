import type { Pack } from '../../contract/pack'
import {
  defaultParts,
  modelsOfLine,
  modulesOf,
  packParts,
  partsInForce,
  partsThatFit,
  type KnownPart,
} from '../../model/pack-rules/parts/fitting-parts'
import type { EquipmentRules } from '../../model/project/equipment'
import type { System } from '../../model/project/project'
import { isOffered, type UnitPart } from '../../model/project/unit-part'

type PartsPack = Pack & EquipmentRules

/** A unit that parts are chosen for: a list line, or the outdoor unit of a system. */
export interface PartTarget {
  id: string
  name: string
  models: readonly string[]
  /** Units of the line, or modules of the outdoor unit. */
  units: number
  parts: readonly UnitPart[]
}

export function lineTargets(pack: PartsPack, system: System, unitIds: readonly string[]): PartTarget[] {
  const picked = new Set(unitIds)
  return system.indoorUnits
    .filter(({ id }) => picked.has(id))
    .map((unit) => {
      const models = modelsOfLine(unit)
      return { id: unit.id, name: unit.name || unit.model, models, units: unit.count, parts: partsInForce(pack, models, unit.parts) }
    })
}

export function outdoorTarget(pack: PartsPack, system: System): PartTarget {
  const models = modulesOf(pack, system)
  const name = system.outdoorModels.join(' + ')
  return { id: system.id, name, models, units: models.length, parts: partsInForce(pack, models, system.outdoorParts) }
}

/** Returns the targets with what their models come with. */
export function asDelivered(pack: PartsPack, targets: readonly PartTarget[]): PartTarget[] {
  return targets.map((target) => ({ ...target, parts: defaultParts(pack, target.models) }))
}

/** The choices that the user has touched: numbers by part id, and panels by the key of the group that takes them, null for none. */
export interface PartDraft {
  panels: ReadonlyMap<string, string | null>
  counts: ReadonlyMap<string, number>
}

/** Targets that take the same panels. */
export interface PanelGroup {
  key: string
  panels: KnownPart[]
  models: string[]
  targets: number
  /** The panel of all of them; null for none, undefined where they differ. */
  value: string | null | undefined
}

/** A part that some target takes or has. */
export interface PartOffer extends KnownPart {
  /** Targets that it fits. */
  fits: number
  /** Number for one unit; null where it differs among the targets that it fits. */
  count: number | null
  /** Chosen where it does not fit: of another pack, or for another model. */
  isMisfit: boolean
}

/** Returns the parts to choose from, in the order of the pack, with their numbers after the draft; those that do not fit stand last. What the user's brand is not offered is there only where a target has it. */
export function offersFor(pack: PartsPack, targets: readonly PartTarget[], draft: PartDraft): PartOffer[] {
  const drafted = targets.map((target) => ({ ...target, parts: withDraft(pack, target, draft) }))
  const fitting = targets.map(({ models }) => new Set(partsThatFit(pack, models).map(({ id }) => id)))
  const offers = [...packParts(pack).values()].flatMap((part): PartOffer[] => {
    const takers = drafted.filter((_, at) => fitting[at]?.has(part.id))
    if (takers.length === 0 || !isShown(pack, part, targets)) return []
    const counts = new Set(takers.map(({ parts }) => countOf(parts, part.id)))
    const [only = 0] = counts
    return [{ ...part, fits: takers.length, count: counts.size === 1 ? only : null, isMisfit: false }]
  })
  const misfits = new Map<string, PartOffer>()
  drafted.forEach(({ parts }, at) => {
    for (const { id, type, count } of parts)
      if (!fitting[at]?.has(id)) misfits.set(id, { id, type, count, max: 0, isDefault: false, fits: 0, isMisfit: true })
  })
  return [...offers, ...misfits.values()]
}

/** Returns the targets that take a panel, by the panels that fit them, with those that the user's brand is offered or a target has: a four-way and a two-way cassette have no panel in common. */
export function panelGroups(pack: PartsPack, targets: readonly PartTarget[], draft: PartDraft): PanelGroup[] {
  const groups = new Map<string, { panels: KnownPart[]; members: PartTarget[] }>()
  for (const target of targets) {
    const panels = panelsFor(pack, target)
    if (panels.length === 0) continue
    const key = keyOf(panels)
    const known = groups.get(key)
    if (known) known.members.push(target)
    else groups.set(key, { panels, members: [target] })
  }
  return [...groups].flatMap(([key, { panels, members }]): PanelGroup[] => {
    const values = new Set(members.map((target) => withDraft(pack, target, draft).find(({ type }) => type === 'panel')?.id ?? null))
    const [only] = values
    const models = [...new Set(members.flatMap((target) => target.models))]
    const shown = panels.filter((panel) => isShown(pack, panel, members))
    if (shown.length === 0) return []
    return [{ key, panels: shown, models, targets: members.length, value: values.size === 1 ? only : undefined }]
  })
}

/** Whether a part is listed: every brand is shown the parts that a unit comes with, and those that the project holds. */
function isShown(pack: PartsPack, part: KnownPart, targets: readonly PartTarget[]): boolean {
  return part.isDefault || isOffered(part, pack.side) || targets.some(({ parts }) => parts.some(({ id }) => id === part.id))
}

function panelsFor(pack: PartsPack, { models }: PartTarget): KnownPart[] {
  return partsThatFit(pack, models).filter(({ type }) => type === 'panel')
}

function keyOf(panels: readonly KnownPart[]): string {
  return panels.map(({ id }) => id).join(' ')
}

/** Returns the parts of a target after the draft, in the order of the pack. What does not fit it is added nowhere, and taken away everywhere. */
export function withDraft(pack: PartsPack, target: PartTarget, { panels, counts }: PartDraft): UnitPart[] {
  const { models, parts } = target
  const panel = panels.get(keyOf(panelsFor(pack, target)))
  const fitting = new Map(partsThatFit(pack, models).map((part) => [part.id, part]))
  const next = new Map(parts.map((part) => [part.id, part]))
  if (panel !== undefined) for (const { id, type } of parts) if (type === 'panel' && id !== panel) next.delete(id)
  const wanted = new Map(panel && !next.has(panel) ? [...counts, [panel, 1] as const] : counts)
  for (const [id, count] of wanted) {
    const known = fitting.get(id)
    const before = next.get(id)
    if (count === 0) next.delete(id)
    else if (before) next.set(id, { ...before, count })
    else if (known) next.set(id, { id, type: known.type, count })
  }
  const order = [...packParts(pack).keys()]
  const place = ({ id }: UnitPart): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...next.values()].sort((one, other) => place(one) - place(other))
}

function countOf(parts: readonly UnitPart[], id: string): number {
  return parts.find((part) => part.id === id)?.count ?? 0
}
