import '../../helpers/seeded-properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largeSystem as towerOf } from '../../../bench/board/large-system'
import { largeSystem } from '../../../bench/peers/large-system'
import type { ResidentEdit, ResidentSystem } from '../../../src/engine/resident/resident-system'
import type { SystemResult } from '../../../src/engine/decode/system-result'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import { newProject } from '../../../src/model/project/defaults'
import { NODE_KINDS } from '../../../src/model/project/codes'
import { nodeAt } from '../../../src/model/diagram/diagram-rows'
import { placeOnPlaceholder } from '../../../src/model/edits/drawing/place-on-placeholder'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { setNodeHeight } from '../../../src/model/edits/drawing/set-node-height'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import { invert } from '../../../src/model/change/invert'
import type { DesignConditions, Project, System } from '../../../src/model/project/project'
import { RESIDENTS_MOST } from '../../../workers/resident-cores'
import { anyDrawingEdits, anyMode, describeDrawingEdit, openSystem } from '../../model/random-edits'
import { randomNumbers } from '../../helpers/random-numbers'
import { defaultPack, engine, packTables } from '../core-record'
import { randomCase, type RandomCase } from '../random-system'
import { randomChanges } from './random-changes'

const systemOf = (project: Project): System => {
  const system = project.systems[project.systemOrder[0] ?? '']
  if (!system) throw new Error('The project has lost its system')
  return system
}

function projectWith(system: System, design?: DesignConditions): Project {
  const project = newProject({ systems: { [system.id]: system }, systemOrder: [system.id] })
  if (design) project.information.design = design
  return project
}

const NEVER = new AbortController().signal
const NOTHING: Change = { label: 'nothing', ops: [] }

/** An open system beside its project; every change is answered by both ways, which have to agree in every field. */
class Pair {
  readonly ways: ResidentEdit['way'][] = []
  readonly #project: Project
  readonly #resident: ResidentSystem
  readonly #library: Pick<RandomCase, 'library'>
  #revision = 1
  #told: SystemResult | undefined

  private constructor(project: Project, resident: ResidentSystem, library: Pick<RandomCase, 'library'>) {
    this.#project = project
    this.#resident = resident
    this.#library = library
  }

  static async open(project: Project, library: Pick<RandomCase, 'library'> = {}): Promise<Pair> {
    const context = { design: project.information.design, revision: 1, ...library }
    const pair = new Pair(project, await (await engine).open(systemOf(project), context), library)
    await pair.compare()
    return pair
  }

  async change(change: Change): Promise<void> {
    applyChange(this.#project, change)
    this.#revision++
    const edit = await this.#resident.apply(change, systemOf(this.#project), this.#context())
    this.ways.push(edit.way)
    const { outdoor, findingCount } = await this.compare()
    expect({ outdoor: edit.outdoor, findingCount: edit.findingCount }).toStrictEqual({ outdoor, findingCount })
  }

  async compare() {
    const fresh = await (await engine).inspect(systemOf(this.#project), this.#context())
    expect(await this.#resident.result()).toStrictEqual(fresh)
    const told = await this.#resident.follow(NOTHING, systemOf(this.#project), this.#context())
    expect({ ...told, findings: fresh.findings, isListed: true, change: fresh.change }).toStrictEqual(fresh)
    this.#expectNamed(told)
    const listed = await this.#resident.list(told, NEVER)
    expect({ ...listed, change: fresh.change }).toStrictEqual(fresh)
    return fresh
  }

  /** Rows that an answer does not name are drawn as before. */
  #expectNamed(told: SystemResult): void {
    const before = this.#told
    this.#told = told
    const { rows, edges, from } = told.change
    expect(from).toBe(before?.revision ?? null)
    if (!before || rows === 'all' || edges === 'all') return
    const others = (rowsNamed: Int32Array, columns: readonly (keyof SystemResult)[]): number[] => {
      const named = new Set(rowsNamed)
      return columns.flatMap((name) => {
        const [was, is] = [before[name] as Float64Array, told[name] as Float64Array]
        return [...is.keys()].filter((row) => !named.has(row) && !Object.is(was[row], is[row]))
      })
    }
    expect(others(rows, ['arrangedX', 'arrangedY', 'fitting', 'nodeWorst'])).toStrictEqual([])
    expect(others(edges, ['edgeGasMm', 'edgeLiquidMm', 'edgeHighPressureMm', 'edgeChangers', 'edgeWorst'])).toStrictEqual([])
  }

  close(): Promise<void> {
    return this.#resident.close()
  }

  #context() {
    return { design: this.#project.information.design, revision: this.#revision, ...this.#library }
  }
}

describe('an open system', () => {
  it('an open system answers any change of any system as a fresh check does, in every field', { timeout: 120_000 }, async () => {
    const ways = new Set<string>()
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), randomChanges, async ({ system, design, ...library }, changes) => {
        const project = projectWith(structuredClone(system), design)
        const pair = await Pair.open(project, library)
        try {
          for (const { describe: hand, isUndone } of changes) {
            const change = hand(project, systemOf(project))
            await pair.change(change)
            if (isUndone) await pair.change(invert(change))
          }
        } finally {
          await pair.close()
        }
        for (const way of pair.ways) ways.add(way)
      }),
      { numRuns: 150 },
    )
    expect([...ways].sort()).toStrictEqual(['checked', 'followed', 'opened', 'untouched'])
  })

  it('an open system answers what a hand draws on the board', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyMode, fc.boolean(), anyDrawingEdits, async (mode, isPair, edits) => {
        const project = openSystem(mode, isPair)
        const pair = await Pair.open(project)
        try {
          for (const edit of edits) {
            const change = describeDrawingEdit(project, edit)
            if (change) await pair.change(change)
          }
        } finally {
          await pair.close()
        }
      }),
      { numRuns: 25 },
    )
  })

  it('an open system follows the everyday edits of a large system', async () => {
    const project = projectWith(largeSystem(800))
    const { id, diagram } = systemOf(project)
    const unit = diagram.nodeId[diagram.nodeCount - 1] ?? ''
    const pair = await Pair.open(project)
    await pair.change(setPipe(project, id, [diagram.edgeId[diagram.edgeCount - 1] ?? ''], { lengthM: 7.5 }))
    await pair.change(setPipe(project, id, [diagram.edgeId[0] ?? ''], { lengthM: 6 }))
    await pair.change(setNodeHeight(project, id, [unit], 3))
    await pair.change({ label: 'nothing', ops: [] })
    expect(pair.ways).toStrictEqual(['followed', 'followed', 'followed', 'untouched'])
    await pair.close()
  })

  it('an open system follows the edits of a system whose enlarged main bounds its branches', { timeout: 120_000 }, async () => {
    const project = projectWith({ ...largeSystem(60), diagram: towerOf(800), outdoorModels: ['X4P-34C'] })
    const { id, diagram } = systemOf(project)
    const pair = await Pair.open(project)
    const random = randomNumbers(7)
    const rowOf = (count: number): number => 1 + Math.floor(random() * (count - 1))
    for (let step = 0; step < 6; step++) {
      await pair.change(setPipe(project, id, [diagram.edgeId[rowOf(diagram.edgeCount)] ?? ''], { lengthM: Math.ceil(random() * 30) }))
      const unit = diagram.nodeId[diagram.nodeKind.indexOf(NODE_KINDS.indexOf('indoor'), rowOf(diagram.nodeCount - 20))] ?? ''
      await pair.change(removeFromDrawing(project, id, { nodes: [unit], edges: [] }, defaultPack))
      await pair.change(placeOnPlaceholder(project, id, unit, { kind: 'indoor', model: 'DH-200' }, defaultPack))
    }
    expect(new Set(pair.ways)).toStrictEqual(new Set(['followed']))
    await pair.close()
  })

  it('an open system is opened anew where something comes to stand outside the tree, whose place the core then asks for', async () => {
    const project = projectWith(largeSystem(60))
    const { id, diagram } = systemOf(project)
    const before = nodeAt(diagram, diagram.nodeCount - 1)
    const pair = await Pair.open(project)
    await pair.change({
      label: 'note',
      ops: [{ table: 'node', systemId: id, before, after: { ...before, kind: 'none' }, at: diagram.nodeCount - 1 }],
    })
    expect(pair.ways).toStrictEqual(['opened'])
    await pair.close()
  })

  it('an open system takes changes in their order without being waited for, and reads the system when it is told', async () => {
    const project = projectWith(largeSystem(300))
    const { id, diagram } = systemOf(project)
    const context = { design: project.information.design, revision: 1 }
    const resident = await (await engine).open(systemOf(project), context)
    const pipe = diagram.edgeId[20] ?? ''
    const edits = [3, 11, 5, 9].map((lengthM) => {
      const change = lengthM === 5 ? setNodeHeight(project, id, [diagram.nodeId[40] ?? ''], 2) : setPipe(project, id, [pipe], { lengthM })
      applyChange(project, change)
      return resident.apply(change, systemOf(project), { ...context, arrange: lengthM !== 11 })
    })
    expect((await Promise.all(edits)).map((edit) => edit.way)).toStrictEqual(['followed', 'opened', 'opened', 'followed'])
    expect(await resident.result()).toStrictEqual(await (await engine).inspect(systemOf(project), context))
    await resident.close()
  })

  it('an open system lists findings by pages, beyond those that a result carries', async () => {
    const system = largeSystem(24_000)
    system.diagram.edgeLengthM.fill(0.1)
    system.diagram.nodeHeightM.fill(190, 1)
    const context = { design: newProject().information.design, revision: 1 }
    const resident = await (await engine).open(system, context)
    const result = await resident.result()
    expect(result.findingCount).toBeGreaterThan(result.findings.length)
    const pages = []
    for (let from = 0; from < result.findingCount; from += 7000) pages.push(...(await resident.findings(from, 7000)))
    expect(pages).toHaveLength(result.findingCount)
    const keys = pages.map((finding) => JSON.stringify(finding))
    expect(new Set(keys).size).toBe(result.findingCount)
    expect(keys).toStrictEqual(expect.arrayContaining(result.findings.slice(0, 50).map((finding) => JSON.stringify(finding))))
    expect(pages.map(({ severity }) => severity)).toStrictEqual(
      pages
        .map(({ severity }) => severity)
        .sort()
        .reverse(),
    )
    expect(await resident.findings(result.findingCount, 10)).toStrictEqual([])
    await resident.close()
  })

  it('an open system is refused beyond a number that may be open at once, until one is closed', async () => {
    const core = await engine
    const context = { design: newProject().information.design, revision: 1 }
    const system = largeSystem(60)
    const open = await Promise.all(Array.from({ length: RESIDENTS_MOST }, () => core.open(system, context)))
    await expect(core.open(system, context)).rejects.toThrow(`${RESIDENTS_MOST} systems are open in the core already: close one first.`)
    await open[0]?.close()
    await open[0]?.close()
    await expect(open[0]?.result()).rejects.toThrow('The system was closed.')
    open[0] = await core.open(system, context)
    expect(await open[0].result()).toStrictEqual(await open[1]?.result())
    await Promise.all(open.map((one) => one.close()))
  })
})
