import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Place } from '../../../src/drawing/view/spatial-index'
import { nodeCore } from '../../../src/engine/host/node-core'
import { copyPicked } from '../../../src/workbench/commands/copy-picked'
import { cutPicked } from '../../../src/workbench/commands/cut-picked'
import { duplicatePicked } from '../../../src/features/piping/commands/duplicate-picked'
import { pasteHere } from '../../../src/features/piping/commands/paste-here'
import { endPlacing, placingState } from '../../../src/features/piping/commands/drop/placing-state'
import { hideRefusal, refusalState } from '../../../src/workbench/commands/refusal'
import { local } from '../../../src/workbench/open-system/local'
import placing from '../../../src/locales/en/placing.json'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import * as notices from '../../../src/platform/notify'
import { replaceProject } from '../../../src/state/piping/commit'
import { history, undo } from '../../../src/state/piping/history'
import { configureState } from '../../../src/state/page/ports'
import { projectBuilder } from '../../helpers/project-builder'
import { ServerInMemory } from '../../state/server-twin'
import { eightPorts } from './eight-ports'
import { openSystem } from './open-system'

const AT = { px: 0, py: 0 }

const placeOf = (id: string): Place => ({ kind: 'node', row: nodeRow(openSystem().system.diagram, id) })
const kindOf = (id: string): string => kindAt(openSystem().system.diagram, placeOf(id).row)
const units = (): number =>
  openSystem().system.diagram.nodeId.filter((_, row) => kindAt(openSystem().system.diagram, row) === 'indoor').length

/** The port of the box on which a node hangs. */
const portOf = (id: string): number | undefined => {
  const { diagram } = openSystem().system
  return diagram.edgeSourcePort[diagram.edgeTarget.indexOf(placeOf(id).row)]
}

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { placing } } })
  configureState(new ServerInMemory().ports({ startCore: nodeCore }))
})

beforeEach(async () => {
  let held = ''
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (text: string) => {
        held = text
        return Promise.resolve()
      },
      readText: () => Promise.resolve(held),
    },
  })
  replaceProject(
    projectBuilder()
      .system('S', (draw) =>
        draw
          .outdoor('outdoor', ['X4R-12'], 'HR')
          .joint('first', 'outdoor', { lengthM: 10 })
          .box('box', 'first', 4)
          .unit('unit', 'box', 'C4-036', { port: 1 })
          .placeholder('port', 'box', { port: 2 })
          .placeholder('open', 'first'),
      )
      .build(),
  )
  local.view = 'board'
  await cutPicked('S', { nodes: ['unit'], edges: [] })
})

afterEach(() => {
  endPlacing()
  hideRefusal()
  vi.unstubAllGlobals()
})

describe('a branch that was cut', () => {
  it('a branch that was cut is still cut after a place has refused it, and moves then to one that takes it', async () => {
    await pasteHere(openSystem(), placeOf('open'), AT)
    expect(refusalState.current?.refusal.sentence).toBe('hrIndoorNeedsBox')
    expect(kindOf('unit')).toBe('indoor')
    await pasteHere(openSystem(), placeOf('port'), AT)
    expect([units(), portOf('unit')]).toEqual([1, 2])
  })

  it('a branch that was cut is still cut where it was in hand and nothing came of it', async () => {
    await pasteHere(openSystem(), null, AT)
    expect(placingState.current).not.toBeNull()
    endPlacing()
    await pasteHere(openSystem(), placeOf('port'), AT)
    expect(units()).toBe(1)
  })

  it('a branch that was cut is a copy once it has moved', async () => {
    await pasteHere(openSystem(), placeOf('port'), AT)
    const [left] = openSystem().system.diagram.nodeId.filter((id) => id !== 'open' && kindOf(id) === 'placeholder')
    await pasteHere(openSystem(), placeOf(left ?? ''), AT)
    expect(units()).toBe(2)
  })

  it('a branch that was cut that is pasted in the table is in hand on the board', async () => {
    local.view = 'table'
    await pasteHere(openSystem(), null, AT)
    expect(placingState.current).not.toBeNull()
    expect(local.view).toBe('board')
  })
})

describe('several branches that were copied', () => {
  const RECOVERY_PORTS = ['two', 'three', 'four', 'six']

  /** A box of six ports with two units, and an open place before it that takes no unit. */
  const recovery = (portUnit: string): void => {
    replaceProject(
      projectBuilder()
        .system('S', (draw) =>
          draw
            .outdoor('outdoor', ['X4R-22'], 'HR')
            .joint('first', 'outdoor', { lengthM: 12 })
            .box('box', 'first', 6, { lengthM: 6 }, 'MS', { model: 'MS-06' })
            .unit('office', 'box', portUnit, { port: 1 })
            .placeholder('two', 'box', { port: 2 })
            .placeholder('three', 'box', { port: 3 })
            .placeholder('four', 'box', { port: 4 })
            .unit('archive', 'box', portUnit, { port: 5 })
            .placeholder('six', 'box', { port: 6 })
            .placeholder('before', 'first'),
        )
        .build(),
    )
  }
  const taken = (): string[] => [...RECOVERY_PORTS, 'before'].filter((id) => kindOf(id) === 'indoor')

  it('several branches that were copied go to the places that accept them, on the same box first and round again; undo is named by them', async () => {
    recovery('C4-036')
    await copyPicked('S', { nodes: ['office', 'archive'], edges: [] })
    await pasteHere(openSystem(), placeOf('six'), AT)
    expect(refusalState.current).toBeNull()
    expect(taken()).toEqual(['two', 'six'])
    expect([...local.picked.nodes].sort()).toEqual(['six', 'two'])
    expect(history.undoLabel).toBe('pasteBranches')
    undo()
    expect([taken(), history.undoLabel]).toEqual([[], null])
  })

  it('several branches that were copied go on as one reads from the place that was chosen, also when they are duplicated', async () => {
    recovery('C4-036')
    await copyPicked('S', { nodes: ['office', 'archive'], edges: [] })
    await pasteHere(openSystem(), placeOf('three'), AT)
    expect(taken()).toEqual(['three', 'four'])
    undo()
    await duplicatePicked(openSystem(), { nodes: ['office', 'archive'], edges: [] }, AT)
    expect(refusalState.current).toBeNull()
    expect(taken()).toHaveLength(2)
    expect(taken()).not.toContain('before')
  })

  it('several branches that were copied say how many of them found no place, and offer to make places for these as one step', async () => {
    const told = vi.spyOn(notices, 'notify')
    recovery('C4-036')
    await copyPicked('S', { nodes: ['office', 'archive'], edges: [] })
    await pasteHere(openSystem(), placeOf('six'), AT)
    expect(told).not.toHaveBeenCalledWith('info', expect.anything())
    await copyPicked('S', { nodes: ['office', 'archive', 'two', 'six'], edges: [] })
    await pasteHere(openSystem(), placeOf('three'), AT)
    expect(taken()).toEqual(RECOVERY_PORTS)
    const { sentence, offers = [] } = refusalState.current?.refusal ?? {}
    expect(sentence).toBe('Branches pasted: 2. Without an open place that accepts them: 2.')
    told.mockRestore()
    const before = units()
    offers[0]?.run()
    await vi.waitFor(() => expect(units()).toBe(before + 2))
    expect(history.undoLabel).toBe('pasteBranches')
    undo()
    expect(units()).toBe(before)
  })

  it('several branches that were copied are asked for one after the other where together they break a rule: a port that was free may be the neighbour that a large unit needs', async () => {
    replaceProject(projectBuilder().system('S', eightPorts).build())
    await copyPicked('S', { nodes: ['office', 'hall'], edges: [] })
    await pasteHere(openSystem(), placeOf('five'), AT)
    expect(refusalState.current).toBeNull()
    expect(['five', 'six', 'seven'].map(kindOf)).toEqual(['indoor', 'placeholder', 'indoor'])
    const { diagram } = openSystem().system
    expect(diagram.nodeRest[placeOf('eight').row]?.reservedFor).toBe('seven')
  })
})
