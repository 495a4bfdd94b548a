import { expect } from 'vitest'
import type { Box } from '../../../src/drawing/view/view'
import { createDrawing, type Drawing } from '../../../src/drawing/drawing/drawing'
import { followDrawing } from '../../../src/workbench/open-system/use-open-system'
import { keptIndex } from '../../../src/drawing/drawing/kept-index'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { createSpatialIndex, type SpatialIndex } from '../../../src/drawing/view/spatial-index'
import { writeProject } from '../../../src/contract/project/project-wire'
import type { Engine } from '../../../src/engine/engine'
import type { ResidentSystem } from '../../../src/engine/resident/resident-system'
import { atOnce } from '../../../src/model/change/at-once'
import type { Change } from '../../../src/model/change/change'
import { createDiagram, edgeAt, nodeAt } from '../../../src/model/diagram/diagram-rows'
import type { Project, System } from '../../../src/model/project/project'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { settleAnswer } from '../../../src/state/core/settle-answer'
import { defaultPack } from '../../engine/core-record'
import { expectSame } from './expect-same'

const SYSTEM = 'system'
const NEVER = new AbortController().signal
/** Comparing every row object takes longer than the rest; it is done every so many steps. */
const ROWS_EVERY = 20

/** The open project seen by the model, by the board and by the core, each of which follows every change on a way of its own. */
export class ThreeViews {
  readonly #core: Engine
  #resident: ResidentSystem | undefined
  #steps = 0

  constructor(core: Engine) {
    this.#core = core
  }

  /** Tells everyone of a change that has been committed, and expects that they agree; with `isCompared` false they are only told. */
  async follow(change: Change, isCompared = true): Promise<void> {
    const system = shown()
    const context = { design: project().information.design, revision: projectState.revision }
    this.#resident ??= await this.#core.open(system, context)
    const told = settleAnswer(await this.#resident.follow(change, system, context))
    // The answer as it came: its change says what of the drawing before may stay.
    const drawing = followDrawing(system.diagram, told, packEquipment(defaultPack))
    const index = keptIndex(drawing)
    atOnce(index.preparing())
    if (!isCompared) return
    const listed = (await this.#resident.list(told, NEVER)) ?? told
    expectSame(listed, await this.#core.inspect(system, context), 'the open system and a fresh check')
    expectSame(drawing, createDrawing(system.diagram, told, packEquipment(defaultPack)), 'the drawing that followed and a new one')
    expectSameRows(drawing, index, createSpatialIndex(drawing))
    if (this.#steps++ % ROWS_EVERY === 0) expectSoundColumns(system)
  }

  async close(): Promise<void> {
    await this.#resident?.close()
  }
}

export function project(): Project {
  const open = currentProject()
  if (!open) throw new Error('The project has been closed.')
  return open
}

/** The project as it is saved. */
export function wire(): string {
  return JSON.stringify(writeProject(project()))
}

function shown(): System {
  const system = project().systems[SYSTEM]
  if (!system) throw new Error('The project has lost its system.')
  return system
}

/** The columns are those that a diagram of the same rows would have, and no row is lost or doubled. */
function expectSoundColumns({ diagram }: System): void {
  const nodes = Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row))
  const edges = Array.from({ length: diagram.edgeCount }, (_, row) => edgeAt(diagram, row))
  const anew = createDiagram(nodes, edges)
  expect(new Set(diagram.nodeId).size).toBe(diagram.nodeCount)
  expect(Array.from(anew.edgeSource)).toStrictEqual(Array.from(diagram.edgeSource.subarray(0, diagram.edgeCount)))
  expect(Array.from(anew.edgeTarget)).toStrictEqual(Array.from(diagram.edgeTarget.subarray(0, diagram.edgeCount)))
}

/** The index that followed finds in each part of the board what a new one finds. */
function expectSameRows({ extent }: Drawing, followed: SpatialIndex, anew: SpatialIndex): void {
  const [width, height] = [(extent.maxX - extent.minX) / 3, (extent.maxY - extent.minY) / 3]
  for (let part = 0; part < 9; part++) {
    const minX = extent.minX + (part % 3) * width
    const minY = extent.minY + Math.floor(part / 3) * height
    const box = { minX, minY, maxX: minX + width, maxY: minY + height }
    expectSame(rowsIn(followed, box), rowsIn(anew, box), 'the index that followed and a new one')
  }
}

const rowsIn = (index: SpatialIndex, box: Box): { symbols: Int32Array; pipes: Int32Array } => ({
  symbols: Int32Array.from(index.nodesIn(box)).sort(),
  pipes: Int32Array.from(index.edgesIn(box)).sort(),
})
