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
const FILES = 200
const ROUNDS = rounds(5)

/**
 * Measures `validate` of a building from its saved file and of the same systems in many files. The peer of the first row is the engine's JSON parser alone on
 * the same text: the ratio is the share of the time that parsing takes.
 */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-bench-'))
  const write = (name: string, systems: number, seed?: number): string => {
    const file = join(folder, name)
    writeFileSync(file, JSON.stringify(savedBuilding(systems, NODES_EACH, seed)))
    return file
  }
  const building = write('building.json', SYSTEMS)
  const files = Array.from({ length: FILES }, (_, place) => write(`${place}.json`, SYSTEMS / FILES, place + 1))
  const { validateMany } = (await import(freshCli('headless'))) as Headless
  const validate = async (given: readonly string[], workers: number): Promise<string> => {
    const results: string[] = []
    for await (const { exit, result } of validateMany(given, { workers })) results.push(`${exit} ${JSON.stringify(result)}`)
    if (results.length !== given.length) throw new Error(`${given.length} files gave ${results.length} results`)
    return results.join('\n')
  }
  if ((await validate(files, 1)) !== (await validate(files, 2)))
    throw new Error('One worker and two give different results for the same files')
  const times = await interleaved(
    {
      whole: () => validate([building], 1),
      one: () => validate(files, 1),
      two: () => validate(files, 2),
      parse: () => JSON.parse(readFileSync(building, 'utf8')) as unknown,
    },
    ROUNDS,
    1,
  )
  rmSync(folder, { recursive: true })
  const row = (name: string, ours: number, peer: number, peerName: string): BenchRow => ({
    name,
    unit: 'ms',
    ours,
    peer,
    peerName,
    ratio: peer / ours,
    runs: ROUNDS,
  })
  return [
    row(
      'validate 2,000 systems, 130,000 nodes, from the saved file',
      times.whole,
      times.parse,
      'reading and JSON.parse alone (the share of it)',
    ),
    row('validate the same systems in 200 files, two workers', times.two, times.one, 'one worker'),
  ]
}
