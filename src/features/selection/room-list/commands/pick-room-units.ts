import i18next from 'i18next'
import type { DeliveredShares } from '../../../../engine/decode/delivered-shares'
import { pickForRooms, type RoomPick } from '../../../../engine/select/pick-for-rooms'
import { newId } from '../../../../model/change/ids'
import { addIndoorUnits } from '../../../../model/edits/list/add-indoor-units'
import { addSystemWithUnits } from '../../../../model/edits/systems/add-system-with-units'
import { newIndoorUnit } from '../../../../model/project/defaults'
import type { IndoorUnit } from '../../../../model/project/project'
import { sizingOf } from '../../../../model/project/sizing'
import { notify } from '../../../../platform/notify'
import { engine } from '../../../../state/core/engine'
import { currentProject } from '../../../../state/piping/project'
import { changeByPack } from '../../../../workbench/commands/change'
import { openSystem } from '../../../../workbench/commands/open-system'
import { catalogueEntry, type CatalogueEntry } from '../../catalogue/catalogue-entry'
import type { RoomRow } from '../table/room-rows'

/** Returns what each room gets of a type, as the automatic selection picks it; null where nothing does. */
export async function pickForRows(
  asked: readonly { row: Pick<RoomRow, 'load'>; type: string }[],
  shares: DeliveredShares,
): Promise<(RoomPick | null)[]> {
  const project = currentProject()
  if (!project) return []
  const { design, building } = project.information
  const rooms = asked.map(({ row: { load }, type }) => ({
    coolKw: load.coolKw ?? 0,
    sensibleKw: load.sensibleKw ?? 0,
    heatKw: load.heatKw ?? 0,
    type,
  }))
  return (await engine()).run(pickForRooms, { rooms, design: { ...design }, shares, sizing: sizingOf(building) })
}

/**
 * Gives each of the rooms that nothing serves a unit in a system: of the type that the room prefers, or of the given one. Rooms without a load or a type are left
 * out and reported. A project without systems gets its first one. One step of undo.
 */
export async function pickRoomUnits(
  rows: readonly RoomRow[],
  type: string | null,
  systemId: string | null,
  shares: DeliveredShares,
): Promise<void> {
  const into = systemId ?? newId()
  const unserved = rows.filter(({ units }) => units.length === 0)
  const picks = await pickForRows(
    unserved.map((row) => ({ row, type: type ?? row.room.type })),
    shares,
  )
  let added = 0
  const isStored = changeByPack((project, pack) => {
    const units = unserved.flatMap((row, place): IndoorUnit[] => {
      const pick = picks[place]
      const entry = pick && catalogueEntry(pack, pick.model)
      return entry ? [unitFor(row, entry, pick.count)] : []
    })
    added = units.length
    if (systemId !== null) return { ...addIndoorUnits(project, into, units, pack), label: 'addIndoorUnits' }
    return units.length === 0 ? { label: 'addIndoorUnits', ops: [] } : addSystemWithUnits(project, into, units, pack)
  })
  if (isStored && systemId === null) openSystem(into)
  if (isStored) notify('good', i18next.t('rooms:pick.added', { shown: added }))
  const left = unserved.length - added
  if (left > 0) notify('advice', i18next.t('rooms:pick.leftOut', { shown: left }))
}

function unitFor({ room }: RoomRow, entry: CatalogueEntry, count: number): IndoorUnit {
  const { name, floor, areaM2, heightM } = room
  return newIndoorUnit({
    type: entry.kind,
    model: entry.id,
    name: entry.id,
    room: name,
    floor,
    count,
    roomId: room.id,
    roomAreaM2: areaM2,
    roomHeightM: heightM,
  })
}
