import type { Pack } from '../src/contract/pack'
import { DROP_MASK } from '../src/engine/drop/ask-drop'
import type { DropItem } from '../src/engine/drop/drop-item'
import { decodeDropMask } from '../src/engine/drop/drop-mask'
import { encodeDrop } from '../src/engine/drop/encode-drop'
import { createEngine } from '../src/engine/engine'
import { encodeNamed } from '../src/engine/encode/encode-diagram'
import { encodePack } from '../src/engine/encode/encode-pack'
import { RULE_CODES } from '../src/engine/decode/finding-codes'
import { packRows } from '../src/engine/encode/pack-rows'
import type { DesignConditions } from '../src/model/project/project'
import type { System } from '../src/model/project/project'
import { brokenByDrop } from '../tests/reference/drop'
import { readGraph } from '../tests/reference/graph'
import type { PackTables } from '../tests/reference/pack-tables'
import { checkedSystem } from '../tests/reference/system-check'
import { createCore, createCoreMemory } from '../workers/create-core'
import { interleaved } from './peers/interleaved'
import { placeholderSystem } from './peers/placeholder-system'
import type { BenchRow } from './row'
import { rounds } from './rounds'

const PLACES = 100_000
const ROUNDS = rounds(15)
/** One frame at 60 frames a second. */
const FRAME_MS = 16
const ITEM: DropItem = { kind: 'indoor', model: 'DH-200' }

/** Finds where a large unit may be dropped among 100,000 placeholders, against the same rules over linked objects. */
export async function dropRows(module: WebAssembly.Module, pack: Pack, tables: PackTables, design: DesignConditions): Promise<BenchRow[]> {
  const system = placeholderSystem(PLACES)
  const engine = await createEngine(await createCore(module), pack)
  const resident = await residentMask(module, pack, system, design)
  const linked = linkedMask(system, tables, design)
  assertSame(resident(), linked())
  const times = await interleaved({ resident, engine: () => engine.dropMask(system, { design, revision: 1 }, ITEM), linked }, ROUNDS, 3)
  const name = 'drop mask over 100,000 placeholders'
  const row = (how: string, ours: number, peer: number, peerName: string): BenchRow => ({
    name: `${name}, ${how}`,
    unit: 'ms',
    ours,
    peer,
    peerName,
    ratio: peer / ours,
    runs: ROUNDS,
  })
  return [
    row('resident', times.resident, FRAME_MS, 'one frame (16 ms)'),
    row('resident', times.resident, times.linked, 'JavaScript over linked objects'),
    row('encoded, asked, decoded', times.engine, times.linked, 'JavaScript over linked objects'),
  ]
}

async function residentMask(module: WebAssembly.Module, pack: Pack, system: System, design: DesignConditions): Promise<() => Uint8Array> {
  const core = await createCoreMemory(module)
  const rows = packRows(pack)
  core.loadPack(0, encodePack(pack, rows))
  const { buffer, names } = encodeNamed(system, { design, revision: 1 }, rows)
  const { nodeCount } = system.diagram
  const held = core.hold(DROP_MASK, [0, buffer, encodeDrop(ITEM, -1, nodeCount, names, rows)])
  const question = DROP_MASK.takes.indexOf('layout-drop')
  return () => {
    held.run()
    return decodeDropMask(held.table(question), nodeCount).verdict
  }
}

function linkedMask(system: System, tables: PackTables, design: DesignConditions): () => Uint8Array {
  const graph = readGraph(system.diagram)
  const root = graph.places.find((place) => place.kind === 'outdoor')
  if (!root) throw new Error('The bench system has an outdoor unit')
  const checked = checkedSystem(system, graph, root, { design, pack: tables })
  const codes = new Map<string, number>(RULE_CODES.map((code, number) => [code, number]))
  const item = { kind: ITEM.kind, data: { model: ITEM.model ?? '' }, kits: 1 }
  return () =>
    Uint8Array.from(graph.places, (place) => {
      let first = 0
      for (const code of brokenByDrop(checked, place, item)) {
        const number = codes.get(code) ?? 0
        if (first === 0 || number < first) first = number
      }
      return first
    })
}

function assertSame(core: Uint8Array, linked: Uint8Array): void {
  if (core.some((code, row) => code !== linked[row])) throw new Error('The core and the linked objects allow different drops')
}
