import type { IndoorUnit } from './project'

/** Size of a room as the list has it, m² and m; null where it is not given. */
export type RoomSize = Pick<IndoorUnit, 'roomAreaM2' | 'roomHeightM'>

/** Range that input fields accept: a smaller value is no room, a larger one a typing error. */
export const ROOM_AREA_M2 = { least: 0.1, most: 100_000 } as const
export const ROOM_HEIGHT_M = { least: 0.1, most: 100 } as const
