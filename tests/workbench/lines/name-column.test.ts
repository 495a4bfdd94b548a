import { beforeEach, describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { setCells } from '../../../src/workbench/commands/set-cells'
import { cellsOfEntries } from '../../../src/workbench/lines/cells-of-entries'
import { linesOf } from '../../../src/workbench/lines/lines'
import type { Lines } from '../../../src/workbench/lines/lines'
import { nodeColumns } from '../../../src/workbench/lines/node-columns'
import type { OpenSystem } from '../../../src/workbench/open-system/use-open-system'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { METRIC } from '../../../src/model/project/quantity'
import { replaceProject } from '../../../src/state/piping/commit'
import { history, undo } from '../../../src/state/piping/history'
import { currentProject, projectState } from '../../../src/state/piping/project'
import type { SheetColumn } from '../../../src/ui/sheet/cells/sheet-column'
import { englishLabels, pack } from '../../drawing/board-labels'
import { projectBuilder } from '../../helpers/project-builder'

const labels = await englishLabels()
const LONG = `Riser east\nmind the beam, ${'and the shaft '.repeat(12)}`

/** The table's column of names, and how a text is typed into the line of a node. */
function table(): { column: SheetColumn; lineOf: (id: string) => number; type: (id: string, text: string) => boolean } {
  const project = currentProject()
  const system = project?.systems['S']
  if (!project || !system) throw new Error('no open system')
  const drawing = createDrawing(system.diagram, null, packEquipment(pack))
  const order = Array.from({ length: drawing.nodeCount }, (_, row) => row)
  const lines: Lines = linesOf(drawing, order)
  const open: OpenSystem = {
    ...{ project, system, pack, labels, drawing, revision: projectState.revision, result: null, unitSettings: METRIC },
    ...{ names: { node: () => 'Outdoor unit', tag: () => '', order, pipes: [] }, sentence: () => '' },
  }
  const { what } = nodeColumns({ open, lines, words: (key) => key, language: 'en', defaultLengthM: 1 })
  const column = what.find(({ key }) => key === 'name')
  if (!column?.edit) throw new Error('no column of names')
  const { edit } = column
  const lineOf = (id: string): number => lines.ofNode[nodeRow(system.diagram, id)] ?? -1
  const type = (id: string, text: string): boolean => {
    const [read] = edit.read([text], [lineOf(id)])
    if (!edit.isOpen(lineOf(id)) || !read || 'refusal' in read) return false
    return setCells('S', cellsOfEntries(open, lines, [{ column: 'name', lines: [lineOf(id)], values: [read.value] }]), pack)
  }
  return { column, lineOf, type }
}

const noteText = (): string | undefined => {
  const diagram = currentProject()?.systems['S']?.diagram
  return diagram?.nodeRest[nodeRow(diagram, 'note')]?.label
}

beforeEach(() =>
  replaceProject(
    projectBuilder()
      .system('S', (draw) => draw.outdoor('outdoor', ['X4P-10']).unit('unit', 'outdoor', 'C4-036').text('note', 'Riser'), {
        name: 'North wing',
      })
      .build(),
  ),
)

describe('the name of a line of the table', () => {
  it('the name of a line of the table of a text block is a text of any length and of several lines', () => {
    const { column, lineOf, type } = table()
    expect([column.edit?.isLong?.(lineOf('note')), column.edit?.isLong?.(lineOf('unit'))]).toEqual([true, false])
    expect(type('note', LONG.replace('\n', '\r\n'))).toBe(true)
    expect(noteText()).toBe(LONG)
    expect(history.undoLabel).toBe('setNoteText')
  })

  it('the name of a line of the table of a unit is a short one', () => {
    expect(table().type('unit', LONG)).toBe(false)
  })

  it.each(['', '  \n '])('the name of a line of the table that is emptied takes the text block away, as on the board', (blank) => {
    expect(table().type('note', blank)).toBe(true)
    expect(noteText()).toBeUndefined()
    expect(history.undoLabel).toBe('removeNote')
    undo()
    expect(noteText()).toBe('Riser')
  })

  it('the name of a line of the table of the outdoor unit is the name of the system', () => {
    const { column, lineOf, type } = table()
    expect([column.text(lineOf('outdoor')), column.edit?.typed(lineOf('outdoor'))]).toEqual(['North wing', 'North wing'])
    expect(type('outdoor', 'South wing')).toBe(true)
    expect(currentProject()?.systems['S']?.name).toBe('South wing')
    expect(history.undoLabel).toBe('renameSystem')
    expect(table().type('outdoor', '')).toBe(false)
    expect(currentProject()?.systems['S']?.name).toBe('South wing')
  })

  it('the name of a line of the table is written for outdoor unit, unit and text block in one step', () => {
    const { lineOf } = table()
    const project = currentProject()
    const system = project?.systems['S']
    if (!project || !system) throw new Error('no open system')
    const drawing = createDrawing(system.diagram, null, packEquipment(pack))
    const lines = linesOf(
      drawing,
      Array.from({ length: drawing.nodeCount }, (_, row) => row),
    )
    const open = { project, system, pack, drawing } as OpenSystem
    const which = ['outdoor', 'unit', 'note'].map(lineOf)
    setCells('S', cellsOfEntries(open, lines, [{ column: 'name', lines: which, values: ['West', 'Lobby', ''] }]), pack)
    const written = currentProject()?.systems['S']
    const unit = written?.diagram.nodeRest[nodeRow(written.diagram, 'unit')]?.label
    expect([written?.name, unit, noteText()]).toEqual(['West', 'Lobby', undefined])
    undo()
    expect([currentProject()?.systems['S']?.name, noteText(), history.undoLabel]).toEqual(['North wing', 'Riser', null])
  })
})
