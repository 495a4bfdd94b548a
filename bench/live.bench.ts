import { readFileSync } from 'node:fs'
import { createDrawing, type Drawing } from '../src/drawing/drawing/drawing'
import { packEquipment } from '../src/drawing/drawing/pack-equipment'
import { readPack } from '../src/contract/pack'
import { readCore } from '../src/engine/host/core-file'
import { createEngine } from '../src/engine/engine'
import { startKitLayout } from '../src/engine/arrange/kit-layout'
import type { SystemResult } from '../src/engine/decode/system-result'
import type { Change } from '../src/model/change/change'
import { newProject, newSystem } from '../src/model/project/defaults'
import { placeOnPlaceholder } from '../src/model/edits/drawing/place-on-placeholder'
import { removeFromDrawing } from '../src/model/edits/drawing/remove-from-drawing'
import { setPipe } from '../src/model/edits/drawing/set-pipe'
import type { Project, System } from '../src/model/project/project'
import { commit, replaceProject, settlePositions } from '../src/state/piping/commit'
import { undo } from '../src/state/piping/history'
import { currentProject, projectState } from '../src/state/piping/project'
import { createCore } from '../workers/create-core'
import { largeSystem } from './board/large-system'
import { p95 } from './board/measure-board'
import type { BenchRow } from './row'

const NODES = 100_000
const ROUNDS = 21
/** The goal of a drop from pointer up to its pixels. */
const DROP_MS = 50
const UNIT = { kind: 'indoor', model: 'C4-036' } as const
/** A signal that never cancels listing. */
const NEVER = new AbortController().signal
const JOINT = { kind: 'joint', branches: 2 } as const

type Stage = 'describe' | 'commit' | 'answer' | 'settle' | 'draw'

/** Measures a drop in a drawing of 100,000 nodes stage by stage, as the page and the core run it one after the other: everything but the paint. */
export async function run(): Promise<BenchRow[]> {
  const bench = await openBench()
  const { unit, pipe } = bench
  const hands: Record<string, () => Change> = {
    'indoor unit taken away': () => removeFromDrawing(project(), 'system', { nodes: [unit], edges: [] }, bench.pack),
    'indoor unit dropped': () => placeOnPlaceholder(project(), 'system', unit, UNIT, bench.pack),
    'length typed': () => setPipe(project(), 'system', [pipe], { lengthM: 2 + Math.random() * 5 }),
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, hand] of Object.entries(hands)) await bench.step(name, hand)
    await bench.step('indoor unit taken away', () => removeFromDrawing(project(), 'system', { nodes: [unit], edges: [] }, bench.pack))
    await bench.mask()
    await bench.step('joint dropped', () => placeOnPlaceholder(project(), 'system', unit, JOINT, bench.pack))
    await bench.takeBack()
    await bench.takeBack()
  }
  return bench.rows()
}

async function openBench() {
  const core = await WebAssembly.compile(readCore())
  const findKitLayout = await startKitLayout(core)
  const pack = { ...readPack(JSON.parse(readFileSync(new URL('../packs/default.json', import.meta.url), 'utf8'))), findKitLayout }
  const engine = await createEngine(await createCore(core), pack)
  const system = newSystem({ id: 'system', outdoorModels: ['X4P-34C'], diagram: largeSystem(NODES) })
  replaceProject(newProject({ systems: { system }, systemOrder: ['system'] }))
  const context = () => ({ design: project().information.design, revision: projectState.revision })
  const resident = await engine.open(shown(), context())
  const { diagram } = shown()
  const unit = diagram.nodeId[diagram.nodeKind.subarray(0, diagram.nodeCount).lastIndexOf(2) - 5_000] ?? ''
  const pipe = diagram.edgeId[NODES / 2] ?? ''
  const times = new Map<string, number[]>()
  const note = (name: string, ms: number): void => void times.set(name, [...(times.get(name) ?? []), ms])
  let drawing: Drawing | null = null

  const follow = async (name: string, change: Change): Promise<void> => {
    const stages: Partial<Record<Stage, number>> = {}
    const timed = async <T>(stage: Stage, work: () => T | Promise<T>): Promise<T> => {
      const from = performance.now()
      const done = await work()
      stages[stage] = performance.now() - from
      return done
    }
    const result = await timed('answer', () => resident.follow(change, shown(), context()))
    await timed('settle', () => settlePositions('system', result.arrangedX, result.arrangedY))
    drawing = await timed('draw', () => createDrawing(shown().diagram, result, packEquipment(pack), drawing))
    for (const [stage, ms] of Object.entries(stages)) note(`${name}: ${stage}`, ms)
    note(
      `${name}: together`,
      (times.get(`${name}: describe`)?.at(-1) ?? 0) + (times.get(`${name}: commit`)?.at(-1) ?? 0) + sum(Object.values(stages)),
    )
    await list(result)
  }

  const list = async (result: SystemResult): Promise<void> => {
    const from = performance.now()
    let [longest, since, isDone] = [0, from, false]
    const beat = (): void => {
      const now = performance.now()
      longest = Math.max(longest, now - since)
      since = now
      if (!isDone) setTimeout(beat)
    }
    setTimeout(beat)
    await resident.list(result, NEVER)
    isDone = true
    note('list', performance.now() - from)
    note('longest turn', Math.max(longest, performance.now() - since))
  }

  return {
    pack,
    unit,
    pipe,
    async step(name: string, hand: () => Change): Promise<void> {
      const from = performance.now()
      const change = hand()
      note(`${name}: describe`, performance.now() - from)
      if (change.ops.length === 0) throw new Error(`Nothing to do: ${name}`)
      const before = performance.now()
      commit(change)
      note(`${name}: commit`, performance.now() - before)
      await follow(name, change)
    },
    async takeBack(): Promise<void> {
      const from = performance.now()
      if (!undo()) throw new Error('There is nothing to take back')
      note('step taken back', performance.now() - from)
      // The bench does not see the committed inverse, so the system is sent as a whole.
      await resident.follow(
        { label: '', ops: [{ table: 'diagram', systemId: 'system', before: shown().diagram, after: shown().diagram }] },
        shown(),
        context(),
      )
      drawing = null
    },
    async mask(): Promise<void> {
      const from = performance.now()
      await resident.dropMask(UNIT)
      note('mask', performance.now() - from)
    },
    rows(): BenchRow[] {
      const row = (name: string, ms: readonly number[], peer: number, peerName: string): BenchRow => {
        const ours = p95(ms)
        return { name, unit: 'ms', ours, peer, peerName, ratio: peer / ours, runs: ms.length }
      }
      return [...times].map(([name, ms]) => {
        if (name === 'mask') return row('mask of the open system, 100,000 nodes, p95', ms, 10, 'the goal')
        if (name === 'list') return row('findings listed with repairs, in turns, p95', ms, 1000, 'one second')
        if (name === 'longest turn') return row('longest turn while findings are listed, p95', ms, 50, 'the goal')
        return row(`100,000 nodes, ${name}, p95`, ms, DROP_MS, 'the goal of a drop (50 ms)')
      })
    },
  }
}

function project(): Project {
  const open = currentProject()
  if (!open) throw new Error('The bench has no project')
  return open
}

function shown(): System {
  const system = project().systems['system']
  if (!system) throw new Error('The bench has no system')
  return system
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
