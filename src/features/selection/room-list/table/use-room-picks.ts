import { useEffect, useState } from 'react'
import type { Pack } from '../../../../contract/pack'
import type { DeliveredShares } from '../../../../engine/decode/delivered-shares'
import type { RoomPick } from '../../../../engine/select/pick-for-rooms'
import { catalogueTypes } from '../../catalogue/catalogue-entry'
import { pickForRows } from '../commands/pick-room-units'
import type { RoomRow } from './room-rows'

type Picks = ReadonlyMap<string, RoomPick | null>

/** Returns what a room would get of each type, null for a type that does not serve it; null before the core has answered and where there is no room. */
export function useRoomPicks(row: RoomRow | undefined, pack: Pack, shares: DeliveredShares): Picks | null {
  const [answer, setAnswer] = useState<{ for: unknown; picks: Picks } | null>(null)
  useEffect(() => {
    if (!row) return undefined
    let isWanted = true
    const types = catalogueTypes(pack)
    void pickForRows(
      types.map((type) => ({ row, type })),
      shares,
    ).then((picks) => {
      if (isWanted) setAnswer({ for: row, picks: new Map(types.map((type, place) => [type, picks[place] ?? null])) })
    })
    return () => {
      isWanted = false
    }
  }, [row, pack, shares])
  return row && answer?.for === row ? answer.picks : null
}
