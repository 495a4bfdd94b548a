import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Headless } from '../src/engine/headless/create-headless'
import { freshCli } from '../scripts/fresh-cli.mjs'
import { savedBuilding } from '../tests/helpers/saved-building'
import { interleaved } from './peers/interleaved'
import type { BenchRow } from './row'
import { rounds } from './rounds'

const SYSTEMS = 2_000
const NODES_EACH = 65
const ROUNDS = rounds(5)

/**
 * A whole building validated from its saved file, over one thread and two. The peer of the first row is the engine's JSON parser alone on the same text, so that the
 * ratio is the share of the time that parsing takes; nobody who starts from the file can be faster than that on one thread.
 */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-bench-'))
  const file = join(folder, 'building.json')
  writeFileSync(file, JSON.stringify(savedBuilding(SYSTEMS, NODES_EACH)))
  const { validateMany } = (await import(freshCli('headless'))) as Headless
  const validate = async (workers: number): Promise<string> => {
    for await (const { exit, result } of validateMany([file], { workers })) return `${exit} ${JSON.stringify(result)}`
    throw new Error('The building has no result')
  }
  if ((await validate(1)) !== (await validate(2))) throw new Error('One worker and two say different things of the building')
  const times = await interleaved(
    {
      one: () => validate(1),
      two: () => validate(2),
      parse: () => JSON.parse(readFileSync(file, 'utf8')) as unknown,
    },
    ROUNDS,
    1,
  )
  rmSync(folder, { recursive: true })
  const name = 'validate 2,000 systems, 130,000 nodes, from the saved file'
  const row = (workers: string, ours: number, peer: number, peerName: string): BenchRow => ({
    name: `${name}, ${workers}`,
    unit: 'ms',
    ours,
    peer,
    peerName,
    ratio: peer / ours,
    runs: ROUNDS,
  })
  return [
    row('one worker', times.one, times.parse, 'reading and JSON.parse alone (the share of it)'),
    row('two workers', times.two, times.one, 'one worker'),
    row('two workers', times.two, times.parse, 'reading and JSON.parse alone'),
  ]
}
