import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as A from '../../assembly/common/layout/layout-answer'
import * as L from '../../assembly/common/layout/layout'
import { largeSystem } from '../../bench/peers/large-system'
import { readCore } from '../../src/engine/host/core-file'
import { encodeSystem } from '../../src/engine/encode/encode-diagram'
import { encodePack } from '../../src/engine/encode/encode-pack'
import { packRows } from '../../src/engine/encode/pack-rows'
import type { DesignConditions, System } from '../../src/model/project/project'
import { INSPECT } from '../../src/engine/host/inspect'
import type { CoreMemory } from '../../workers/core-memory'
import { createCoreMemory } from '../../workers/create-core'
import { defaultPack, packTables } from '../engine/core-record'
import { randomCase } from '../engine/random-system'

const rows = packRows(defaultPack)
const module = WebAssembly.compile(readCore())
/** Columns that every buffer has room for, so that any cell may be edited. */
const AHEAD = { nodes: 0, edges: 0, columns: 2 ** L.COLUMN_COUNT - 1 }

async function coreWithPack(): Promise<CoreMemory> {
  const core = await createCoreMemory(await module)
  core.loadPack(0, encodePack(defaultPack, rows))
  return core
}

interface Edit {
  column: number
  row: number
  value: number
}

const tenths = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((value) => value / 10)
const at = (column: number, value: fc.Arbitrary<number>): fc.Arbitrary<Edit> =>
  fc.record({ column: fc.constant(column), row: fc.nat({ max: 5000 }), value })
/** What an engineer changes, and now and then what changes everything. */
const edits = fc.array(
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: at(L.EDGE_LENGTH_M, tenths(30)) },
      { weight: 2, arbitrary: at(L.EDGE_BENDS, fc.nat({ max: 9 })) },
      { weight: 3, arbitrary: at(L.NODE_MODEL, fc.nat({ max: 40 })) },
      { weight: 3, arbitrary: at(L.NODE_KIND, fc.constantFrom(L.KIND_INDOOR, L.KIND_PLACEHOLDER, L.KIND_FRESH_AIR, L.KIND_END_CAP)) },
      { weight: 2, arbitrary: at(L.NODE_HEIGHT_M, tenths(60)) },
      { weight: 2, arbitrary: at(L.NODE_COOLING_KW, fc.oneof(tenths(30), fc.constant(NaN))) },
      { weight: 1, arbitrary: at(L.NODE_OUTLETS, fc.nat({ max: 8 })) },
      { weight: 1, arbitrary: at(L.NODE_JOINT_TYPE, fc.nat({ max: 12 })) },
      { weight: 1, arbitrary: at(L.EDGE_GAS_LENGTH_M, tenths(20)) },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 1, maxLength: 8 },
)

/** Edits a resident system step by step and checks every step against a fresh check; answers how many steps were followed. */
async function compare(system: System, design: DesignConditions, steps: Edit[][]): Promise<number> {
  const resident = (await coreWithPack()).openResident(0, encodeSystem(system, { design, revision: 1 }, rows, AHEAD))
  const fresh = await coreWithPack()
  let followed = 0
  for (const step of steps) {
    for (const { column, row, value } of step) {
      const count = L.isEdgeColumn(column) ? system.diagram.edgeCount : system.diagram.nodeCount
      if (count > 0) expect(resident.edit(column, row % count, value)).toBe(true)
    }
    if (resident.update()) followed++
    expect(Buffer.compare(Buffer.from(resident.answer()), Buffer.from(fresh.call(INSPECT, [0, resident.system()])[0]))).toBe(0)
  }
  return followed
}

describe('a resident system', () => {
  it('a resident system answers every edit with the very bytes of a fresh check, whatever the system', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), edits, async ({ system, design }, steps) => {
        await compare(system, design, steps)
      }),
      { seed: 20261121, numRuns: 120 },
    )
  })

  it('a resident system follows edits of a large system row by row, to the same bytes', { timeout: 120_000 }, async () => {
    let followed = 0
    const system = largeSystem(1500)
    const { design } = fc.sample(randomCase(packTables), { numRuns: 1, seed: 5 })[0] ?? {}
    if (!design) throw new Error('No design was drawn')
    await fc.assert(
      fc.asyncProperty(edits, async (steps) => {
        followed += await compare(system, design, steps)
      }),
      { seed: 7, numRuns: 40 },
    )
    expect(followed).toBeGreaterThan(40)
  })

  it('a resident system lists findings by pages that join into the whole list', async () => {
    const core = await coreWithPack()
    const { design } = fc.sample(randomCase(packTables), { numRuns: 1, seed: 5 })[0] ?? {}
    if (!design) throw new Error('No design was drawn')
    const resident = core.openResident(0, encodeSystem(largeSystem(3000), { design, revision: 1 }, rows))
    const all = resident.findings(L.SEVERITY_ERROR, 0, A.FINDINGS_MOST)
    const pages: Uint8Array[] = []
    for (let from = 0; pages.at(-1)?.length !== 0; from += 7) pages.push(resident.findings(L.SEVERITY_ERROR, from, 7))
    expect(all.length).toBeGreaterThan(20 * A.FINDING_BYTES)
    expect(Buffer.compare(Buffer.concat(pages), Buffer.from(all))).toBe(0)
  })

  it('a resident system refuses a cell of a column that the system does not have', async () => {
    const { system, design } = fc.sample(randomCase(packTables), { numRuns: 1, seed: 5 })[0] ?? {}
    if (!system || !design) throw new Error('No system was drawn')
    const resident = (await coreWithPack()).openResident(0, encodeSystem(system, { design, revision: 1 }, rows))
    expect(resident.edit(L.NODE_X, 0, 1)).toBe(false)
    expect(resident.edit(L.NODE_KIND, 1_000_000, 1)).toBe(false)
  })
})
