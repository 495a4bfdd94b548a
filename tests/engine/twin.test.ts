import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referenceRecord } from '../reference/reference-record'
import { coreRecord, packTables } from './core-record'
import { randomCase } from './random-system'
import { differences } from './same-record'

const RUNS = Number(process.env.TWIN_RUNS ?? 1500)
const SEED = Number(process.env.TWIN_SEED ?? 20261121)

// See docs/decisions/0003-an-independent-reference.md.
describe('the compiled core and its reference', () => {
  it(
    'the compiled core and its reference say the same of random systems of every series and mode, legal and not',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(randomCase(packTables), async ({ system, design, library }) => {
          const context = { design, ...(library === undefined ? {} : { library }) }
          const core = await coreRecord(system, context)
          expect(differences(core, referenceRecord(system, { ...context, pack: packTables }))).toEqual([])
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: false },
      )
    },
  )
})
