import type { ColumnType } from 'kysely'

/** A moment that each row is written with. */
export type Moment = ColumnType<Date, Date, Date>
/** A moment that the database fills in where none is written. */
export type MomentByDefault = ColumnType<Date, Date | undefined, Date>
export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>
