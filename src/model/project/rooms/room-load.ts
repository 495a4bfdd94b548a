import type { Room } from './room'

/** A use of rooms in the rule pack, with the loads of a room whose own loads nobody has typed: estimates in W for each m² of floor. */
export interface RoomUse {
  id: string
  coolWPerM2: number
  /** Sensible part of the cooling load, 0 to 1. */
  sensibleShare: number
  heatWPerM2: number
}

/** The part of a rule pack that estimated loads come from. */
export interface RoomUses {
  roomUses?: { items: readonly RoomUse[] } | undefined
}

/** Loads of a room in kW; null where neither a typed figure nor an estimate exists. */
export interface RoomLoad {
  coolKw: number | null
  sensibleKw: number | null
  heatKw: number | null
  /** The figures that were estimated from area and use, because nobody typed them. */
  estimated: readonly ('coolKw' | 'sensibleKw' | 'heatKw')[]
}

const W_PER_KW = 1000

/**
 * Returns the loads that apply to a room: the typed figure, else area × figure of its use; sensible cooling that nobody typed is the use's share of
 * the total that applies. The only place where a load is estimated.
 */
export function roomLoad(room: Pick<Room, 'areaM2' | 'use' | 'coolKw' | 'sensibleKw' | 'heatKw'>, pack: RoomUses): RoomLoad {
  const use = pack.roomUses?.items.find(({ id }) => id === room.use)
  const byArea = (wPerM2: number): number | null => (room.areaM2 === null ? null : (room.areaM2 * wPerM2) / W_PER_KW)
  const coolKw = room.coolKw ?? (use ? byArea(use.coolWPerM2) : null)
  const sensibleKw = room.sensibleKw ?? (use && coolKw !== null ? coolKw * use.sensibleShare : null)
  const heatKw = room.heatKw ?? (use ? byArea(use.heatWPerM2) : null)
  const load = { coolKw, sensibleKw, heatKw }
  const names = ['coolKw', 'sensibleKw', 'heatKw'] as const
  return { ...load, estimated: names.filter((name) => room[name] === null && load[name] !== null) }
}
