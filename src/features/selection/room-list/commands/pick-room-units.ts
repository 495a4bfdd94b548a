import i18next from 'i18next'
import type { Pack } from '../../../../contract/pack'
import type { DeliveredShares } from '../../../../engine/decode/delivered-shares'
import { newId } from '../../../../model/change/ids'
import { addIndoorUnits } from '../../../../model/edits/list/add-indoor-units'
import { addSystemWithUnits } from '../../../../model/edits/systems/add-system-with-units'
import { newIndoorUnit } from '../../../../model/project/defaults'
import type { IndoorUnit } from '../../../../model/project/project'
import { notify } from '../../../../platform/notify'
import { changeByPack } from '../../../../workbench/commands/change'
import { openSystem } from '../../../../workbench/commands/open-system'
import { catalogueEntries, type CatalogueEntry } from '../../catalogue/catalogue-entry'
import { smallestThatFits, type PickBasis } from '../../catalogue/pick-model'
import { pickReserve } from '../../use-delivered-shares'
import type { RoomRow } from '../table/room-rows'

/** A model with the number of units that carry a room. */
export interface RoomPick {
  entry: CatalogueEntry
  count: number
}

/** Units of one model that a room may get. */
const MOST_UNITS = 64

/** Returns the smallest model of a type that carries a room, or so many of the largest; null where the room requires nothing or no model has the capacity. */
export function pickForRoom({ load }: Pick<RoomRow, 'load'>, type: string, pack: Pack, shares: DeliveredShares): RoomPick | null {
  const { coolKw, heatKw } = load
  if (!((coolKw ?? 0) > 0 || (heatKw ?? 0) > 0)) return null
  const entries = catalogueEntries(pack).filter((entry) => entry.type === type)
  const basis: PickBasis = { shares, reservePct: pickReserve(pack), airflowAt: () => null }
  const part = (kw: number | null, count: number): number | null => kw && kw / count
  for (let count = 1; count <= MOST_UNITS; count++) {
    const required = {
      requiredCoolingKw: part(coolKw, count),
      requiredHeatingKw: part(heatKw, count),
      requiredAirflowM3h: null,
      requiredPressurePa: null,
    }
    const entry = smallestThatFits(entries, required, basis)
    if (entry) return { entry, count }
  }
  return null
}

/**
 * Gives each of the rooms that nothing serves a unit in a system: of the type that the room prefers, or of the given one. Rooms without a load or a type are left
 * out and reported. A project without systems gets its first one. One step of undo.
 */
export function pickRoomUnits(rows: readonly RoomRow[], type: string | null, systemId: string | null, shares: DeliveredShares): void {
  const into = systemId ?? newId()
  let added = 0
  const isStored = changeByPack((project, pack) => {
    const units = rows.flatMap((row): IndoorUnit[] => {
      const pick = row.units.length === 0 ? pickForRoom(row, type ?? row.room.type, pack, shares) : null
      return pick ? [unitFor(row, pick)] : []
    })
    added = units.length
    if (systemId !== null) return { ...addIndoorUnits(project, into, units, pack), label: 'addIndoorUnits' }
    return units.length === 0 ? { label: 'addIndoorUnits', ops: [] } : addSystemWithUnits(project, into, units, pack)
  })
  if (isStored && systemId === null) openSystem(into)
  if (isStored) notify('good', i18next.t('rooms:pick.added', { shown: added }))
  const left = rows.filter(({ units }) => units.length === 0).length - added
  if (left > 0) notify('advice', i18next.t('rooms:pick.leftOut', { shown: left }))
}

function unitFor({ room }: RoomRow, { entry, count }: RoomPick): IndoorUnit {
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
