import i18next from 'i18next'
import { subscribeKey } from 'valtio/utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import json from '../../../packs/default.json' with { type: 'json' }
import { readPack } from '../../../src/contract/pack'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import { newProject, newRoom } from '../../../src/model/project/defaults'
import type { Project, System } from '../../../src/model/project/project'
import { packState } from '../../../src/state/core/pack'
import { drawingState, stopDrawing } from '../../../src/state/core/drawing-state'
import { commit, replaceProject } from '../../../src/state/piping/commit'
import { redo, undo } from '../../../src/state/piping/history'
import { currentProject } from '../../../src/state/piping/project'
import { confirmLostWork } from '../../../src/ui/feedback/confirm-lost-work'
import { applySelection } from '../../../src/workbench/commands/systems/apply-selection'
import { drawAllDiagrams } from '../../../src/workbench/commands/systems/draw-all-diagrams'
import { findKitLayout } from '../../helpers/kit-layout'

vi.mock('../../../src/ui/feedback/confirm-lost-work', () => ({ confirmLostWork: vi.fn(() => Promise.resolve(true)) }))
vi.mock('../../../src/platform/notify', () => ({ notify: vi.fn() }))
vi.spyOn(i18next, 't').mockImplementation(((key: string) => key) as never)
vi.spyOn(i18next, 'loadNamespaces').mockResolvedValue(undefined)

const pack = { ...readPack(json), findKitLayout }
const ROOMS = Array.from({ length: 40 }, (_, at) => newRoom({ name: `R${at}`, floor: `${at % 3}F`, coolKw: 3, heatKw: 2 }))
/** Four systems of ten rooms. */
const SELECTED = [0, 1, 2, 3].map((place) => ({
  models: ['X4P-12'],
  units: ROOMS.slice(place * 10, place * 10 + 10).map(({ id }) => ({ room: id, modelName: 'C4-036', count: 1 })),
}))

const project = (): Project => {
  const open = currentProject()
  if (!open) throw new Error('no open project')
  return open
}
const systems = (): System[] => project().systemOrder.flatMap((id) => project().systems[id] ?? [])
const countOf = ({ diagram }: System, kind: string): number =>
  Array.from({ length: diagram.nodeCount }, (_, row) => kindAt(diagram, row)).filter((each) => each === kind).length
const firstLine = (system: System) => {
  const [line] = system.indoorUnits
  if (!line) throw new Error('The list is empty.')
  return line
}

beforeEach(() => {
  packState.pack = pack
  replaceProject({ ...newProject(), rooms: ROOMS })
  vi.mocked(confirmLostWork).mockClear()
})

describe('applying a selection', () => {
  it('a selection that is applied is drawn whole, tells how far it is, and goes with one undo', async () => {
    const told: (number | null)[] = []
    const stop = subscribeKey(drawingState, 'progress', (progress) => told.push(progress), true)
    const applied = applySelection(SELECTED, ROOMS)
    expect(drawingState.isDrawing).toBe(true)
    expect(await applied).toBe(true)
    stop()
    expect(told).toEqual([0.25, 0.5, 0.75, 1, null])
    expect(systems().map((system) => [countOf(system, 'indoor'), countOf(system, 'placeholder')])).toEqual(SELECTED.map(() => [10, 0]))
    expect(drawingState.progress).toBeNull()
    undo()
    expect(systems()).toHaveLength(0)
    redo()
    expect(systems()).toHaveLength(4)
  })

  it('a selection that is cancelled while it is drawn leaves the project as it was', async () => {
    const before = project().systemOrder
    const applied = applySelection(SELECTED, ROOMS)
    stopDrawing()
    expect(await applied).toBe(false)
    expect(project().systemOrder).toEqual(before)
    expect(drawingState.isDrawing).toBe(false)
  })

  it('a selection for rooms that are served already replaces what served them, and leaves the other systems untouched', async () => {
    await applySelection(SELECTED, ROOMS)
    const kept = systems().slice(0, 3)
    await applySelection(SELECTED.slice(3), ROOMS.slice(30))
    expect(
      systems()
        .slice(0, 3)
        .map(({ diagram }) => diagram),
    ).toEqual(kept.map(({ diagram }) => diagram))
    expect(systems()).toHaveLength(4)
    expect(systems()[3]?.indoorUnits.map(({ roomId }) => roomId)).toEqual(ROOMS.slice(30).map(({ id }) => id))
  })
})

describe('drawing all diagrams', () => {
  /** Adds another unit to the list of each system: its diagram lacks it. */
  async function applied(): Promise<void> {
    await applySelection(SELECTED, ROOMS)
    for (const system of systems()) {
      const after = { ...firstLine(system), count: 3 }
      commit({ label: 'three', ops: [{ table: 'indoorUnit', systemId: system.id, before: firstLine(system), after, at: 0 }] })
    }
  }

  it('all diagrams are drawn from their lists in one step, and one undo gives back every earlier drawing', async () => {
    await applied()
    const before = systems().map(({ diagram }) => diagram)
    await drawAllDiagrams()
    expect(systems().map((system) => [countOf(system, 'indoor'), countOf(system, 'placeholder')])).toEqual(SELECTED.map(() => [12, 0]))
    expect(confirmLostWork).not.toHaveBeenCalled()
    undo()
    expect(systems().map((system) => countOf(system, 'indoor'))).toEqual(before.map(() => 10))
    expect(systems().map(({ diagram }) => diagram.nodeId)).toEqual(before.map(({ nodeId }) => nodeId))
  })

  it('drawing all diagrams asks once, for what all of them lose together', async () => {
    await applied()
    for (const { id, diagram } of systems().slice(0, 2)) {
      const joint = Array.from({ length: diagram.nodeCount }, (_, row) => row).findLast((row) => kindAt(diagram, row) === 'joint')
      const edge = Array.from(diagram.edgeTarget.subarray(0, diagram.edgeCount)).indexOf(joint ?? -1)
      commit(setPipe(project(), id, [diagram.edgeId[edge] ?? ''], { lengthM: 7 }))
    }
    vi.mocked(confirmLostWork).mockResolvedValueOnce(false)
    const before = systems().map(({ diagram }) => diagram)
    await drawAllDiagrams()
    expect(vi.mocked(confirmLostWork).mock.calls.map(([lost]) => lost.pipes)).toEqual([2])
    expect(systems().map(({ diagram }) => diagram)).toEqual(before)
    await drawAllDiagrams()
    expect(systems().map((system) => countOf(system, 'indoor'))).toEqual(SELECTED.map(() => 12))
  })

  it('drawing all diagrams leaves all as they are once it is cancelled', async () => {
    await applied()
    const before = systems().map(({ diagram }) => diagram)
    const drawn = drawAllDiagrams()
    for (let turn = 0; turn < 10 && !drawingState.isDrawing; turn++) await Promise.resolve()
    expect(drawingState.isDrawing).toBe(true)
    stopDrawing()
    await drawn
    expect(systems().map(({ diagram }) => diagram)).toEqual(before)
  })

  it('a system without an outdoor unit is left as it is', async () => {
    await applySelection([{ models: [], units: SELECTED[0]?.units ?? [] }, ...SELECTED.slice(1)], ROOMS)
    await drawAllDiagrams()
    expect(systems().map(({ diagram }) => diagram.nodeCount > 0)).toEqual([false, true, true, true])
  })
})
