import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEdge, writeEdge } from '../../src/contract/wire/system/diagram-edge'
import type { SystemRecord } from '../../src/contract/system-record'
import { applyChange } from '../../src/model/change/apply'
import { invert } from '../../src/model/change/invert'
import { createDiagram, edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import { pipesNotCounted } from '../../src/model/diagram/disabled'
import { belowAndSelf, treeOf } from '../../src/model/diagram/diagram-tree'
import { disablePipes } from '../../src/model/edits/drawing/disable-pipes'
import type { Project, System } from '../../src/model/project/project'
import { projectBuilder } from '../helpers/project-builder'
import type { ReferenceRecord } from '../reference/reference-record'
import { coreRecord, engine, packTables } from './core-record'
import { randomCase } from './random-system'
import { differences } from './same-record'

/** The same system with the pipe into a node disabled. */
function disabled(system: System, edge: number): System {
  const { diagram } = system
  const edges = Array.from({ length: diagram.edgeCount }, (_, row) => ({
    ...edgeAt(diagram, row),
    ...(row === edge && { isDisabled: true }),
  }))
  const nodes = Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row))
  return { ...system, diagram: createDiagram(nodes, edges) }
}

/** The same system without the pipe and everything below it. */
function without(system: System, edge: number): System {
  const { diagram } = system
  const gone = new Set(belowAndSelf(diagram, treeOf(diagram), diagram.edgeTarget[edge] ?? -1))
  const nodes = Array.from({ length: diagram.nodeCount }, (_, row) => row).filter((row) => !gone.has(row))
  const edges = Array.from({ length: diagram.edgeCount }, (_, row) => row).filter(
    (row) => !gone.has(diagram.edgeTarget[row] ?? -1) && !gone.has(diagram.edgeSource[row] ?? -1),
  )
  return {
    ...system,
    diagram: createDiagram(
      nodes.map((row) => nodeAt(diagram, row)),
      edges.map((row) => edgeAt(diagram, row)),
    ),
  }
}

/** Leaves the numbers of a record, as the reference has them. */
function bare(record: SystemRecord): ReferenceRecord {
  return {
    ...record,
    IDUOutput: record.IDUOutput.map(({ IDUModel: _model, IDUName: _name, IDUType: _type, ...unit }) => unit),
    PipeOutput: record.PipeOutput.map(({ UpStreamPointName: _up, DownStreamPointName: _down, ...pipe }) => pipe),
    findings: record.findings.map(({ repair: _repair, message: _message, ...finding }) => finding),
  }
}

const floor = (): Project =>
  projectBuilder()
    .system('s', (draw) =>
      draw
        .outdoor('odu', ['X4P-12'])
        .joint('j', 'odu', { lengthM: 8 })
        .joint('k', 'j', { lengthM: 6 })
        .unit('a', 'j', 'C4-056', { lengthM: 4 })
        .unit('b', 'k', 'C4-071', { lengthM: 5 })
        .unit('c', 'k', 'C4-056', { lengthM: 7 }),
    )
    .build()

function only(project: Project): System {
  const [system] = Object.values(project.systems)
  if (!system) throw new Error('The project has no system')
  return system
}

describe('a pipe in no calculation', () => {
  it('a pipe in no calculation leaves the figures of the drawing without its branch', { timeout: 120_000 }, async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), fc.nat(), async ({ system, design, library }, pick) => {
        const context = { design, ...(library === undefined ? {} : { library }) }
        const whole = await coreRecord(system, context)
        const { diagram } = system
        const edge = diagram.edgeCount === 0 ? -1 : pick % diagram.edgeCount
        if (whole.ODUOutput === null || (diagram.edgeTarget[edge] ?? -1) < 0 || (diagram.edgeSource[edge] ?? -1) < 0) return
        compared++
        const found = await coreRecord(disabled(system, edge), context)
        expect(differences(found, bare(await coreRecord(without(system, edge), context)))).toEqual([])
      }),
      { seed: 5, numRuns: 150 },
    )
    expect(compared).toBeGreaterThan(50)
  })

  it('a pipe in no calculation is switched by one edit, both lines of a pair together, and its undo restores the drawing', () => {
    const project = floor()
    const { id, diagram } = only(project)
    const change = disablePipes(project, id, ['j>k'], true)
    expect(change.ops).toHaveLength(1)
    applyChange(project, change)
    expect(pipesNotCounted(only(project).diagram).map((row) => only(project).diagram.edgeId[row])).toStrictEqual(['j>k', 'k>b', 'k>c'])
    expect(disablePipes(project, id, ['j>k'], true).ops).toHaveLength(0)
    applyChange(project, invert(change))
    expect(pipesNotCounted(only(project).diagram)).toStrictEqual([])
    expect(edgeAt(only(project).diagram, 1)).toStrictEqual(edgeAt(diagram, 1))
  })

  it('a pipe in no calculation is followed by an open system as by a fresh check, when it is switched and when lengths change', async () => {
    const project = floor()
    const { id } = only(project)
    const context = { design: project.information.design, revision: 1 }
    const open = await (await engine).open(only(project), context)
    const steps = [
      (now: Project) => disablePipes(now, id, ['j>k'], true),
      (now: Project) => disablePipes(now, id, ['j>a'], true),
      (now: Project) => disablePipes(now, id, ['j>k'], false),
    ]
    for (const step of steps) {
      const change = step(project)
      applyChange(project, change)
      await open.apply(change, only(project), context)
      const fresh = await (await engine).inspect(only(project), context)
      const followed = await open.result()
      expect(followed.outdoor).toStrictEqual(fresh.outdoor)
      expect([...followed.deliveredCoolingKw]).toStrictEqual([...fresh.deliveredCoolingKw])
    }
    await open.close()
  })

  it('a branch that counts in no calculation keeps its place in the drawing, in a fresh check and in an open system, and the drawing is drawn anew', async () => {
    const project = floor()
    const { id } = only(project)
    const context = { design: project.information.design, revision: 1 }
    const places = ({ arrangedX, arrangedY }: { arrangedX: Float64Array; arrangedY: Float64Array }) => [[...arrangedX], [...arrangedY]]
    const core = await engine
    const before = places(await core.inspect(only(project), context))
    const open = await core.open(only(project), context)
    for (const isOut of [true, false]) {
      const change = disablePipes(project, id, ['j>k'], isOut)
      applyChange(project, change)
      const followed = await open.follow(change, only(project), context)
      expect(places(followed)).toStrictEqual(before)
      expect(followed.change.rows).toBe('all')
      expect(places(await open.result())).toStrictEqual(before)
      expect(places(await core.inspect(only(project), context))).toStrictEqual(before)
    }
    await open.close()
  })

  it('a pipe in no calculation is read from PipeDisable and written back', () => {
    const wire = { id: 'e', source: 'a', target: 'b', kind: 'generic', data: { ActualPipeLength: 3, PipeDisable: true } }
    const edge = readEdge(wire, () => '$')
    expect(edge.isDisabled).toBe(true)
    expect(writeEdge(edge, 0)).toStrictEqual({ ...wire, data: { ...wire.data, index: 0 } })
    expect(readEdge({ ...wire, data: { PipeDisable: false } }, () => '$').isDisabled).toBeUndefined()
  })
})
