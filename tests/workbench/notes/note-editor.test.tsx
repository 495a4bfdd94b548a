// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { nodeText } from '../../../src/model/diagram/node-text'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { local } from '../../../src/workbench/open-system/local'
import { noteEditing } from '../../../src/workbench/notes/note-editing'
import { NoteEditor } from '../../../src/workbench/notes/note-editor'
import type { OpenSystem } from '../../../src/workbench/open-system/use-open-system'
import placing from '../../../src/locales/en/placing.json'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { copyNotes } from '../../../src/model/edits/clip/copy-notes'
import { renameSystem } from '../../../src/model/edits/systems/rename-system'
import { METRIC } from '../../../src/model/project/quantity'
import { commit, onCommitted, replaceProject } from '../../../src/state/piping/commit'
import { history, redo, undo } from '../../../src/state/piping/history'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { englishLabels, pack } from '../../drawing/board-labels'
import { projectBuilder } from '../../helpers/project-builder'

const labels = await englishLabels()
/** What is typed is written by then; the journal has 30 ms more to store it. */
const WRITTEN_MS = 70

function open(): OpenSystem {
  const project = currentProject()
  const system = project?.systems['S']
  if (!project || !system) throw new Error('no open system')
  const drawing = createDrawing(system.diagram, null, packEquipment(pack))
  const revision = projectState.revision
  const names = { node: () => '', tag: () => '', order: [], pipes: [] }
  return { project, system, pack, revision, result: null, drawing, labels, names, unitSettings: METRIC, sentence: ({ code }) => code }
}

const rowOf = (id: string): number => nodeRow(open().system.diagram, id)
const text = (): string | undefined => open().system.diagram.nodeRest[rowOf('note')]?.label
const field = (): HTMLElement => screen.getByLabelText(placing.note.label)
const type = (value: string): void => void fireEvent.change(field(), { target: { value } })

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { placing } } })
})

beforeEach(() => {
  vi.useFakeTimers()
  replaceProject(
    projectBuilder()
      .system('S', (draw) => draw.outdoor('o', ['X4P-10']).text('note', 'Riser'))
      .build(),
  )
  noteEditing.nodeId = 'note'
  render(<NoteEditor open={open()} board={{ current: null }} />)
})

afterEach(() => {
  cleanup()
  local.view = 'board'
  vi.useRealTimers()
})

describe('a block whose text came as a title', () => {
  beforeEach(() => {
    cleanup()
    const { diagram } = open().system
    diagram.nodeRest[rowOf('note')] = { extra: { title: 'Plant room' } }
    noteEditing.nodeId = 'note'
    render(<NoteEditor open={open()} board={{ current: null }} />)
  })
  const shown = (): string => nodeText(open().system.diagram.nodeRest[rowOf('note')])

  it('a block whose text came as a title opens with it, and stays when it is left as it was', () => {
    expect(screen.getByDisplayValue('Plant room')).toBe(field())
    fireEvent.blur(field())
    expect([shown(), history.undoLabel]).toEqual(['Plant room', null])
  })

  it('a block whose text came as a title is copied and doubled with it', () => {
    expect(copyNotes(open().project, 'S', ['note']).notes.map((note) => note.text)).toEqual(['Plant room'])
  })

  it('a block whose text came as a title is written on', () => {
    type('Plant room 2')
    fireEvent.blur(field())
    expect(shown()).toBe('Plant room 2')
    undo()
    expect(shown()).toBe('Plant room')
  })
})

describe('the text of a block', () => {
  it('the text of a block is in the project while it is typed, and is one step of undo', () => {
    let written = 0
    const stop = onCommitted(() => written++)
    type('Riser e')
    type('Riser east')
    vi.advanceTimersByTime(WRITTEN_MS)
    expect([text(), written]).toEqual(['Riser east', 1])
    type('Riser east, keep free')
    vi.advanceTimersByTime(WRITTEN_MS)
    expect(text()).toBe('Riser east, keep free')
    type('Riser east, keep 600 mm free')
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
    stop()
    expect([text(), history.undoLabel]).toEqual(['Riser east, keep 600 mm free', 'setNoteText'])
    undo()
    expect([text(), history.undoLabel]).toEqual(['Riser', null])
    redo()
    expect(text()).toBe('Riser east, keep 600 mm free')
  })

  it('the text of a block grows to the right and down from where it begins', () => {
    const corner = (): number[] => {
      const { drawing } = open()
      const row = rowOf('note')
      return [(drawing.x[row] ?? 0) - (drawing.halfWidth[row] ?? 0), (drawing.y[row] ?? 0) - (drawing.halfHeight[row] ?? 0)]
    }
    const stored = (): number[] => [open().system.diagram.nodeX[rowOf('note')] ?? NaN, open().system.diagram.nodeY[rowOf('note')] ?? NaN]
    const [before, judged] = [corner(), stored()]
    type('Riser east, keep free\nat every floor')
    vi.advanceTimersByTime(WRITTEN_MS)
    expect(corner().map(Math.round)).toEqual(before.map(Math.round))
    expect(stored(), 'what the core keeps clear of symbols').toEqual(judged)
    expect(open().drawing.halfWidth[rowOf('note')]).toBeGreaterThan(50)
  })

  it('the text of a block is again what it was with Escape, and so is what could be done again', () => {
    commit(renameSystem(open().project, 'S', 'Roof'))
    undo()
    type('Riser east')
    vi.advanceTimersByTime(WRITTEN_MS)
    expect(text()).toBe('Riser east')
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect([text(), history.undoLabel, history.redoLabel]).toEqual(['Riser', null, 'renameSystem'])
    vi.advanceTimersByTime(2 * WRITTEN_MS)
    expect(text()).toBe('Riser')
  })

  it('the text of a block is again what it was with Escape, though something else was done meanwhile', () => {
    type('Riser east')
    vi.advanceTimersByTime(WRITTEN_MS)
    commit(renameSystem(open().project, 'S', 'Roof'))
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect([text(), open().system.name]).toEqual(['Riser', 'Roof'])
  })

  it('the text of a block that is taken away takes the block with it, as one step', () => {
    type('R')
    vi.advanceTimersByTime(WRITTEN_MS)
    type(' ')
    vi.advanceTimersByTime(WRITTEN_MS)
    expect(rowOf('note')).toBeGreaterThanOrEqual(0)
    fireEvent.blur(field())
    expect(rowOf('note')).toBe(-1)
    undo()
    expect([text(), history.undoLabel]).toEqual(['Riser', null])
  })

  it('the text of a block leaves no step where it is what it was', () => {
    type('Riser east')
    vi.advanceTimersByTime(WRITTEN_MS)
    type('Riser')
    fireEvent.blur(field())
    expect([text(), history.undoLabel]).toEqual(['Riser', null])
  })

  it('the text of a block is written where the screen is left in the middle of it, which ends the writing', () => {
    type('Riser east')
    cleanup()
    expect([text(), noteEditing.nodeId]).toEqual(['Riser east', null])
  })

  it('the text of a block that is taken away takes the block with it where the screen is left, too', () => {
    type(' ')
    cleanup()
    expect([rowOf('note'), noteEditing.nodeId]).toEqual([-1, null])
  })

  it('the text of a block goes on in the table where that takes the place of the board', () => {
    type('Riser east')
    local.view = 'table'
    cleanup()
    expect([text(), noteEditing.nodeId]).toEqual(['Riser east', 'note'])
  })

  it('the text of a block is written where another block is opened meanwhile, which stays open', () => {
    type('Riser east')
    noteEditing.nodeId = 'other'
    cleanup()
    expect([text(), noteEditing.nodeId]).toEqual(['Riser east', 'other'])
  })
})
