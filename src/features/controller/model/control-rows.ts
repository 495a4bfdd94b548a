import type { ControlGroup } from '../../../model/wiring/control'
import { unitKey } from '../../../model/wiring/control'
import { unitName, type ControlView, type SystemUnits, type UnitView } from './control-view'

/** Head of the rows of one system. */
export interface HeadRow {
  kind: 'head'
  key: string
  systemId: string
  systemName: string
  units: readonly UnitView[]
  without: number
}

/** A group stands under the system of its first unit. */
export interface GroupRow {
  kind: 'group'
  key: string
  systemId: string
  systemName: string
  group: ControlGroup
  /** Those that are drawn. */
  units: readonly UnitView[]
  /** Number of those that are not. */
  gone: number
}

/** A unit in no group. */
export interface UnitRow {
  kind: 'unit'
  key: string
  systemId: string
  systemName: string
  units: readonly [UnitView]
}

export type ControlRow = HeadRow | GroupRow | UnitRow
export type EntryRow = GroupRow | UnitRow

const GROUP = 'group '
const UNIT = 'unit '
const HEAD = 'system '

export const groupKey = (id: string): string => GROUP + id
export const headKey = (systemId: string): string => HEAD + systemId
export const rowKeyOfUnit = (key: string): string => UNIT + key

/** Returns groups and units without group, by system; groups without a drawn unit come last. */
export function entryRows(view: ControlView): EntryRow[] {
  const bySystem = new Map<string, EntryRow[]>()
  const rowsOf = (systemId: string): EntryRow[] => {
    const known = bySystem.get(systemId) ?? []
    bySystem.set(systemId, known)
    return known
  }
  for (const group of view.groups) {
    const units = group.units.flatMap((unit) => view.units.get(unitKey(unit)) ?? [])
    const systemId = units[0]?.systemId ?? ''
    const systemName = view.bySystem.get(systemId)?.name ?? ''
    rowsOf(systemId).push({
      ...{ kind: 'group', key: groupKey(group.id), systemId, systemName, group, units },
      gone: group.units.length - units.length,
    })
  }
  for (const { id, name, units } of view.systems)
    for (const unit of units)
      if (!view.groupOf.has(unit.key))
        rowsOf(id).push({ kind: 'unit', key: rowKeyOfUnit(unit.key), systemId: id, systemName: name, units: [unit] })
  return [...view.systems.flatMap(({ id }) => bySystem.get(id) ?? []), ...(bySystem.get('') ?? [])]
}

/** Returns whether nobody controls the units of a row. */
export function isWithoutController(row: EntryRow): boolean {
  return row.kind === 'unit' || row.group.controllers.length === 0
}

/** Puts the head of each system ahead of its rows. The rows of a system keep their order, the systems have theirs. */
export function withHeads(rows: readonly EntryRow[], view: ControlView): ControlRow[] {
  const bySystem = new Map<string, EntryRow[]>()
  for (const row of rows) {
    const known = bySystem.get(row.systemId)
    if (known) known.push(row)
    else bySystem.set(row.systemId, [row])
  }
  const listed = view.systems.flatMap((system): ControlRow[] => {
    const own = bySystem.get(system.id)
    return own ? [headOf(system), ...own] : []
  })
  return [...listed, ...(bySystem.get('') ?? [])]
}

function headOf({ id, name, units, without }: SystemUnits): HeadRow {
  return { kind: 'head', key: headKey(id), systemId: id, systemName: name, units, without }
}

/** Returns the words by which the units of a row are found: tags, models, rooms and floors. */
export function wordsOfUnits(units: readonly UnitView[]): string {
  return units.map((unit) => [unitName(unit), unit.room, unit.floor].filter(Boolean).join(' ')).join(', ')
}

/** What a choice of rows stands for. */
export interface PickedRows {
  groups: readonly ControlGroup[]
  /** Units without group that are picked themselves. */
  units: readonly UnitView[]
  systemIds: readonly string[]
}

/** Returns the groups, units and systems of the picked rows, in the order of the project. Keys of rows that are gone are left out. */
export function pickedRows(view: ControlView, keys: ReadonlySet<string>): PickedRows {
  const groups = view.groups.filter(({ id }) => keys.has(groupKey(id)))
  const units = [...view.units.values()].filter(({ key }) => keys.has(rowKeyOfUnit(key)) && !view.groupOf.has(key))
  const systemIds = view.systems.filter(({ id }) => keys.has(headKey(id))).map(({ id }) => id)
  return { groups, units, systemIds }
}

/** Returns all drawn units of a choice, those of its groups and systems, too. */
export function unitsOfPicked(view: ControlView, { groups, units, systemIds }: PickedRows): UnitView[] {
  const all = [
    ...groups.flatMap((group) => group.units.flatMap((unit) => view.units.get(unitKey(unit)) ?? [])),
    ...units,
    ...systemIds.flatMap((id) => view.bySystem.get(id)?.units ?? []),
  ]
  return [...new Map(all.map((unit) => [unit.key, unit])).values()]
}

/** Returns the systems of a choice, in the order of the project: those that are picked, and those of its groups and units. */
export function systemsOfPicked(view: ControlView, picked: PickedRows): string[] {
  const wanted = new Set(unitsOfPicked(view, picked).map(({ systemId }) => systemId))
  for (const id of picked.systemIds) wanted.add(id)
  return view.systems.filter(({ id }) => wanted.has(id)).map(({ id }) => id)
}
