import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** The tables within a transaction: writes through it are committed or rolled back together. */
export type Within = Kysely<Tables>

/** Writes the records of an act, within the transaction of the act. */
export type Noted = (within: Within) => Promise<void>
