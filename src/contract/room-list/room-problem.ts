import type { TablePlace } from './room-table'

/** Reasons for which a row is not read; with `unknownType` the room is read without its type. */
export type RoomProblemCode =
  | 'notANumber'
  | 'openDecimal'
  | 'outOfRange'
  | 'merged'
  | 'noName'
  | 'otherMeasure'
  | 'notACount'
  | 'unknownType'

export interface RoomProblem {
  code: RoomProblemCode
  place: TablePlace
  /** Text of the cell. */
  text: string
}
