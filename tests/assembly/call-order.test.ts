import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as L from '../../assembly/common/layout/layout'
import { ARRANGE } from '../../src/engine/arrange/arrange'
import { readCore } from '../../src/engine/host/core-file'
import type { DropItem } from '../../src/engine/drop/drop-item'
import type { DropMask } from '../../src/engine/drop/drop-mask'
import { createEngine, type Engine } from '../../src/engine/engine'
import type { InspectContext } from '../../src/engine/encode/encode-design'
import { encodeSystem } from '../../src/engine/encode/encode-diagram'
import { encodePack } from '../../src/engine/encode/encode-pack'
import { checkExamples } from '../../src/engine/examples/check-examples'
import { INSPECT } from '../../src/engine/host/inspect'
import { nodeCore } from '../../src/engine/host/node-core'
import { packRows } from '../../src/engine/encode/pack-rows'
import { readPack } from '../../src/engine/host/read-pack'
import type { Change } from '../../src/model/change/change'
import { changedSystem } from '../../src/model/change/changed-system'
import { setPipe } from '../../src/model/edits/drawing/set-pipe'
import type { Project, System } from '../../src/model/project/project'
import { METRIC } from '../../src/model/project/quantity'
import { coreExports, type CoreExports } from '../../workers/core-exports'
import { CoreMemory } from '../../workers/core-memory'
import { createCore, createCoreMemory } from '../../workers/create-core'
import { instantiateCore } from '../../workers/instantiate-core'
import { defaultPack, packTables } from '../engine/core-record'
import { randomCase } from '../engine/random-system'
import { workedProject } from '../engine/worked-system'

const release = WebAssembly.compile(readCore())
const rows = packRows(defaultPack)
const PACKS = new URL('../packs/', import.meta.url)

let debug: WebAssembly.Module

beforeAll(async () => {
  const built = spawnSync(process.execPath, ['scripts/build-core.mjs', 'debug'], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The debug core did not compile: ${built.stdout}${built.stderr}`)
  debug = await WebAssembly.compile(readFileSync('build/core.debug.wasm'))
  // The examples use formulas of single numbers, which the release core of this thread answers.
  await nodeCore()
}, 300_000)

/** The exports of a debug core, and the worked system held in its memory to be checked there. */
async function placed(): Promise<{ core: CoreExports; memory: CoreMemory; held: ReturnType<CoreMemory['hold']> }> {
  const instance = await instantiateCore(debug)
  const memory = new CoreMemory(instance)
  memory.loadPack(0, encodePack(defaultPack, rows))
  return { core: coreExports(instance.exports), memory, held: memory.hold(INSPECT, [0, encoded()]) }
}

function encoded(): ArrayBuffer {
  const project = workedProject()
  const system = project.systems['worked']
  if (!system) throw new Error('The project has no system')
  return encodeSystem(system, { design: project.information.design, revision: 1, arrange: true }, rows)
}

const missing = (stage: string): RegExp =>
  new RegExp(`The stage '${stage}' has not run since the last load: call \\w+ first\\. \\(assembly/\\S+:\\d+:\\d+\\)`)

describe('the debug core', () => {
  it.each([
    ['listFindings', [L.SEVERITY_ERROR, 0, 10], 'check'],
    ['listMeters', [], 'check'],
    ['fillColumn', [0], 'check'],
    ['fillOutdoor', [], 'check'],
    ['edit', [L.EDGE_LENGTH_M, 0, 1], 'open system'],
    ['putRow', [0, 0], 'open system'],
    ['takeRow', [0, 0], 'open system'],
    ['update', [], 'open system'],
    ['tell', [], 'open system'],
    ['toldColumn', [0], 'told columns'],
    ['toldMarks', [0], 'told columns'],
    ['toldCount', [0], 'told columns'],
    ['toldRows', [0], 'told columns'],
  ] as const)('the debug core names the missing stage when %s is called first', async (name, given, stage) => {
    const { core } = await placed()
    expect(() => core[name](...given)).toThrow(missing(stage))
  })

  it('the debug core keeps a check until another verb is called', async () => {
    const { core, memory, held } = await placed()
    held.run()
    expect(core.listMeters()).toBeGreaterThan(0)
    memory.call(ARRANGE, [0, encoded(), new ArrayBuffer(4096)])
    expect(() => core.listMeters()).toThrow(missing('check'))
  })

  it('the debug core forgets a check when its memory is taken back, as loading a pack does', async () => {
    const { core, memory, held } = await placed()
    held.run()
    memory.loadPack(1, encodePack(defaultPack, rows))
    expect(() => core.fillOutdoor()).toThrow(missing('check'))
  })

  it('the debug core tells no columns of a system that was only checked', async () => {
    const { core, memory, held } = await placed()
    held.run()
    expect(() => core.tell()).toThrow(missing('open system'))
    memory.openResident(0, encoded())
    expect(() => core.toldCount(0)).toThrow(missing('told columns'))
    core.tell()
    expect(core.toldCount(0)).toBe(-1)
  })

  it('the debug core answers random systems with the same bytes as the release core', { timeout: 300_000 }, async () => {
    const [slow, fast] = [await createCoreMemory(debug), await createCoreMemory(await release)]
    for (const core of [slow, fast]) core.loadPack(0, encodePack(defaultPack, rows))
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), fc.boolean(), async ({ system, design }, arrange) => {
        const given = (): ArrayBuffer => encodeSystem(system, { design, revision: 1, arrange }, rows)
        const [mine] = slow.call(INSPECT, [0, given()])
        const [theirs] = fast.call(INSPECT, [0, given()])
        expect(Buffer.compare(Buffer.from(mine), Buffer.from(theirs))).toBe(0)
      }),
      { seed: 20261124, numRuns: 300 },
    )
  })

  it('the debug core answers every verb of the engine as the release core does', { timeout: 300_000 }, async () => {
    const project = workedProject()
    const answers = async (module: WebAssembly.Module): Promise<unknown[]> =>
      allAnswers(await createEngine(await createCore(module), defaultPack), project)
    expect(await answers(debug)).toStrictEqual(await answers(await release))
  })

  it('the debug core gives the results of every worked example of the makers', { timeout: 300_000 }, async () => {
    const core = await createCore(debug)
    for (const file of readdirSync(PACKS).filter((name) => name.endsWith('.json'))) {
      const results = await checkExamples(readPack(JSON.parse(readFileSync(new URL(file, PACKS), 'utf8'))), core)
      expect(results.length, file).toBeGreaterThan(0)
      expect(
        results.filter(({ ok }) => !ok),
        file,
      ).toStrictEqual([])
    }
  })
})

/** Collects the answers of an engine about the worked system: every method once, and an edit of the open system. */
async function allAnswers(engine: Engine, project: Project): Promise<unknown[]> {
  const system = project.systems['worked']
  if (!system) throw new Error('The project has no system')
  const { design } = project.information
  const context = { design, revision: 1 }
  const change = setPipe(project, 'worked', system.diagram.edgeId.slice(1, 2), { lengthM: 9 })
  const changed = changedSystem(project, 'worked', change)
  if (!changed) throw new Error('The change leaves no system')
  const item = { kind: 'indoor', model: 'C4-056' } as const
  return [
    await engine.inspect(system, context),
    await engine.arrange(system),
    await engine.reconvert(project, { ...METRIC, length: 'ft' }),
    await engine.propose({ design, indoorUnits: system.indoorUnits }),
    (await engine.dropMasks(system, context, [item, { kind: 'joint' }])).map(bytesOf),
    await engine.drop(system, context, 'A', item),
    await engine.meters(system, context),
    await engine.prove(system, context, { outdoor: true, quantity: 'coolKw' }).catch(String),
    ...(await openAnswers(engine, system, changed, context, change, item)),
  ]
}

const bytesOf = ({ verdict, reserves }: DropMask) => ({ verdict, reserves })

/** Collects the answers of the same system while it is open, before and after a change. */
async function openAnswers(
  engine: Engine,
  system: System,
  changed: System,
  context: InspectContext,
  change: Change,
  item: DropItem,
): Promise<unknown[]> {
  const resident = await engine.open(system, context)
  const answers = [
    await resident.result(),
    bytesOf(await resident.dropMask(item)),
    await resident.meters(),
    await resident.findings(0, 100),
    await resident.apply(change, changed),
    await resident.result(),
    await resident.meters(),
    await resident.drop('A', item),
  ]
  await resident.close()
  return answers
}

describe('the release core', () => {
  it('the release core imports nothing and carries no sentence about stages', async () => {
    expect(WebAssembly.Module.imports(await release)).toStrictEqual([])
    expect(Buffer.from(readCore()).includes(Buffer.from('has not run since', 'utf16le'))).toBe(false)
    expect(WebAssembly.Module.imports(debug)).toHaveLength(1)
    expect(readFileSync('build/core.debug.wasm').includes(Buffer.from('has not run since', 'utf16le'))).toBe(true)
  })
})
