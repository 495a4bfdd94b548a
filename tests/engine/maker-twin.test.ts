import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPack, type Pack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import { readCore } from '../../src/engine/host/core-file'
import { toSystemRecord } from '../../src/engine/decode/system-record'
import { createCore } from '../../workers/create-core'
import { referenceRecord } from '../reference/reference-record'
import { packTables } from './core-record'
import { makerPack } from './maker-pack'
import { randomRules } from './random-rules'
import { randomCase } from './random-system'
import { differences } from './same-record'

const RUNS = Number(process.env['TWIN_RUNS'] ?? 120)
const module = WebAssembly.compile(readCore())

describe("a maker's rules in the compiled core and in the reference", () => {
  it(
    "a maker's rules in the compiled core and in the reference say the same of random systems under random charge terms, correction tables and limits with conditions",
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(randomRules(packTables), randomCase(packTables), async (rules, { system, design }) => {
          const tables = makerPack(rules)
          const pack: Pack = readPack(tables)
          const result = await (await createEngine(await createCore(await module), pack)).inspect(system, { design, revision: 1 })
          const record = toSystemRecord(result, system, pack, (finding) => finding.code)
          expect(differences(record, referenceRecord(system, { design, pack: tables }))).toEqual([])
        }),
        { seed: 20261121, numRuns: RUNS, endOnFailure: false },
      )
    },
  )
})
