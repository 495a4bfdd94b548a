import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Pack } from '../../../../contract/pack'
import { nameIn } from '../../../../contract/pack/name-in'
import { looksLikeClip } from '../../../../contract/project/clip'
import { listedTypes, listedUses } from '../../../../engine/room-list/read-room-table'
import type { RoomPatch } from '../../../../model/edits/rooms/edit-rooms'
import type { Room } from '../../../../model/project/rooms/room'
import { projectState } from '../../../../state/piping/project'
import { PanelHint } from '../../../../ui/feedback/panel-hint'
import type { SheetEntry } from '../../../../ui/sheet/cells/sheet-column'
import { Sheet } from '../../../../ui/sheet/sheet'
import type { SheetHandle } from '../../../../ui/sheet/sheet-props'
import { useSheetOrder } from '../../../../ui/sheet/use-sheet-order'
import { useLatest } from '../../../../ui/hooks/use-latest'
import { useUnitSettings } from '../../../../ui/words/unit-settings'
import { addRooms, editEachRoom, removeRooms } from '../../../../workbench/commands/rooms/rooms'
import { useDeliveredShares } from '../../use-delivered-shares'
import { pickRoomUnits } from '../commands/pick-room-units'
import { looksLikeRoomList } from '../import/looks-like-room-list'
import { roomsView } from '../rooms-view'
import { FIELD_OF_COLUMN, roomColumns } from './room-columns'
import { roomFloors } from './room-floors'
import { RoomMenu, type MenuPlace } from './room-menus'
import type { RoomRow } from './room-rows'
import { RoomTools } from './room-tools'
import classes from './rooms-panel.module.css'

interface RoomsPanelProps {
  rows: readonly RoomRow[]
  pack: Pack
  /** The system that picked units go to; null where the project has none. */
  system: { id: string; name: string } | null
  onFiles: (files: File[]) => void
  onPasteList: (text: string) => void
  /** Opens a system where one of a room's units is listed. */
  onOpenSystem: (systemId: string) => void
}

/** Renders the rooms of the project as an editable sheet: what each requires, what serves it, and what that delivers. */
export function RoomsPanel({ rows, pack, system, onFiles, onPasteList, onOpenSystem }: RoomsPanelProps) {
  const { t, i18n } = useTranslation('rooms')
  const { readOnly } = useSnapshot(projectState)
  const { text, sort, filter, isGrouped } = useSnapshot(roomsView)
  const shares = useDeliveredShares(system?.id ?? '') ?? { cooling: 1, heating: 1 }
  const sheet = useRef<SheetHandle>(null)
  const [pickedIds, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [menu, setMenu] = useState<(MenuPlace & { isPickOnly: boolean }) | null>(null)
  const lineOf = useMemo(() => new Map(rows.map(({ room }, line) => [room.id, line])), [rows])
  const picked = useMemo(() => new Set(Array.from(pickedIds).flatMap((id) => lineOf.get(id) ?? [])), [pickedIds, lineOf])
  const pickLines = (lines: Iterable<number>): void => setPicked(new Set(Array.from(lines).flatMap((line) => rows[line]?.room.id ?? [])))
  const columns = useColumns(rows, pack, (line, place) => {
    pickLines([line])
    setMenu({ ...place, isPickOnly: true })
  })
  const query = useMemo(() => ({ text, sort, filter: `${filter} ${isGrouped}` }), [text, sort, filter, isGrouped])
  const keep = (line: number): boolean => isKept(rows[line], filter)
  const ids = useMemo(() => rows.map(({ room }) => room.id).join(), [rows])
  const structure = useMemo(() => ({ ids }), [ids])
  const { order, groups } = useSheetOrder({ structure, count: rows.length, query, language: i18n.language }, columns, {
    keep: filter === 'all' ? null : keep,
    groups: isGrouped ? () => roomFloors(rows) : null,
  })

  const pickedRows = Array.from(picked).flatMap((line) => rows[line] ?? [])
  const write = (entries: SheetEntry[]): void => void editEachRoom(patchesOf(rows, entries))
  const remove = (): void => void removeRooms(pickedRows.map(({ room }) => room.id))
  const add = (): void => {
    const last = Math.max(-1, ...picked)
    const near = rows[last]?.room
    setPicked(
      new Set(
        addRooms(
          [{ name: t('newName', { number: rows.length + 1 }), floor: near?.floor ?? '', zone: near?.zone ?? '' }],
          last < 0 ? undefined : last + 1,
        ),
      ),
    )
    sheet.current?.focus()
  }
  const duplicate = (): void =>
    setPicked(
      new Set(
        addRooms(
          pickedRows.map(({ room }) => copyOf(room)),
          Math.max(-1, ...picked) + 1,
        ),
      ),
    )
  const pickUnits = (type: string | null): void => {
    void pickRoomUnits(pickedRows, type, system?.id ?? null, shares)
    sheet.current?.focus()
  }
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Insert' || readOnly) return false
    add()
    return true
  }
  const openLine = (line: number): void => {
    const unit = rows[line]?.units[0]
    if (unit) onOpenSystem(unit.systemId)
    else sheetMenu(line, true)
  }
  const sheetMenu = (line: number, isPickOnly: boolean): void => {
    const box = document.querySelector('[role="gridcell"][data-active="true"]')?.getBoundingClientRect()
    pickLines([line])
    setMenu({ x: box?.left ?? 0, y: box?.bottom ?? 0, isPickOnly })
  }
  return (
    <div className={classes.panel}>
      <RoomTools
        rows={rows}
        shown={order.reduce((sum, entry) => sum + Number(entry >= 0), 0)}
        choices={{ rows: pickedRows, pack, shares, onPick: pickUnits }}
        system={system}
        isReadOnly={readOnly}
        onAdd={add}
        onRemove={remove}
        onFiles={onFiles}
      />
      <Sheet
        ref={sheet}
        label={t('title')}
        names={{ lineKey: (line) => rows[line]?.room.id ?? '', lineOf: (key) => lineOf.get(key) ?? -1 }}
        lineName={(line) => rows[line]?.room.name ?? ''}
        columns={columns}
        order={order}
        groupName={(group) => groups?.names[group] || t('noFloor')}
        sort={sort}
        onSort={(next) => (roomsView.sort = next)}
        picked={picked}
        onPick={pickLines}
        onWrite={write}
        isReadOnly={readOnly}
        onOpen={openLine}
        onRemove={remove}
        onMenu={(_line, x, y) => setMenu({ x, y, isPickOnly: false })}
        onKey={onKey}
        onPasteText={(pasted) => {
          // A copied system or branch is no block of cells, and a list with headings is no edit of cells.
          if (looksLikeClip(pasted)) return true
          if (!looksLikeRoomList(pasted)) return false
          onPasteList(pasted)
          return true
        }}
        nothing={<PanelHint isWide>{t('nothing')}</PanelHint>}
      />
      {menu ? (
        <RoomMenu
          at={menu}
          isPickOnly={menu.isPickOnly}
          choices={pickedRows.length > 0 ? { rows: pickedRows, pack, shares, onPick: pickUnits } : null}
          isReadOnly={readOnly}
          onAdd={add}
          onDuplicate={duplicate}
          onRemove={remove}
          onClose={() => {
            setMenu(null)
            sheet.current?.focus()
          }}
        />
      ) : null}
    </div>
  )
}

function useColumns(rows: readonly RoomRow[], pack: Pack, onPick: (line: number, place: MenuPlace) => void) {
  const { t, i18n } = useTranslation(['rooms', 'catalogue'])
  const unitSettings = useUnitSettings()
  const { language } = i18n
  const latest = useLatest(onPick)
  return useMemo(() => {
    const names = new Map(pack.roomUses?.items.map((use) => [use.id, nameIn(use, language)]))
    return roomColumns({
      rows,
      unitSettings,
      language,
      types: listedTypes(pack),
      uses: listedUses(pack),
      nameOfUse: (use) => names.get(use) ?? use,
      typeName: (code) => t(`catalogue:type.${code}`, { defaultValue: code }),
      header: (key) => t(`column.${key}`),
      words: { estimated: t('estimated'), pick: t('pick.open'), unknownType: t('problem.unknownType'), nameMissing: t('problem.noName') },
      onPick: (line, place) => latest.current(line, place),
    })
  }, [rows, pack, unitSettings, language, t, latest])
}

function isKept(row: RoomRow | undefined, filter: 'all' | 'withoutUnits' | 'short'): boolean {
  return filter === 'withoutUnits' ? row?.units.length === 0 : (row?.cooling ?? row?.heating ?? null) !== null
}

function patchesOf(rows: readonly RoomRow[], entries: readonly SheetEntry[]): Map<string, RoomPatch> {
  const patches = new Map<string, RoomPatch>()
  for (const { column, lines, values } of entries) {
    const field = FIELD_OF_COLUMN[column]
    if (field === undefined) continue
    for (const [at, line] of lines.entries()) {
      const id = rows[line]?.room.id
      if (id !== undefined) patches.set(id, { ...patches.get(id), [field]: values[at] ?? null })
    }
  }
  return patches
}

function copyOf({ id: _id, ...room }: Room): Partial<Room> {
  return room
}
