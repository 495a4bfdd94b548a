import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/engine/engine'
import { readCore } from '../../../src/engine/host/core-file'
import { readPack } from '../../../src/engine/host/read-pack'
import { createCore } from '../../../workers/create-core'
import type { PackTables } from '../../reference/pack-tables'
import { randomCase } from '../random-system'
import { systemFaults } from './system-faults'

const RUNS = Number(process.env.PARTIAL_RUNS ?? 4)
const SEED = Number(process.env.PROOF_SEED ?? 20261121)
const PACKS = new URL('../../packs/', import.meta.url)
const module = WebAssembly.compile(readCore())

describe("a proof under a published maker's pack", () => {
  it.each(readdirSync(PACKS).filter((name) => name.endsWith('.json')))(
    "a proof under a published maker's pack gives every figure and every broken limit again: %s",
    async (name) => {
      const pack = readPack(JSON.parse(readFileSync(new URL(name, PACKS), 'utf8')))
      const engine = await createEngine(await createCore(await module), pack)
      await fc.assert(
        fc.asyncProperty(randomCase(pack as unknown as PackTables), async ({ system, design }) => {
          expect(await systemFaults({ engine, pack, file: pack }, { system, context: { design } })).toEqual([])
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: false },
      )
    },
  )
})
