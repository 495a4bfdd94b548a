import { arrangedLabels, arrangementBytes, LABEL_X } from '../assembly/common/layout/layout-arrange'
import type { Pack } from '../src/contract/pack'
import { ARRANGE } from '../src/engine/arrange/arrange'
import { createEngine } from '../src/engine/engine'
import { encodePack } from '../src/engine/encode/encode-pack'
import { encodeSystem } from '../src/engine/encode/encode-diagram'
import { packRows } from '../src/engine/encode/pack-rows'
import { RATING_CONDITIONS } from '../src/model/project/defaults'
import type { System } from '../src/model/project/project'
import { createCore, createCoreMemory } from '../workers/create-core'
import { interleaved } from './peers/interleaved'
import { largeSystem } from './peers/large-system'
import { d3Tree, dagreLayers, flexTree } from './peers/layout-libraries'
import type { BenchRow } from './row'
import { rounds } from './rounds'

const NODES = 100_000
/** Most nodes for a layered layout, whose time grows faster than the square of the nodes. */
const FEWER_NODES = 1_000
const ROUNDS = rounds(9)
const LAYERED_ROUNDS = rounds(3)

/**
 * Measures placing nodes and labels of one system, against layouts that a browser program would otherwise use. Ours includes finding the tree in the drawing; the
 * libraries get their own objects ready-made, and place no labels.
 */
export async function arrangeRows(module: WebAssembly.Module, pack: Pack): Promise<BenchRow[]> {
  return [...(await treeRows(module, pack)), ...(await layeredRows(module, pack))]
}

async function treeRows(module: WebAssembly.Module, pack: Pack): Promise<BenchRow[]> {
  const system = largeSystem(NODES)
  const engine = await createEngine(await createCore(module), pack)
  const resident = await residentArrangement(module, pack, system)
  const { diagram } = system
  const times = await interleaved(
    { resident, engine: () => engine.arrange(system), d3: d3Tree(diagram), flex: flexTree(diagram) },
    ROUNDS,
    2,
  )
  const name = 'arrange 100,000 nodes'
  return [
    row(`${name}, resident`, times.resident, times.d3, 'd3-hierarchy tree'),
    row(`${name}, resident`, times.resident, times.flex, 'd3-flextree'),
    row(`${name}, encoded, arranged, decoded`, times.engine, times.d3, 'd3-hierarchy tree'),
  ]
}

async function layeredRows(module: WebAssembly.Module, pack: Pack): Promise<BenchRow[]> {
  const system = largeSystem(FEWER_NODES)
  const resident = await residentArrangement(module, pack, system)
  const times = await interleaved({ resident, dagre: dagreLayers(system.diagram) }, LAYERED_ROUNDS, 1)
  return [row('arrange 1,000 nodes, resident', times.resident, times.dagre, '@dagrejs/dagre', LAYERED_ROUNDS)]
}

async function residentArrangement(module: WebAssembly.Module, pack: Pack, system: System): Promise<() => number> {
  const core = await createCoreMemory(module)
  const rows = packRows(pack)
  core.loadPack(0, encodePack(pack, rows))
  const { nodeCount, edgeCount } = system.diagram
  const buffer = encodeSystem(system, { design: RATING_CONDITIONS, revision: 1 }, rows)
  const places = new ArrayBuffer(arrangementBytes(nodeCount, edgeCount))
  new Float64Array(places, arrangedLabels(nodeCount, edgeCount, LABEL_X), edgeCount).fill(NaN)
  return core.hold(ARRANGE, [0, buffer, places]).run
}

function row(name: string, ours: number, peer: number, peerName: string, runs = ROUNDS): BenchRow {
  return { name, unit: 'ms', ours, peer, peerName, ratio: peer / ours, runs }
}
