import { readProject } from '../src/contract/project/project-wire'
import { createEngine } from '../src/engine/engine'
import { embeddedPack } from '../src/engine/headless/options'
import { nodeCore } from '../src/engine/host/node-core'
import { shownMeasures, toMetric } from '../src/engine/measure/measure'
import { electricalLoads, practiceOf } from '../src/engine/wiring/electrical-loads'
import { wireSystems, type SystemWires } from '../src/engine/wiring/wire-systems'
import { applyChange } from '../src/model/change/apply'
import { equipAll } from '../src/model/edits/wiring/equip-all'
import { setWires } from '../src/model/edits/wiring/edit-wires'
import { savedBuilding } from '../tests/helpers/saved-building'
import { wire, type Node, type Practice } from '../tests/reference/wiring'
import { interleaved } from './peers/interleaved'
import type { BenchRow } from './row'
import { rounds } from './rounds'

const SYSTEMS = 2_000
const NODES_EACH = 65
const ROUNDS = rounds(5)

/**
 * Generates and computes the wiring of a building, equips it with controllers, and wires one system again after an edit. The peer is the same computation of the supply lines by plain JavaScript
 * over objects, to which the plan of each system is given.
 */
export async function run(): Promise<BenchRow[]> {
  const pack = embeddedPack()
  const engine = await createEngine(await nodeCore(), pack)
  const project = readProject(savedBuilding(SYSTEMS, NODES_EACH), { toMetric, shown: shownMeasures, pack })
  const practice = practiceOf(pack, '')
  const [first = ''] = project.systemOrder
  if (!practice) throw new Error('The default pack has no practice.')
  const wires = await engine.run(wireSystems, project, project.systemOrder)
  const origins = wires.map(({ supply }) => treeOf(supply))
  const twin: Practice = {
    ...practice,
    ...{ isByFactor: false, deviceFactor: 0, hardFactor: 0, cosine: pack.electrical?.powerFactor ?? 1, devicesA: practice.breakersA },
    cables: practice.cables.map(({ mm2, ampsTwoLoaded, ampsThreeLoaded }) => ({ mm2, two: ampsTwoLoaded, three: ampsThreeLoaded })),
  }
  let lengthM = 10
  const times = await interleaved(
    {
      all: () => engine.run(wireSystems, project, project.systemOrder),
      peer: () => origins.map((origin) => wire(origin, twin)),
      equip: () => equipAll(project, pack, ({ nodeId }) => nodeId),
      edit: () => {
        const device = wires[0]?.supply.at(-1)?.device.id ?? ''
        applyChange(project, setWires(project, first, 'power', { [device]: { lengthM: lengthM++ } }))
        return engine.run(wireSystems, project, [first])
      },
    },
    ROUNDS,
    1,
  )
  if (electricalLoads(pack).size === 0) throw new Error('No unit of the pack takes a current.')
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
    row('wiring of 2,000 systems, 130,000 nodes: planned and computed', times.all, 2_000, 'the goal'),
    row('wiring of 2,000 systems, 130,000 nodes: planned and computed', times.all, times.peer, 'JavaScript over objects, computed only'),
    row('controllers of 2,000 systems: all equipped', times.equip, 2_000, 'the goal'),
    row('wiring of one system after an edit of a length', times.edit, 16, 'one frame (16 ms)'),
  ]
}

/** The lines of a plan as the peer's tree. */
function treeOf(supply: SystemWires['supply']): Node {
  const nodes = new Map<string, Node & { below: Node[] }>()
  let origin: Node | undefined
  for (const { device, from } of supply) {
    const { load, lengthM, kind } = device
    const node = {
      ...{
        isBoard: kind === 'board' || kind === 'origin',
        phases: load.phases,
        volt: load.voltV,
        lengthM,
        loadA: load.currentA,
        motorA: load.motorA,
      },
      ...{
        fuseA: Number.isNaN(load.maxFuseA) ? Infinity : load.maxFuseA,
        ownAreaMm2: null,
        ownDeviceA: null,
        startsHard: false,
        below: [],
      },
    }
    nodes.set(device.id, node)
    if (from) nodes.get(from.id)?.below.push(node)
    else origin = node
  }
  if (!origin) throw new Error('A system without supply cannot be compared.')
  return origin
}
