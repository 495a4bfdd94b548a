import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables'

const FRESH_MS = 1_000
const PATIENCE_MS = 3_000

/**
 * Returns whether the database answers. It is queried once a second at most, however many callers there are, and counts as away after three
 * seconds.
 */
export type DatabaseState = () => Promise<boolean>

/** Creates the check; `changed` is called when the answer differs from the one before. */
export function createDatabaseState(tables: Kysely<Tables>, changed: (doesAnswer: boolean) => void): DatabaseState {
  let known = true
  let asked: { at: number; answer: Promise<boolean> } | null = null
  const ask = async (): Promise<boolean> => {
    let patience: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => (patience = setTimeout(() => resolve(false), PATIENCE_MS)))
    const answer = sql`select 1`.execute(tables).then(
      () => true,
      () => false,
    )
    const doesAnswer = await Promise.race([answer, late])
    clearTimeout(patience)
    if (doesAnswer !== known) changed(doesAnswer)
    known = doesAnswer
    return doesAnswer
  }
  return () => {
    if (!asked || performance.now() - asked.at > FRESH_MS) asked = { at: performance.now(), answer: ask() }
    return asked.answer
  }
}
