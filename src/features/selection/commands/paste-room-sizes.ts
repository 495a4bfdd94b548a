import i18next from 'i18next'
import { atOnce } from '../../../model/change/at-once'
import { setRoomSizes } from '../../../model/edits/list/set-room-sizes'
import type { UnitSettings } from '../../../model/project/quantity'
import type { RoomSize } from '../../../model/project/rooms/room-size'
import { notify } from '../../../platform/notify'
import { currentProject } from '../../../state/piping/project'
import { readBlock } from '../../../ui/sheet/cells/clipboard-block'
import { planPaste, type PastePlan } from '../../../ui/sheet/cells/paste-plan'
import { roomSizeColumns } from '../../../ui/sheet/cells/room-size-columns'
import { ROOM_AREA, ROOM_HEIGHT } from '../room-size-keys'
import { change } from '../../../workbench/commands/change'

interface Reader {
  unitSettings: UnitSettings
  language: string
}

const FIELDS: Readonly<Record<string, keyof RoomSize>> = { [ROOM_AREA]: 'roomAreaM2', [ROOM_HEIGHT]: 'roomHeightM' }

/**
 * Writes a block of the clipboard into room sizes, downwards from one list entry and to the right from one column, as one step of undo. Unreadable
 * cells are skipped and reported. Returns false where the block is a single value or the column accepts none.
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
  const isStored = change((project) => setRoomSizes(project, systemId, sizes))
  if (isStored) notify('good', i18next.t('ui:room.pasted', { count: plan.byOutcome.set.length }))
  sayLeftOut(plan.byOutcome)
  return true
}

function planOf(systemId: string, unitIds: readonly string[], from: string, block: readonly string[][], reader: Reader): PastePlan {
  const units = new Map(currentProject()?.systems[systemId]?.indoorUnits.map((unit) => [unit.id, unit]))
  const header = (key: string): string => i18next.t(`selection:column.${key}`)
  const columns = roomSizeColumns({ ...reader, header }, (line) => units.get(unitIds[line] ?? ''))
  return atOnce(
    planPaste(block, {
      lines: Int32Array.from(unitIds, (_, line) => line),
      columns: columns.slice(columns.findIndex(({ key }) => key === from)),
      markedLines: 1,
      markedColumns: 1,
    }),
  )
}

function sayLeftOut({ refused, noLine }: PastePlan['byOutcome']): void {
  const reason = refused[0]?.reason
  if (reason !== undefined) notify('error', i18next.t('ui:room.pasteRefused', { count: refused.length, reason }))
  if (noLine.length > 0) notify('advice', i18next.t('ui:room.noRow', { count: noLine.length }))
}
