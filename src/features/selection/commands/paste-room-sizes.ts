import i18next from 'i18next'
import { areaMeasure } from '../../../engine/area'
import { atOnce } from '../../../model/at-once'
import { setRoomSizes } from '../../../model/edits/set-room-sizes'
import type { UnitSettings } from '../../../model/quantity'
import type { RoomSize } from '../../../model/room-size'
import { notify } from '../../../platform/notify'
import { currentProject } from '../../../state/project'
import { readBlock } from '../../../ui/sheet/clipboard-block'
import { planPaste, type PastePlan } from '../../../ui/sheet/paste-plan'
import { readRoomArea, readRoomHeight } from '../../../ui/sheet/read-measured'
import type { SheetColumn, SheetEdit } from '../../../ui/sheet/sheet-column'
import { ROOM_AREA, ROOM_HEIGHT } from '../room-size-keys'
import { change } from './change'

interface Reader {
  unitSettings: UnitSettings
  language: string
}

const FIELDS: Readonly<Record<string, keyof RoomSize>> = { [ROOM_AREA]: 'roomAreaM2', [ROOM_HEIGHT]: 'roomHeightM' }

/**
 * Writes a block of the clipboard into the sizes of rooms, downwards from one line of the list and to the right from one column, as one step of undo. What cannot
 * be read is left out and said. False where the block is a single value or the column takes none.
 */
export function pasteRoomSizes(systemId: string, unitIds: readonly string[], column: string, text: string, reader: Reader): boolean {
  const block = atOnce(readBlock(text.trimEnd()))
  const isSingle = block.length <= 1 && (block[0]?.length ?? 0) <= 1
  if (isSingle || FIELDS[column] === undefined) return false
  const plan = planOf(systemId, unitIds, column, block, reader)
  const sizes = new Map<string, Partial<RoomSize>>()
  for (const { line, column: of, value } of plan.byOutcome.set) {
    const id = unitIds[line] ?? ''
    const field = FIELDS[of.key]
    if (field) sizes.set(id, { ...sizes.get(id), [field]: typeof value === 'number' ? value : null })
  }
  change((project) => setRoomSizes(project, systemId, sizes))
  say(plan)
  return true
}

function planOf(systemId: string, unitIds: readonly string[], from: string, block: readonly string[][], reader: Reader): PastePlan {
  const units = new Map(currentProject()?.systems[systemId]?.indoorUnits.map((unit) => [unit.id, unit]))
  const column = (key: string, header: string, unit: string, field: keyof RoomSize, read: SheetEdit['read']): SheetColumn => {
    const value = (line: number) => units.get(unitIds[line] ?? '')?.[field] ?? null
    const typed = (line: number) => String(value(line) ?? '')
    return { key, header, unit, isNumeric: true, widthPx: 0, text: typed, edit: { kind: 'number', isOpen: () => true, read, value, typed } }
  }
  const { length } = reader.unitSettings
  const all = [
    column(ROOM_AREA, i18next.t('selection:column.roomArea'), areaMeasure(length), 'roomAreaM2', readRoomArea(reader)),
    column(ROOM_HEIGHT, i18next.t('selection:column.roomHeight'), length, 'roomHeightM', readRoomHeight(reader)),
  ]
  return atOnce(
    planPaste(block, {
      lines: Int32Array.from(unitIds, (_, line) => line),
      columns: all.slice(all.findIndex(({ key }) => key === from)),
      markedLines: 1,
      markedColumns: 1,
    }),
  )
}

function say({ byOutcome: { refused, noLine, set } }: PastePlan): void {
  if (set.length > 0) notify('good', i18next.t('ui:room.pasted', { count: set.length }))
  const reason = refused[0]?.reason
  if (reason !== undefined) notify('error', i18next.t('ui:room.pasteRefused', { count: refused.length, reason }))
  else if (noLine.length > 0) notify('advice', i18next.t('ui:room.noRow', { count: noLine.length }))
}
