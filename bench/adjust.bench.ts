import { createEngine } from '../src/engine/engine'
import { embeddedPack } from '../src/engine/headless/options'
import { nodeCore } from '../src/engine/host/node-core'
import { newIndoorUnit, RATING_CONDITIONS } from '../src/model/project/defaults'
import type { IndoorUnit } from '../src/model/project/project'
import { packTables } from '../tests/engine/core-record'
import { adjustmentWithoutOutdoor } from '../tests/reference/adjustment'
import { interleaved } from './peers/interleaved'
import type { BenchRow } from './row'
import { rounds } from './rounds'

const MODELS = [
  { type: 'idu', model: 'C4-056' },
  { type: 'idu', model: 'DM-090' },
  { type: 'fa', model: 'FA-140' },
  { type: 'hdo', model: 'HDO-L140' },
] as const
const FEW = 2_000
const MANY = 16_000
const design = { ...RATING_CONDITIONS, coolingOutdoorDryBulbC: 38 }

/**
 * Adjusts lists of units without an outdoor unit. The peer computes three delivered capacities of each unit from the pack's tables, without pipes, ratios or required parts; the other row
 * is the time of a unit in a long list beside that in a short one, which would be equal if time were exactly proportional.
 */
export async function run(): Promise<BenchRow[]> {
  const engine = await createEngine(await nodeCore(), embeddedPack())
  const [few, many] = [listOf(FEW), listOf(MANY)]
  const ours = (indoorUnits: readonly IndoorUnit[]) => engine.adjust({ design, indoorUnits, outdoorModels: [] })
  const plain = adjustmentWithoutOutdoor(few, design, packTables)
  for (const [place, { delivered }] of (await ours(few)).units.entries())
    if (Math.abs(delivered.coolKw - (plain[place]?.coolKw ?? NaN)) > 1e-9)
      throw new Error(`Unit ${place} is adjusted otherwise by the peer.`)
  const runs = rounds(31)
  const times = await interleaved(
    { few: () => ours(few), many: () => ours(many), plain: () => adjustmentWithoutOutdoor(few, design, packTables) },
    runs,
  )
  const each = { few: (1000 * times.few) / FEW, many: (1000 * times.many) / MANY }
  return [
    {
      ...{ name: `adjustment of a list of ${FEW.toLocaleString('en')} units`, unit: 'ms', ours: times.few, peer: times.plain },
      ...{ peerName: 'plain JavaScript from the tables', ratio: times.plain / times.few, runs },
    },
    {
      ...{ name: `adjustment of one unit of ${MANY.toLocaleString('en')}`, unit: 'µs', ours: each.many, peer: each.few },
      ...{ peerName: `the same of ${FEW.toLocaleString('en')}`, ratio: each.few / each.many, runs },
    },
  ]
}

function listOf(count: number): IndoorUnit[] {
  return Array.from({ length: count }, (_, place) =>
    newIndoorUnit({ id: `u${place}`, count: 1, requiredCoolingKw: 4, ...(MODELS[place % MODELS.length] ?? MODELS[0]) }),
  )
}
