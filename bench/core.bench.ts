import { readFileSync } from 'node:fs'
import { readPack } from '../src/contract/pack'
import type { Pack } from '../src/contract/pack'
import { readCore } from '../src/engine/host/core-file'
import { createEngine } from '../src/engine/engine'
import { encodeSystem } from '../src/engine/encode/encode-diagram'
import { INSPECT } from '../src/engine/host/inspect'
import { encodePack } from '../src/engine/encode/encode-pack'
import { packRows } from '../src/engine/encode/pack-rows'
import type { SystemResult } from '../src/engine/decode/system-result'
import type { DesignConditions, System } from '../src/model/project/project'
import { edgeRow, nodeAt, nodeRow } from '../src/model/diagram/diagram-rows'
import { outdoorEquipment, unitEquipment } from '../tests/reference/equipment'
import { readGraph } from '../tests/reference/graph'
import type { PackTables } from '../tests/reference/pack-tables'
import { createCore, createCoreMemory } from '../workers/create-core'
import { arrangeRows } from './arrange.bench'
import { convertRows } from './convert.bench'
import { dropRows } from './drop.bench'
import { editRows } from './edit.bench'
import { openSystemRows } from './open-system.bench'
import { flatPack } from './peers/flat-pack'
import { interleaved } from './peers/interleaved'
import { largeSystem } from './peers/large-system'
import { linkedNodes } from './peers/linked-nodes'
import { linkedCheck } from './peers/linked-objects'
import type { LinkedCheck } from './peers/linked-objects'
import { echoWorker } from './peers/round-trip'
import { assertLinkedAnswer, assertTypedAnswer } from './peers/same-answers'
import { typedArrayCheck } from './peers/typed-arrays'
import type { ModelColumns, PeerAnswer } from './peers/typed-arrays'
import type { BenchRow } from './row'
import { rounds } from './rounds'

const NODES = 100_000
const ROUNDS = rounds(21)
const SLOW_ROUNDS = rounds(10)

const DESIGN: DesignConditions = {
  coolingIndoorDryBulbC: 26,
  coolingIndoorWetBulbC: 19,
  coolingOutdoorDryBulbC: 38,
  coolingOutdoorWetBulbC: null,
  heatingIndoorDryBulbC: 20,
  heatingIndoorWetBulbC: null,
  heatingOutdoorDryBulbC: null,
  heatingOutdoorWetBulbC: 2,
  elevationM: 120,
}

/** Measures the core against a user's own implementation: one check of 100,000 nodes, unit conversions, the way to a worker and back. */
export async function run(): Promise<BenchRow[]> {
  const file: unknown = JSON.parse(readFileSync(new URL('../packs/default.json', import.meta.url), 'utf8'))
  const module = await WebAssembly.compile(readCore())
  const pack = readPack(file)
  const tables = file as PackTables
  return [
    ...(await calculateRows(module, pack, tables)),
    ...(await editRows(module, pack, DESIGN)),
    ...(await openSystemRows(module, pack, DESIGN)),
    ...(await dropRows(module, pack, tables, DESIGN)),
    ...(await arrangeRows(module, pack)),
    ...(await convertRows(module)),
    ...(await roundTripRows()),
  ]
}

async function calculateRows(module: WebAssembly.Module, pack: Pack, tables: PackTables): Promise<BenchRow[]> {
  const system = largeSystem(NODES)
  const engine = await createEngine(await createCore(module), pack)
  const resident = await residentCheck(module, pack, system)
  const typed = typedPeer(system, tables)
  const linked = linkedPeer(system, tables)
  assertSame(system, await engine.inspect(system, { design: DESIGN, revision: 1 }), typed(), linked())
  const times = await interleaved(
    { resident, engine: () => engine.inspect(system, { design: DESIGN, revision: 1 }), typed, linked },
    ROUNDS,
  )
  const name = 'validate, calculate and arrange 100,000 nodes'
  return [
    row(`${name}, resident`, 'ms', times.resident, times.linked, 'JavaScript over linked objects'),
    row(`${name}, resident`, 'ms', times.resident, times.typed, 'hand-tuned JavaScript over typed arrays'),
    row(`${name}, encoded, checked, decoded`, 'ms', times.engine, times.linked, 'JavaScript over linked objects'),
    row(`${name}, encoded, checked, decoded`, 'ms', times.engine, times.typed, 'hand-tuned JavaScript over typed arrays'),
  ]
}

/** Runs the check and writes every column of the answer, as the peers do. */
async function residentCheck(module: WebAssembly.Module, pack: Pack, system: System): Promise<() => void> {
  const core = await createCoreMemory(module)
  const rows = packRows(pack)
  core.loadPack(0, encodePack(pack, rows))
  const held = core.hold(INSPECT, [0, encodeSystem(system, { design: DESIGN, revision: 1, changers: false }, rows)])
  return () => {
    held.run()
    held.columns()
  }
}

function machine(system: System, tables: PackTables) {
  const outdoor = readGraph(system.diagram).places.find((place) => place.kind === 'outdoor')
  const equipment = outdoor && outdoorEquipment(outdoor, tables)
  if (!equipment) throw new Error('The bench system has no outdoor unit')
  return equipment
}

function typedPeer(system: System, tables: PackTables) {
  const outdoor = machine(system, tables)
  const places = readGraph(system.diagram).places
  const units = system.diagram.modelNames.map((model) => {
    const place = places.find((one) => one.data.model === model)
    if (!place) throw new Error(`No unit of model ${model}`)
    return unitEquipment(place, tables)
  })
  const models: ModelColumns = {
    index: Int32Array.from(units, (unit) => unit.index),
    coolKw: Float64Array.from(units, (unit) => unit.coolingKw),
    heatKw: Float64Array.from(units, (unit) => unit.heatingKw),
    sensibleKw: Float64Array.from(units, (unit) => unit.sensibleKw),
    airflowM3h: Float64Array.from(units, (unit) => unit.airflowM3h ?? 0),
  }
  return typedArrayCheck(system.diagram, models, flatPack(tables, outdoor.series.refrigerant), outdoor, DESIGN, tables)
}

function linkedPeer(system: System, tables: PackTables) {
  const nodes = linkedNodes(system.diagram, tables)
  const outdoor = machine(system, tables)
  return () => linkedCheck(nodes, outdoor, DESIGN, tables)
}

function assertSame(system: System, core: SystemResult, typed: PeerAnswer, linked: LinkedCheck): void {
  const { diagram } = system
  assertTypedAnswer(core, typed, (at) => nodeAt(diagram, at).kind === 'indoor')
  assertLinkedAnswer(
    core,
    linked,
    (id) => nodeRow(diagram, id),
    (id) => edgeRow(diagram, id),
  )
}

async function roundTripRows(): Promise<BenchRow[]> {
  const worker = await echoWorker()
  const objects = plainNodes(largeSystem(NODES))
  let buffer = new ArrayBuffer(NODES * 200)
  const times = await interleaved(
    {
      ping: () => worker.ping(),
      buffer: async () => {
        buffer = await worker.handOver(buffer)
      },
      objects: () => worker.copy(objects),
    },
    SLOW_ROUNDS,
    2,
  )
  await worker.stop()
  return [
    row('worker round trip, 100,000 nodes', 'ms', times.buffer, times.objects, 'an array of objects, copied', SLOW_ROUNDS),
    row('worker round trip, a buffer of 100,000 nodes', 'ms', times.buffer, times.ping, 'an empty call', SLOW_ROUNDS),
  ]
}

/** Returns the nodes as plain objects, which would be sent without columns. */
function plainNodes(system: System) {
  return Array.from({ length: system.diagram.nodeCount }, (_, at) => nodeAt(system.diagram, at))
}

function row(name: string, unit: string, ours: number, peer: number, peerName: string, runs = ROUNDS): BenchRow {
  return { name, unit, ours, peer, peerName, ratio: peer / ours, runs }
}
