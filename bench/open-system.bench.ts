import type { Pack } from '../src/contract/pack'
import { createEngine } from '../src/engine/engine'
import { applyChange } from '../src/model/change/apply'
import { newProject } from '../src/model/project/defaults'
import { setPipe } from '../src/model/edits/drawing/set-pipe'
import type { DesignConditions } from '../src/model/project/project'
import { createCore } from '../workers/create-core'
import { interleaved } from './peers/interleaved'
import { largeSystem } from './peers/large-system'
import type { BenchRow } from './row'
import { rounds } from './rounds'

const NODES = 100_000
const ROUNDS = rounds(21)

/** Measures a change of an open system through the engine, on this thread, against checking the same system with `inspect`. */
export async function openSystemRows(module: WebAssembly.Module, pack: Pack, design: DesignConditions): Promise<BenchRow[]> {
  const engine = await createEngine(await createCore(module), pack)
  const system = largeSystem(NODES)
  const project = newProject({ systems: { [system.id]: system }, systemOrder: [system.id] })
  const context = { design, revision: 1 }
  const resident = await engine.open(system, context)
  const pipe = system.diagram.edgeId.at(-1) ?? ''
  let turn = 0
  const change = () => {
    const shorter = setPipe(project, system.id, [pipe], { lengthM: turn++ % 2 === 0 ? 2.5 : 3.5 })
    applyChange(project, shorter)
    return shorter
  }
  const tell = async () => {
    if ((await resident.apply(change(), system)).way !== 'followed') throw new Error('The change was not followed')
  }
  const times = await interleaved(
    {
      tell,
      result: async () => {
        await tell()
        await resident.result()
      },
      inspect: () => engine.inspect(system, context),
    },
    ROUNDS,
  )
  await resident.close()
  const row = (name: string, ours: number): BenchRow => ({
    name: `change of an open system of 100,000 nodes: ${name}`,
    unit: 'ms',
    ours,
    peer: times.inspect,
    peerName: 'inspecting the system',
    ratio: times.inspect / ours,
    runs: ROUNDS,
  })
  return [row('counts and outdoor unit', times.tell), row('the whole result', times.result)]
}
