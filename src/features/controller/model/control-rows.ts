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

/** Entries that are listed between two pauses. */
const ENTRIES_A_STEP = 200

/** Returns groups and units without group, by system; groups without a drawn unit come last. Pauses after some of them. */
export function* listingEntries(view: ControlView): Generator<void, EntryRow[]> {
  const bySystem = new Map<string, EntryRow[]>(view.systems.map(({ id }) => [id, []]))
  const lost: EntryRow[] = []
  for (const [place, group] of view.groups.entries()) {
    const units = group.units.flatMap((unit) => view.units.get(unitKey(unit)) ?? [])
    const systemId = units[0]?.systemId ?? ''
    const systemName = view.bySystem.get(systemId)?.name ?? ''
    const gone = group.units.length - units.length
    const rows = bySystem.get(systemId) ?? lost
    rows.push({ kind: 'group', key: groupKey(group.id), systemId, systemName, group, units, gone })
    if (place % ENTRIES_A_STEP === 0) yield
  }
  for (const { id, name, units } of view.systems) {
    for (const unit of units)
      if (!view.groupOf.has(unit.key))
        bySystem.get(id)?.push({ kind: 'unit', key: rowKeyOfUnit(unit.key), systemId: id, systemName: name, units: [unit] })
    yield
  }
  return [...bySystem.values(), lost].flat()
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

/** The groups, units and systems that a choice of rows stands for. */
export interface PickedRows {
  groups: readonly ControlGroup[]
  /** Units without group that are picked themselves. */
  units: readonly UnitView[]
  systemIds: readonly string[]
}

/** Returns the groups, units and systems of the picked rows, in the order of the project. Keys of rows that are gone are left out. */
export function pickedRows(view: ControlView, keys: ReadonlySet<string>): PickedRows {
  const groups: { group: ControlGroup; place: number }[] = []
  const units: UnitView[] = []
  const systems = new Set<string>()
  for (const key of keys) {
    if (key.startsWith(GROUP)) {
      const known = view.groupById.get(key.slice(GROUP.length))
      if (known) groups.push(known)
    } else if (key.startsWith(UNIT)) {
      const unit = view.units.get(key.slice(UNIT.length))
      if (unit && !view.groupOf.has(unit.key)) units.push(unit)
    } else systems.add(key.slice(HEAD.length))
  }
  const byPlace = (one: { place: number }, other: { place: number }): number => one.place - other.place
  return {
    groups: groups.sort(byPlace).map(({ group }) => group),
    units: units.sort(byPlace),
    systemIds: systems.size === 0 ? [] : view.systems.flatMap(({ id }) => (systems.has(id) ? [id] : [])),
  }
}

export const NOTHING_PICKED: PickedRows = { groups: [], units: [], systemIds: [] }

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
