import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import pack from '../../packs/default.json'
import { METRIC } from '../../src/model/project/quantity'
import { writeProject } from '../../src/contract/project/project-wire'
import { writeSystem } from '../../src/contract/wire/system/outdoor-system'
import { arbitraryProject } from '../contract/arbitrary-project'
import { boxProject, savedProject, workedProject } from '../contract/saved-project'
import type { PackTables } from '../reference/pack-tables'
import { randomCase } from '../engine/random-system'
import { randomWiring } from '../engine/wiring/random-wiring'
import { savedBuilding } from '../helpers/saved-building'
import { smallPack } from '../helpers/small-pack'

const SEED = 20_251_121
/** Shapes of the wire by the kinds that the random systems use for shapes. */
const SHAPES: Readonly<Record<string, string>> = {
  outdoor: 'odu1',
  indoor: 'idu1',
  freshAir: 'idu1',
  hydro: 'idu1',
  ahuKit: 'ahukit',
  box: 'joint',
  ahuBox: 'ahubox',
  placeholder: 'plus',
  endCap: 'end cap',
  none: 'text-block',
}

/** Saved projects that mutation starts from, as JSON text: worked ones, random ones of every mode, others' fields, other units. */
export function projectSeeds(): [string, ...string[]] {
  const imperial = { unit: { ...METRIC, unitsType: 1, length: 'ft', loadCapacity: 'kBtu/h', temperature: '℉' } }
  const random = fc
    .sample(randomCase(pack as unknown as PackTables), { seed: SEED, numRuns: 40 })
    .map(({ system }) => savedProject([wired(writeSystem(system))]))
  const projects = [
    boxProject(),
    { ...workedProject(), ...imperial },
    { ...boxProject(), unit: JSON.stringify(imperial.unit) },
    savedBuilding(2, 9),
    ...random,
    ...fc.sample(randomWiring, { seed: SEED, numRuns: 12 }).map(writeProject),
    ...fc.sample(arbitraryProject, { seed: SEED, numRuns: 12 }),
  ]
  return [JSON.stringify(workedProject()), ...projects.map((project) => JSON.stringify(project))]
}

function wired(system: Record<string, unknown>): never {
  const graph = system['pipingGraphData'] as { nodes: { shape: string; data: Record<string, unknown> }[] }
  for (const node of graph.nodes) {
    if (node.shape === 'freshAir') node.data['type'] = 'fa'
    if (node.shape === 'hydro') node.data['type'] = 'hdo'
    node.shape = SHAPES[node.shape] ?? node.shape
  }
  return system as never
}

const MANUALS = join('tests', 'packs')

/** Packs that mutation starts from, as JSON text: a whole one, and the partial ones of published manuals with their examples. */
export function packSeeds(): [string, ...string[]] {
  const manuals = readdirSync(MANUALS).filter((name) => name.endsWith('.json'))
  return [JSON.stringify(smallPack()), ...manuals.map((name) => readFileSync(join(MANUALS, name), 'utf8'))]
}
