import type { IndoorUnit } from '../project'

/** Size of a room as in the list, in m² and m; null where not given. */
export type RoomSize = Pick<IndoorUnit, 'roomAreaM2' | 'roomHeightM'>

/** Range that input fields accept; values outside are taken for typing errors. */
export const ROOM_AREA_M2 = { least: 0.1, most: 100_000 } as const
export const ROOM_HEIGHT_M = { least: 0.1, most: 100 } as const
