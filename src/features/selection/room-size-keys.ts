/** Keys of the columns that a block of the clipboard may be pasted into. */
export const ROOM_AREA = 'roomArea'
export const ROOM_HEIGHT = 'roomHeight'
