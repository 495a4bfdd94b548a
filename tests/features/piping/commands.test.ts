import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NOTHING_PICKED } from '../../../src/drawing/view/picked'
import { freezeDesign } from '../../../src/workbench/commands/as-built/freeze-design'
import { compareWithFrozen } from '../../../src/model/as-built/compare-with-frozen'
import { drawDiagram } from '../../../src/features/piping/commands/draw-diagram'
import { removePicked } from '../../../src/workbench/commands/remove-picked'
import { setLevel } from '../../../src/features/piping/commands/set-level'
import { setPipeBends } from '../../../src/features/piping/commands/set-pipe-bends'
import { setPipeLength } from '../../../src/features/piping/commands/set-pipe-length'
import { drawingState, stopDrawing } from '../../../src/state/core/drawing-state'
import { local, setPicked } from '../../../src/workbench/open-system/local'
import { LARGE_NODES } from '../../../src/model/diagram/is-large'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import type { Project, System } from '../../../src/model/project/project'
import { commit, replaceProject } from '../../../src/state/piping/commit'
import { history, undo } from '../../../src/state/piping/history'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { confirmLostWork } from '../../../src/ui/feedback/confirm-lost-work'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { addNote } from '../../../src/model/edits/notes/add-note'
import { notify } from '../../../src/platform/notify'
import { pack } from '../../drawing/board-labels'

vi.mock('../../../src/ui/feedback/confirm-lost-work', () => ({ confirmLostWork: vi.fn(() => Promise.resolve(true)) }))
vi.mock('../../../src/platform/notify', () => ({ notify: vi.fn() }))
/** What was said last: the key of the sentence, and how many it counts. */
const said = (): unknown => vi.mocked(notify).mock.lastCall?.[1]
vi.spyOn(i18next, 't').mockImplementation(((key: string, values?: { count?: number }) =>
  values?.count === undefined ? key : `${key} ${values.count}`) as never)

let systemId = ''
const system = (): System => {
  const open = projectState.current?.systems[systemId]
  if (!open) throw new Error('no open system')
  return open
}
const diagram = (): Diagram => system().diagram
const projectNow = (): Project => {
  const open = currentProject()
  if (!open) throw new Error('no open project')
  return open
}
const idsOf = (kind: string): string[] =>
  Array.from({ length: diagram().nodeCount }, (_, row) => row)
    .filter((row) => kindAt(diagram(), row) === kind)
    .map((row) => diagram().nodeId[row] ?? '')

beforeEach(() => {
  const project = demoProject(pack, { ownerId: 'owner', ownerName: 'Owner' })
  systemId = project.systemOrder[0] ?? ''
  replaceProject(project)
  setPicked(NOTHING_PICKED)
  vi.mocked(confirmLostWork).mockClear()
})

describe('editing pipes', () => {
  it('editing pipes sets length, bends and level, each taken back by one undo', () => {
    const pipe = diagram().edgeId[0] ?? ''
    const before = diagram().edgeLengthM[0]
    setPipeLength(systemId, [pipe], 42.5)
    setPipeBends(systemId, [pipe], 7)
    setLevel(systemId, [diagram().nodeId[1] ?? ''], -12)
    expect([diagram().edgeLengthM[0], diagram().edgeBends[0], diagram().nodeHeightM[1]]).toEqual([42.5, 7, -12])
    undo()
    undo()
    undo()
    expect(diagram().edgeLengthM[0]).toBe(before)
  })

  it('editing pipes sets many pipes in one step of undo', () => {
    const pipes = diagram().edgeId.slice(0, diagram().edgeCount)
    const before = Array.from(diagram().edgeLengthM.subarray(0, diagram().edgeCount))
    setPipeLength(systemId, pipes, 9)
    expect(new Set(diagram().edgeLengthM.subarray(0, diagram().edgeCount))).toEqual(new Set([9]))
    undo()
    expect(Array.from(diagram().edgeLengthM.subarray(0, diagram().edgeCount))).toEqual(before)
  })

  it('editing pipes changes nothing in a project that may only be looked at', () => {
    const project = projectState.current
    if (!project) throw new Error('no open project')
    projectState.readOnly = true
    const before = diagram().edgeLengthM[0]
    setPipeLength(systemId, [diagram().edgeId[0] ?? ''], 77)
    expect(diagram().edgeLengthM[0]).toBe(before)
    projectState.readOnly = false
  })
})

describe('removing what is picked', () => {
  it('removing what is picked leaves an open place where a unit stood, and brings the unit back with undo', () => {
    const [unit] = idsOf('indoor')
    const units = idsOf('indoor').length
    removePicked(systemId, { nodes: [unit ?? ''], edges: [] })
    expect(idsOf('indoor')).toHaveLength(units - 1)
    expect(idsOf('placeholder')).toHaveLength(1)
    expect(local.picked).toEqual({ nodes: idsOf('placeholder'), edges: [] })
    undo()
    expect(idsOf('indoor')).toHaveLength(units)
  })

  it('removing what is picked goes up to what an open place hung from, once the place itself is removed', () => {
    const [unit] = idsOf('indoor')
    removePicked(systemId, { nodes: [unit ?? ''], edges: [] })
    const parent =
      diagram().nodeId[diagram().edgeSource[diagram().edgeTarget.indexOf(nodeRow(diagram(), idsOf('placeholder')[0] ?? ''))] ?? -1]
    removePicked(systemId, local.picked)
    expect(local.picked).toEqual({ nodes: [parent], edges: [] })
  })

  it('removing what is picked takes a joint away with everything below it', () => {
    const feed = diagram().edgeId[0] ?? ''
    removePicked(systemId, { nodes: [], edges: [feed] })
    expect([kindAt(diagram(), 0), kindAt(diagram(), 1), diagram().nodeCount]).toEqual(['outdoor', 'placeholder', 2])
  })

  it('removing what is picked takes several units, a pipe and a joint away in one step of undo', () => {
    const before = diagram().nodeCount
    const units = idsOf('indoor').slice(-2)
    const joint = idsOf('joint').at(-1) ?? ''
    removePicked(systemId, { nodes: [...units, joint], edges: [diagram().edgeId.at(1) ?? ''] })
    expect(diagram().nodeCount).toBeLessThan(before)
    undo()
    expect(diagram().nodeCount).toBe(before)
  })

  it('removing what is picked keeps the outdoor unit', () => {
    const count = diagram().nodeCount
    removePicked(systemId, { nodes: idsOf('outdoor'), edges: [] })
    expect(diagram().nodeCount).toBe(count)
    expect(said()).toBe('piping:message.cannotRemove')
  })

  it('removing what is picked says what it was, and how many', () => {
    const remove = (nodes: string[], edges: string[] = []) => {
      removePicked(systemId, { nodes, edges })
      return said()
    }
    commit(addAccessory(projectNow(), systemId, idsOf('indoor')[0] ?? '', 'controller'))
    const controller = idsOf('none').at(-1) ?? ''
    commit(addNote(projectNow(), systemId, { text: 'Riser', x: 900, y: 0 }))
    const note = idsOf('none').at(-1) ?? ''
    expect(remove([controller])).toBe('piping:message.accessoryRemoved 1')
    expect(remove([note])).toBe('piping:message.noteRemoved 1')
    expect(remove(idsOf('indoor').slice(-2))).toBe('piping:message.unitRemoved 2')
    expect(remove(idsOf('placeholder'))).toBe('piping:message.placeRemoved 2')
    expect(remove([idsOf('joint').at(-1) ?? ''])).toBe('piping:message.fittingRemoved 1')
    expect(remove([idsOf('indoor')[0] ?? '', idsOf('placeholder')[0] ?? ''])).toBe('piping:message.thingsRemoved 2')
    expect(remove([], [diagram().edgeId[0] ?? ''])).toBe('piping:message.removed 1')
  })

  it('removing what is picked keeps the last place below the outdoor unit, and says why', () => {
    removePicked(systemId, { nodes: [], edges: [diagram().edgeId[0] ?? ''] })
    expect(local.picked).toEqual({ nodes: idsOf('placeholder'), edges: [] })
    removePicked(systemId, local.picked)
    expect(said()).toBe('piping:message.lastPlace')
    expect(idsOf('placeholder')).toHaveLength(1)
    expect(history.undoLabel).toBe('removePipe')
  })
})

function listMany(): void {
  const [unit] = system().indoorUnits
  if (!unit) throw new Error('the demo lists no unit')
  commit({ label: 'many', ops: [{ table: 'indoorUnit', systemId, before: unit, after: { ...unit, count: LARGE_NODES }, at: 0 }] })
}

describe('freezing the design', () => {
  it('freezing the design keeps a large system as it stands in the end, whatever is typed meanwhile', async () => {
    listMany()
    await drawDiagram(systemId, pack)
    const frozen = freezeDesign(systemId)
    const pipe = diagram().edgeId[3] ?? ''
    setPipeLength(systemId, [pipe], 12.5)
    await frozen
    expect(system().frozen?.edgeLengthM[3]).toBe(12.5)
    expect(compareWithFrozen(system())).toEqual([])
    undo()
    expect(system().frozen).toBeUndefined()
  })
})

describe('generating the diagram again', () => {
  it('generating the diagram again asks where typed lengths would be lost, and leaves the drawing as it is where the answer is no', async () => {
    const before = diagram()
    vi.mocked(confirmLostWork).mockResolvedValueOnce(false)
    await drawDiagram(systemId, pack)
    expect(diagram()).toBe(before)
    const lost = vi.mocked(confirmLostWork).mock.lastCall?.[0]
    expect(lost?.pipes).toBeGreaterThan(0)
    await drawDiagram(systemId, pack)
    expect(diagram()).not.toBe(before)
    expect([history.undoLabel, said()]).toEqual(['generateDiagram', 'piping:message.generated'])
    undo()
    expect(idsOf('joint')).toEqual(before.nodeId.filter((_, row) => kindAt(before, row) === 'joint'))
  })

  it('generating the diagram again does not ask of a drawing as it was generated', async () => {
    await drawDiagram(systemId, pack)
    vi.mocked(confirmLostWork).mockClear()
    await drawDiagram(systemId, pack)
    expect(confirmLostWork).not.toHaveBeenCalled()
  })

  it('generating the diagram again draws nothing of a project that has changed while it asked', async () => {
    vi.mocked(confirmLostWork).mockImplementationOnce(() => {
      setLevel(systemId, [idsOf('indoor')[0] ?? ''], 5)
      return Promise.resolve(true)
    })
    await drawDiagram(systemId, pack)
    expect([history.undoLabel, said()]).toEqual(['setNodeHeight', 'placing:changedMeanwhile'])
  })

  it('generating the diagram again draws every unit of the list after branches were removed', () => {
    const units = idsOf('indoor').length
    removePicked(systemId, { nodes: [], edges: [diagram().edgeId[0] ?? ''] })
    void drawDiagram(systemId, pack)
    expect(idsOf('indoor')).toHaveLength(units)
  })

  it('generating the diagram again draws a large system in turns, as one step, and what is typed meanwhile is in it', async () => {
    listMany()
    await drawDiagram(systemId, pack)
    const before = diagram().nodeCount
    expect(before).toBeGreaterThan(LARGE_NODES)

    const drawn = drawDiagram(systemId, pack)
    const [placed] = idsOf('indoor')
    setLevel(systemId, [placed ?? ''], 7)
    expect(diagram().nodeCount).toBe(before)
    await drawn
    expect(history.undoLabel).toBe('generateDiagram')
    expect(diagram().nodeCount).toBe(before)
    expect(diagram().nodeHeightM[nodeRow(diagram(), placed ?? '')]).toBe(7)
  })

  it('generating the diagram again leaves a large system as it is once that is called off', async () => {
    listMany()
    const before = diagram()
    const drawn = drawDiagram(systemId, pack)
    stopDrawing()
    await drawn
    expect(diagram()).toBe(before)
    expect(drawingState.isDrawing).toBe(false)
  })
})
