import { embeddedPack } from '../src/engine/headless/options'
import { createEngine } from '../src/engine/engine'
import { nodeCore } from '../src/engine/host/node-core'
import type { Candidate } from '../src/engine/select/selection'
import { selectSystems } from '../src/engine/select/select-systems'
import { demandOf, randomRooms } from '../tests/engine/select/random-rooms'
import { interleaved } from './peers/interleaved'
import { exhaustiveSplit, greedySplit, type PeerRoom, type PeerSplit } from './peers/select-rooms'
import type { BenchRow } from './row'
import { rounds } from './rounds'

const SERIES = ['X4P', 'S4P']
const BUILDINGS = [
  { rooms: 64, floors: 4, runs: rounds(7) },
  { rooms: 2_000, floors: 30, runs: 1 },
]

/**
 * Selects systems for a small and a large building. The peers split the same rooms with the same units by the weight of the outdoor units, without corrections, as JavaScript: filling
 * system by system, and comparing every split into neighbours. Rows give the time, and that weight in kg for the lightest of our candidates.
 */
export async function run(): Promise<BenchRow[]> {
  const pack = embeddedPack()
  const engine = await createEngine(await nodeCore(), pack)
  const rows: BenchRow[] = []
  for (const { rooms: count, floors, runs } of BUILDINGS) {
    const rooms = randomRooms(count, 64, floors)
    const demand = demandOf(rooms, { family: 'HP', refrigerant: 'R410A' })
    const { candidates } = await engine.run(selectSystems, demand)
    const peerRooms = peersOf(candidates[0], rooms)
    const times = await interleaved(
      {
        ours: () => engine.run(selectSystems, demand),
        greedy: () => greedySplit(pack, SERIES, peerRooms),
        exhaustive: () => exhaustiveSplit(pack, SERIES, peerRooms),
      },
      runs,
      1,
    )
    const weights = new Map([...pack.oduModules.items, ...pack.oduCombinations.items].map(({ id, weightKg }) => [id, weightKg]))
    const kgOf = (split: PeerSplit): number => split.reduce((sum, { model }) => sum + (weights.get(model) ?? 0), 0)
    const ours = Math.min(...candidates.map((candidate) => candidate.objective.weightKg)) - indoorKg(candidates[0], pack.iduModels.items)
    const row = (what: string, unit: string, own: number, peer: number, peerName: string): BenchRow => ({
      ...{ name: `selection for ${count.toLocaleString('en')} rooms, ${what}`, unit, ours: own, peer, peerName },
      ...{ ratio: peer / own, runs },
    })
    rows.push(
      row('time', 'ms', times.ours, count > 64 ? 5_000 : 100, 'the goal'),
      row('time', 'ms', times.ours, times.greedy, 'greedy JavaScript'),
      row('time', 'ms', times.ours, times.exhaustive, 'exhaustive JavaScript over neighbours'),
      row('lightest candidate', 'kg', ours, kgOf(greedySplit(pack, SERIES, peerRooms)), 'greedy JavaScript'),
      row('lightest candidate', 'kg', ours, kgOf(exhaustiveSplit(pack, SERIES, peerRooms)), 'exhaustive JavaScript over neighbours'),
    )
  }
  return rows
}

/** Gives the peers the units that we picked, so that all split the same. */
function peersOf(candidate: Candidate | undefined, rooms: ReturnType<typeof randomRooms>): PeerRoom[] {
  const floors = new Map(rooms.map(({ id, floor }) => [id, floor]))
  return (candidate?.systems ?? []).flatMap(({ units }) =>
    units.map(({ room, modelName, count }) => ({ index: count * Number(modelName.split('-')[1] ?? 0), floor: floors.get(room) ?? '' })),
  )
}

function indoorKg(candidate: Candidate | undefined, models: readonly { id: string; weightKg?: number }[]): number {
  const kg = new Map(models.map(({ id, weightKg = 0 }) => [id, weightKg]))
  return (candidate?.systems ?? [])
    .flatMap(({ units }) => units)
    .reduce((sum, { modelName, count }) => sum + count * (kg.get(modelName) ?? 0), 0)
}
