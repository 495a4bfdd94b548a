import * as Q from '../../../assembly/shared/layout/layout-question'
import type { Answerer } from './answer'
import { askCore, known } from './ask-core'

/** The cells of the row for a value, and whether there is such a row: found. */
export const answerLookup: Answerer<'lookup'> = async (inputs, context) => {
  const tables = context.pack.tables ?? []
  const place = known(
    tables.findIndex((table) => table.id === inputs.table),
    inputs.table,
    'table',
    'inputs.table',
  )
  const answer = await askCore(context, Q.ASK_LOOKUP, { [Q.IN_TABLE]: place, [Q.IN_VALUE]: inputs.at })
  const row = tables[place]?.rows[answer(0)]
  return row ? { found: true, ...row.cells } : { found: false }
}
