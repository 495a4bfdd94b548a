import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** The tables as a transaction sees them: what is written through it stands or falls with everything else in it. */
export type Within = Kysely<Tables>

/** Writes down what belongs to an act, within the transaction of the act. */
export type Noted = (within: Within) => Promise<void>
