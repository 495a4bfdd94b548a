import type { Sizing } from '../../model/project/sizing'

interface Loads {
  coolKw: number
  sensibleKw: number
  heatKw: number
  hourlyCoolKw?: readonly number[]
  hourlyHeatKw?: readonly number[]
}

/** Returns the room with the loads by which units are chosen: those that it requires times the sizing factors; sensible cooling goes with cooling. */
export function sizedRoom<Room extends Loads>(room: Room, { cooling, heating }: Sizing): Room {
  return {
    ...room,
    coolKw: room.coolKw * cooling,
    sensibleKw: room.sensibleKw * cooling,
    heatKw: room.heatKw * heating,
    ...(room.hourlyCoolKw && { hourlyCoolKw: room.hourlyCoolKw.map((kw) => kw * cooling) }),
    ...(room.hourlyHeatKw && { hourlyHeatKw: room.hourlyHeatKw.map((kw) => kw * heating) }),
  }
}
