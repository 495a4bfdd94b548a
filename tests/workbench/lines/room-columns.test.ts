import { beforeEach, describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { setCells } from '../../../src/workbench/commands/set-cells'
import { cellsOfEntries } from '../../../src/workbench/lines/cells-of-entries'
import { linesOf } from '../../../src/workbench/lines/lines'
import { nodeColumns } from '../../../src/workbench/lines/node-columns'
import type { OpenSystem } from '../../../src/workbench/open-system/use-open-system'
import { METRIC, type UnitSettings } from '../../../src/model/project/quantity'
import { replaceProject } from '../../../src/state/piping/commit'
import { undo } from '../../../src/state/piping/history'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { englishLabels, pack } from '../../drawing/board-labels'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'

const units = ['a', 'b'].map((id) => indoorUnit('C4-056', { id, roomAreaM2: id === 'a' ? 20 : null }))
const labels = await englishLabels(units)

/** The columns of rooms of the open system's table, and what is written into one of them from the first unit on. */
function table(unitSettings: UnitSettings = METRIC) {
  const project = currentProject()
  const system = project?.systems['S']
  if (!project || !system) throw new Error('no open system')
  const drawing = createDrawing(system.diagram, null, packEquipment(pack))
  const lines = linesOf(drawing, [0, 1, 2, 3])
  const open: OpenSystem = {
    ...{ project, system, pack, labels, drawing, revision: projectState.revision, result: null, unitSettings },
    ...{ names: { node: () => '', tag: () => '', order: [0, 1, 2, 3], pipes: [] }, sentence: () => '' },
  }
  const { what } = nodeColumns({ open, lines, words: (key) => key, language: 'en', defaultLengthM: 1 })
  const column = (key: string) => what.find((each) => each.key === key)
  const write = (key: string, texts: string[]): boolean => {
    const which = [2, 3].slice(0, texts.length)
    const reads = column(key)?.edit?.read(texts, which) ?? []
    const values = reads.map((read) => ('value' in read ? read.value : null))
    if (reads.some((read) => 'refusal' in read)) return false
    return setCells('S', cellsOfEntries(open, lines, [{ column: key, lines: which, values }]), pack)
  }
  return { column, write }
}

const sizes = () => currentProject()?.systems['S']?.indoorUnits.map(({ roomAreaM2, roomHeightM }) => [roomAreaM2, roomHeightM])

beforeEach(() => {
  replaceProject(
    projectBuilder()
      .system(
        'S',
        (draw) =>
          draw
            .outdoor('o', ['X4P-10'])
            .joint('j', 'o')
            .unit('ua', 'j', 'C4-056', {}, { indoorUnitId: 'a' })
            .unit('ub', 'j', 'C4-056', {}, { indoorUnitId: 'b' }),
        { indoorUnits: units },
      )
      .build(),
  )
})

describe('the columns of rooms in the table of the piping', () => {
  it('the columns of rooms in the table of the piping show the sizes that the list has, with the unit in the head, and are open for units alone', () => {
    const { column } = table()
    expect(column('roomArea')).toMatchObject({ unit: 'm²' })
    expect([0, 2, 3].map((line) => column('roomArea')?.text(line))).toEqual(['', '20', ''])
    expect([0, 1, 2].map((line) => column('roomHeight')?.edit?.isOpen(line))).toEqual([false, false, true])
  })

  it('the columns of rooms in the table of the piping take a column of pasted areas as one step, with units of their own', () => {
    expect(table().write('roomArea', ['24,5', '30 m²'])).toBe(true)
    expect(sizes()).toEqual([
      [24.5, null],
      [30, null],
    ])
    expect(table().write('roomHeight', ['2.7', ''])).toBe(true)
    expect(sizes()).toEqual([
      [24.5, 2.7],
      [30, null],
    ])
    undo()
    undo()
    expect(sizes()?.[0]).toEqual([20, null])
  })

  it('the columns of rooms in the table of the piping are in square feet where lengths are in feet', () => {
    const { column, write } = table({ ...METRIC, length: 'ft' })
    expect(column('roomArea')).toMatchObject({ unit: 'ft²' })
    expect(column('roomArea')?.text(2)).toMatch(/^215\.2/)
    write('roomArea', ['100'])
    expect(sizes()?.[0]?.[0]).toBeCloseTo(100 / 3.2808 ** 2, 6)
  })

  it('the columns of rooms in the table of the piping refuse what is no size of a room', () => {
    for (const text of ['0', '-4', 'large', '12 kg']) expect(table().write('roomArea', [text]), text).toBe(false)
    expect(table().write('roomHeight', ['3000'])).toBe(false)
  })
})
