import * as L from '../assembly/common/layout/layout'
import type { Pack } from '../src/contract/pack'
import { encodeSystem } from '../src/engine/encode/encode-diagram'
import { INSPECT } from '../src/engine/host/inspect'
import { encodePack } from '../src/engine/encode/encode-pack'
import { packRows } from '../src/engine/encode/pack-rows'
import type { DesignConditions } from '../src/model/project/project'
import { createCoreMemory } from '../workers/create-core'
import { interleaved } from './peers/interleaved'
import { largeSystem } from './peers/large-system'
import type { BenchRow } from './row'
import { rounds } from './rounds'

const NODES = 100_000
const ROUNDS = rounds(21)

/** Measures one edit of a resident system of 100,000 nodes against checking it whole, in the same memory and the same run; and the memory of a node. */
export async function editRows(module: WebAssembly.Module, pack: Pack, design: DesignConditions): Promise<BenchRow[]> {
  const rows = packRows(pack)
  const { diagram, ...system } = largeSystem(NODES)
  const buffer = encodeSystem({ diagram, ...system }, { design, revision: 1, changers: false }, rows)
  const open = async () => {
    const core = await createCoreMemory(module)
    core.loadPack(0, encodePack(pack, rows))
    return core
  }
  const resident = (await open()).openResident(0, buffer)
  const whole = (await open()).hold(INSPECT, [0, buffer])
  const unit = diagram.nodeKind.lastIndexOf(L.KIND_INDOOR)
  const pipe = diagram.edgeTarget.indexOf(unit)
  const first = diagram.edgeSource.indexOf(0)
  const models = new Uint16Array(buffer, L.columnStart(NODES, NODES - 1, new DataView(buffer).getInt32(L.HEAD_COLUMNS, true), L.NODE_MODEL))
  const [one = 0, other = 0] = [models[unit], models.subarray(0, NODES).find((model) => model !== models[unit] && model !== L.NO_MODEL)]
  let turn = 0
  const edit = (column: number, row: number, even: number, odd: number) => () => {
    if (!resident.edit(column, row, turn++ % 2 === 0 ? even : odd)) throw new Error('The bench system lacks the column')
    if (!resident.update()) throw new Error('The edit was not followed')
  }
  const times = await interleaved(
    {
      length: edit(L.EDGE_LENGTH_M, pipe, 2.5, 3.5),
      model: edit(L.NODE_MODEL, unit, one, other),
      placed: edit(L.NODE_KIND, unit, L.KIND_PLACEHOLDER, L.KIND_INDOOR),
      main: edit(L.EDGE_LENGTH_M, first, 5.5, 6.5),
      whole: () => whole.run(),
    },
    ROUNDS,
  )
  const row = (name: string, ours: number): BenchRow => {
    const ratio = times.whole / ours
    return { name: `edit in 100,000 nodes: ${name}`, unit: 'ms', ours, peer: times.whole, peerName: 'recomputing all', ratio, runs: ROUNDS }
  }
  whole.run()
  const bytes = whole.bytes() / NODES
  return [
    row("length of a unit's pipe", times.length),
    row('unit exchanged for another model', times.model),
    row('unit placed on a placeholder', times.placed),
    row("first pipe's length", times.main),
    { name: 'memory of a node in the core', unit: 'B', ours: bytes, peer: 200, peerName: 'the goal', ratio: 200 / bytes, runs: 1 },
  ]
}
