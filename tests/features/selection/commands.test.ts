import { ref } from 'valtio'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import json from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { catalogueEntry } from '../../../src/features/selection/catalogue/catalogue-entry'
import type { CatalogueEntry } from '../../../src/features/selection/catalogue/catalogue-entry'
import { addIndoorUnits } from '../../../src/features/selection/commands/add-indoor-units'
import type { UnitOrder } from '../../../src/features/selection/commands/add-indoor-units'
import { addSystem } from '../../../src/workbench/commands/systems/add-system'
import { chooseOutdoorUnit } from '../../../src/features/selection/commands/choose-outdoor-unit'
import { duplicateSystems } from '../../../src/workbench/commands/systems/duplicate-systems'
import { duplicateIndoorUnits } from '../../../src/features/selection/commands/duplicate-indoor-units'
import { editIndoorUnits } from '../../../src/features/selection/commands/edit-indoor-units'
import { moveUnits } from '../../../src/workbench/commands/systems/move-units'
import { placeSystems } from '../../../src/workbench/commands/systems/place-systems'
import { pasteRoomSizes } from '../../../src/features/selection/commands/paste-room-sizes'
import { removeIndoorUnits } from '../../../src/features/selection/commands/remove-indoor-units'
import { removeSystems } from '../../../src/workbench/commands/systems/remove-systems'
import { renameSystem } from '../../../src/workbench/commands/systems/rename-system'
import { newProject } from '../../../src/model/project/defaults'
import { IMPERIAL, METRIC } from '../../../src/model/project/quantity'
import { replaceNode } from '../../../src/model/edits/drawing/replace-node'
import { LARGE_NODES } from '../../../src/model/diagram/is-large'
import { notify } from '../../../src/platform/notify'
import { commit, replaceProject } from '../../../src/state/piping/commit'
import { drawingState, stopDrawing } from '../../../src/state/core/drawing-state'
import { redo, undo } from '../../../src/state/piping/history'
import { packState } from '../../../src/state/core/pack'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { workplace } from '../../../src/state/page/workplace'
import { confirmLostWork } from '../../../src/ui/feedback/confirm-lost-work'
import { findKitLayout } from '../../helpers/kit-layout'

vi.mock('../../../src/platform/notify', () => ({ notify: vi.fn() }))
vi.mock('../../../src/ui/feedback/confirm-lost-work', () => ({ confirmLostWork: vi.fn(() => Promise.resolve(false)) }))

const pack = { ...readPack(json), findKitLayout }
const order = (given: Partial<UnitOrder> = {}): UnitOrder => ({
  name: '',
  room: '',
  floor: '1',
  count: 1,
  requiredCoolingKw: null,
  requiredHeatingKw: null,
  roomAreaM2: null,
  roomHeightM: null,
  ...given,
})

function model(id: string): CatalogueEntry {
  const entry = catalogueEntry(pack, id)
  if (!entry) throw new Error(`the pack lacks ${id}`)
  return entry
}

const project = () => {
  const current = currentProject()
  if (!current) throw new Error('no project is open')
  return current
}
const systems = () => project().systemOrder.flatMap((id) => project().systems[id] ?? [])
const units = (place = 0) => systems()[place]?.indoorUnits ?? []
const names = () => systems().map((system) => system.name)
const pickedSystem = () => workplace.systemId ?? ''

beforeEach(() => {
  packState.pack = ref(pack)
  workplace.systemId = null
  replaceProject(newProject())
  addSystem()
})

describe('the commands of the selection step', () => {
  it('the commands of the selection step adds a line with what the catalogue asks, named after its model unless a name is given', () => {
    expect(addIndoorUnits(pickedSystem(), model('C4-056'), order({ count: 3, room: 'Open office', requiredCoolingKw: 5 }))).not.toBeNull()
    addIndoorUnits(pickedSystem(), model('FA-090'), order({ name: 'Fresh air' }))
    expect(units()).toMatchObject([
      { type: 'idu', model: 'C4-056', name: 'C4-056', room: 'Open office', floor: '1', count: 3, requiredCoolingKw: 5 },
      { type: 'fa', model: 'FA-090', name: 'Fresh air', count: 1 },
    ])
  })

  it('the commands of the selection step changes several lines in one step', () => {
    addIndoorUnits(pickedSystem(), model('C4-056'), order())
    addIndoorUnits(pickedSystem(), model('C4-071'), order())
    editIndoorUnits(
      pickedSystem(),
      units().map((unit) => unit.id),
      { floor: '7' },
    )
    expect(units().map((unit) => unit.floor)).toEqual(['7', '7'])
    undo()
    expect(units().map((unit) => unit.floor)).toEqual(['1', '1'])
  })

  it('the commands of the selection step adds a line with the size of its room, and copies of lines and systems keep it', () => {
    addIndoorUnits(pickedSystem(), model('C4-056'), order({ roomAreaM2: 28, roomHeightM: 2.7 }))
    duplicateIndoorUnits(
      pickedSystem(),
      units().map((unit) => unit.id),
    )
    duplicateSystems([pickedSystem()])
    const size = { roomAreaM2: 28, roomHeightM: 2.7 }
    expect([...units(0), ...units(1)]).toMatchObject([size, size, size, size])
  })

  it('the commands of the selection step pastes sizes of rooms from a line downwards, in the measures of the project, as one step of undo', () => {
    for (const id of ['C4-056', 'C4-071', 'DM-090']) addIndoorUnits(pickedSystem(), model(id), order())
    const keys = units().map((unit) => unit.id)
    const reader = { unitSettings: IMPERIAL, language: 'en' }
    expect(pasteRoomSizes(pickedSystem(), keys.slice(1), 'roomArea', 'Area\tHeight\n300\t9\n25 m2\t2.7 m\n', reader)).toBe(true)
    expect(units()[0]).toMatchObject({ roomAreaM2: null, roomHeightM: null })
    expect(units()[1]?.roomAreaM2).toBeCloseTo(300 / 3.2808 ** 2, 6)
    expect(units()[1]?.roomHeightM).toBeCloseTo(9 / 3.2808, 6)
    expect(units()[2]).toMatchObject({ roomAreaM2: 25, roomHeightM: 2.7 })
    undo()
    expect(units().map((unit) => unit.roomAreaM2)).toEqual([null, null, null])
  })

  it('the commands of the selection step leaves out pasted sizes that are no size or have no line, and leaves a single value to the field', () => {
    addIndoorUnits(pickedSystem(), model('C4-056'), order())
    const keys = units().map((unit) => unit.id)
    const reader = { unitSettings: METRIC, language: 'en' }
    expect(pasteRoomSizes(pickedSystem(), keys, 'roomArea', '31\n', reader)).toBe(false)
    expect(pasteRoomSizes(pickedSystem(), keys, 'name', 'one\ntwo', reader)).toBe(false)
    pasteRoomSizes(pickedSystem(), keys, 'roomArea', '31\tlow\n40\t2.5', reader)
    expect(units()[0]).toMatchObject({ roomAreaM2: 31, roomHeightM: null })
    expect(notify).toHaveBeenCalledWith('error', expect.anything())
    pasteRoomSizes(pickedSystem(), keys, 'roomHeight', '0\n2.5', reader)
    expect(units()[0]?.roomHeightM).toBeNull()
  })

  it('the commands of the selection step stores a pasted size that reads in feet as the stored one does in metres', () => {
    addIndoorUnits(pickedSystem(), model('C4-056'), order({ roomAreaM2: 20, roomHeightM: 3 }))
    const keys = units().map((unit) => unit.id)
    const reader = { unitSettings: IMPERIAL, language: 'en' }
    pasteRoomSizes(pickedSystem(), keys, 'roomArea', '20\t9.84', reader)
    expect(units()[0]?.roomAreaM2).toBeCloseTo(20 / 3.2808 ** 2, 6)
    expect(units()[0]?.roomHeightM).toBe(3)
  })

  it('the commands of the selection step speaks of pasted sizes only where they were stored, and of every kind that was left out', () => {
    addIndoorUnits(pickedSystem(), model('C4-056'), order())
    const keys = units().map((unit) => unit.id)
    const reader = { unitSettings: METRIC, language: 'en' }
    vi.mocked(notify).mockClear()
    pasteRoomSizes(pickedSystem(), keys, 'roomArea', '31\tlow\n40\t2.5', reader)
    expect(vi.mocked(notify).mock.calls.map(([kind]) => kind)).toEqual(['good', 'error', 'advice'])
    projectState.readOnly = true
    vi.mocked(notify).mockClear()
    pasteRoomSizes(pickedSystem(), keys, 'roomArea', '32\t2.4', reader)
    expect(units()[0]?.roomAreaM2).toBe(31)
    expect(
      vi.mocked(notify).mock.calls.map(([kind]) => kind),
      'only that the project is read-only',
    ).toEqual(['info'])
  })

  it('the commands of the selection step duplicates lines behind the last picked one and answers the copies', () => {
    for (const id of ['C4-056', 'C4-071', 'DM-090']) addIndoorUnits(pickedSystem(), model(id), order())
    const copies = duplicateIndoorUnits(
      pickedSystem(),
      units()
        .slice(0, 2)
        .map((unit) => unit.id),
    )
    expect(units().map((unit) => unit.model)).toEqual(['C4-056', 'C4-071', 'C4-056', 'C4-071', 'DM-090'])
    expect(units().flatMap((unit, place) => (copies.includes(unit.id) ? place : []))).toEqual([2, 3])
    expect(new Set(units().map((unit) => unit.id)).size).toBe(5)
  })

  it('the commands of the selection step moves lines to another system and back with undo', () => {
    const first = pickedSystem()
    addIndoorUnits(first, model('C4-056'), order())
    addIndoorUnits(first, model('C4-071'), order())
    addSystem()
    moveUnits(
      first,
      units()
        .slice(0, 1)
        .map((unit) => unit.id),
      pickedSystem(),
    )
    expect([units(0), units(1)].map((list) => list.map((unit) => unit.model))).toEqual([['C4-071'], ['C4-056']])
    undo()
    expect([units(0), units(1)].map((list) => list.map((unit) => unit.model))).toEqual([['C4-056', 'C4-071'], []])
  })

  it('the commands of the selection step removes lines', () => {
    addIndoorUnits(pickedSystem(), model('C4-056'), order())
    removeIndoorUnits(
      pickedSystem(),
      units().map((unit) => unit.id),
    )
    expect(units()).toEqual([])
  })

  it('the commands of the selection step chooses an outdoor unit and draws the piping as one step of undo', () => {
    for (const id of ['C4-056', 'C4-056', 'C4-071', 'DM-090']) addIndoorUnits(pickedSystem(), model(id), order())
    void chooseOutdoorUnit(pickedSystem(), ['X4P-10'])
    expect(systems()[0]?.outdoorModels).toEqual(['X4P-10'])
    const drawn = systems()[0]?.diagram.nodeCount ?? 0
    expect(drawn).toBeGreaterThan(units().length)
    undo()
    expect(systems()[0]).toMatchObject({ outdoorModels: [], diagram: { nodeCount: 0 } })
    redo()
    expect(systems()[0]?.diagram.nodeCount).toBe(drawn)
  })

  it('the commands of the selection step asks before another number of pipes takes away what was drawn, and not where nothing is lost', async () => {
    addIndoorUnits(pickedSystem(), model('C4-056'), order({ count: 3 }))
    void chooseOutdoorUnit(pickedSystem(), ['X4P-10'])
    void chooseOutdoorUnit(pickedSystem(), ['X4R-10'])
    void chooseOutdoorUnit(pickedSystem(), ['X4P-10'])
    expect(confirmLostWork).not.toHaveBeenCalled()
    const { diagram } = systems()[0] ?? {}
    const joint = diagram?.nodeId[1] ?? ''
    commit(replaceNode(project(), pickedSystem(), joint, { kind: 'joint', branches: 4 }, pack))
    void chooseOutdoorUnit(pickedSystem(), ['X4P-12'])
    expect(confirmLostWork).not.toHaveBeenCalled()
    void chooseOutdoorUnit(pickedSystem(), ['X4R-10'])
    await Promise.resolve()
    expect(vi.mocked(confirmLostWork).mock.lastCall?.[0]).toMatchObject({ fittings: 1 })
    expect(systems()[0]?.outdoorModels).toEqual(['X4P-12'])
    vi.mocked(confirmLostWork).mockResolvedValueOnce(true)
    void chooseOutdoorUnit(pickedSystem(), ['X4R-10'])
    await vi.waitFor(() => expect(systems()[0]?.outdoorModels).toEqual(['X4R-10']))
  })

  it('the commands of the selection step says so where the project changed while it asked, and leaves it as it is', async () => {
    addIndoorUnits(pickedSystem(), model('C4-056'), order({ count: 3 }))
    await chooseOutdoorUnit(pickedSystem(), ['X4P-10'])
    commit(replaceNode(project(), pickedSystem(), systems()[0]?.diagram.nodeId[1] ?? '', { kind: 'joint', branches: 4 }, pack))
    vi.mocked(notify).mockClear()
    vi.mocked(confirmLostWork).mockImplementationOnce(() => {
      renameSystem(pickedSystem(), 'Meanwhile')
      return Promise.resolve(true)
    })
    await chooseOutdoorUnit(pickedSystem(), ['X4R-10'])
    await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce())
    expect([systems()[0]?.name, systems()[0]?.outdoorModels]).toEqual(['Meanwhile', ['X4P-10']])
  })

  it('the commands of the selection step draws a large system for another number of pipes in turns, and can be called off', async () => {
    addIndoorUnits(pickedSystem(), model('C4-056'), order({ count: LARGE_NODES }))
    await chooseOutdoorUnit(pickedSystem(), ['X4P-10'])
    const before = systems()[0]?.diagram
    const stopped = chooseOutdoorUnit(pickedSystem(), ['X4R-10'])
    expect([drawingState.isDrawing, systems()[0]?.diagram]).toEqual([true, before])
    stopDrawing()
    await stopped
    expect([drawingState.isDrawing, systems()[0]?.outdoorModels]).toEqual([false, ['X4P-10']])
    const chosen = chooseOutdoorUnit(pickedSystem(), ['X4R-10'])
    renameSystem(pickedSystem(), 'Meanwhile')
    await chosen
    expect([systems()[0]?.name, systems()[0]?.outdoorModels]).toEqual(['Meanwhile', ['X4R-10']])
    expect(systems()[0]?.diagram.nodeRest[0]?.outdoorType).toBe('HR')
  })

  it('the commands of the selection step keeps the drawing in step with the list', () => {
    addIndoorUnits(pickedSystem(), model('C4-056'), order())
    addIndoorUnits(pickedSystem(), model('C4-071'), order())
    void chooseOutdoorUnit(pickedSystem(), ['X4P-08'])
    addIndoorUnits(pickedSystem(), model('DM-090'), order({ count: 2 }))
    const { diagram } = systems()[0] ?? {}
    const drawn = diagram?.nodeRest.slice(0, diagram.nodeCount).flatMap((rest) => rest?.indoorUnitId ?? [])
    const expected = units().flatMap((unit) => Array<string>(unit.count).fill(unit.id))
    expect(drawn?.sort()).toEqual(expected.sort())
  })

  it('the commands of the selection step adds, renames, copies, reorders and removes systems', () => {
    addSystem()
    const [first, second] = project().systemOrder
    renameSystem(first ?? '', '  North wing ')
    expect(names()[0]).toBe('North wing')
    renameSystem(first ?? '', '   ')
    expect(names()[0]).toBe('North wing')
    placeSystems([first ?? ''], { floor: 0, level: 1, ...(second === undefined ? {} : { afterId: second }) })
    expect(project().systemOrder).toEqual([second, first])
    duplicateSystems([first ?? ''])
    expect(systems()).toHaveLength(3)
    workplace.systemId = first ?? null
    removeSystems([first ?? ''])
    expect(project().systems[first ?? '']).toBeUndefined()
    expect(project().systemOrder).toContain(workplace.systemId)
    undo()
    expect(names()).toContain('North wing')
  })

  it('a read-only project is not changed, and every command says so', () => {
    const open = project()
    replaceProject(open, true)
    const { revision } = projectState
    vi.mocked(notify).mockClear()
    addSystem()
    expect(addIndoorUnits(open.systemOrder[0] ?? '', model('C4-056'), order())).toBeNull()
    expect(projectState.revision).toBe(revision)
    expect(vi.mocked(notify).mock.calls.map(([kind]) => kind)).toEqual(['info', 'info'])
  })
})
