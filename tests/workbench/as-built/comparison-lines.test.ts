import { describe, expect, it } from 'vitest'
import { csvLines } from '../../../src/workbench/as-built/csv-lines'
import { applyChange } from '../../../src/model/change/apply'
import { NO_FIGURES } from '../../../src/model/as-built/frozen-design'
import type { Change } from '../../../src/model/change/change'
import { freezeDesign } from '../../../src/model/edits/as-built/freeze-design'
import { capPlaceholders } from '../../../src/model/edits/drawing/end-caps'
import { moveBranch } from '../../../src/model/edits/drawing/move-branch'
import { placeNewUnit } from '../../../src/model/edits/drawing/place-new-unit'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { reverseFittings } from '../../../src/model/edits/drawing/reverse-fittings'
import { setDefaultLength } from '../../../src/model/edits/drawing/set-default-length'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import type { Project } from '../../../src/model/project/project'
import { METRIC } from '../../../src/model/project/quantity'
import { pack } from '../../drawing/board-labels'
import { projectBuilder } from '../../helpers/project-builder'
import { asBuiltLines, englishWords } from './open-as-built'

function built(...changes: ((project: Project) => Change)[]): Project {
  const project = projectBuilder()
    .system('S', (draw) =>
      draw
        .outdoor('o', ['X4R-22'], 'HR')
        .box('box', 'o', 6, { lengthM: 20 })
        .unit('a', 'box', 'C4-036', { port: 1 }, { label: 'Hall' })
        .unit('b', 'box', 'C4-028', { port: 2 }, { label: 'Bar' })
        .placeholder('free', 'box', { port: 3 }),
    )
    .build()
  applyChange(project, freezeDesign(project, 'S', { at: '', by: '', figures: NO_FIGURES, defaultLengthM: 3 }))
  for (const change of changes) applyChange(project, change(project))
  return project
}

describe('a line of the comparison', () => {
  it('a line of the comparison names where a pipe was designed to lead and where it leads, with the ports', async () => {
    const lines = await asBuiltLines(built((project) => moveBranch(project, 'S', 'a', 'free', pack)))
    expect(lines.map(({ name, designed, installed, difference }) => [name, designed, installed, difference])).toStrictEqual([
      ['Box 1, port 1 → Open place 1', 'Box 1, port 1 → Hall · C4-036', 'Box 1, port 1 → Open place 1', null],
      ['Box 1, port 3 → Hall · C4-036', 'Box 1, port 3 → Open place', 'Box 1, port 3 → Hall · C4-036', null],
    ])
  })

  it('a line of the comparison names what was removed since by its model', async () => {
    const lines = await asBuiltLines(
      built(
        (project) => moveBranch(project, 'S', 'b', 'free', pack),
        (project) => removeFromDrawing(project, 'S', { nodes: ['box'], edges: [] }, pack),
      ),
    )
    expect(lines.filter(({ state }) => state === 'removed').map(({ name }) => name)).toContain('C4-028 (removed)')
  })

  it('a line of the comparison says another default once, with how many pipes it holds for, and each of them where all lines are shown', async () => {
    const project = built((now) => setDefaultLength(now, 'S', 8))
    const [line, ...others] = await asBuiltLines(project)
    expect(others).toStrictEqual([])
    expect(line).toMatchObject({ id: 'o', name: '3 pipes with the default length', designed: 3, installed: 8, difference: 5 })
    const all = await asBuiltLines(project, true)
    expect(all.filter(({ state }) => state === 'changed').map(({ id, designed, installed }) => [id, designed, installed])).toStrictEqual([
      ['box>a', 3, 8],
      ['box>b', 3, 8],
      ['box>free', 3, 8],
    ])
  })

  it('a line of the comparison has words for what is no number: a place that was free, a cap, a turned box, a material', async () => {
    const lines = await asBuiltLines(
      built(
        (project) => setPipe(project, 'S', ['o>box'], { materialType: 'steel' }),
        (project) => reverseFittings(project, 'S', ['box']),
        (project) => placeNewUnit(project, 'S', 'free', { kind: 'indoor', model: 'C4-028' }, pack),
      ),
    )
    expect(lines.map(({ field, designed, installed }) => [field, designed, installed])).toStrictEqual([
      ['material', null, 'steel'],
      ['reverse', 'No', 'Yes'],
      ['model', 'Open place', 'C4-028'],
    ])
    const capped = await asBuiltLines(built((project) => capPlaceholders(project, 'S')))
    expect(capped.find(({ field }) => field === 'model')).toMatchObject({ designed: 'Open place', installed: 'End cap' })
  })

  it('a line of the comparison goes into a spreadsheet with a unit only where it has one', async () => {
    const lines = await asBuiltLines(
      built(
        (project) => setDefaultLength(project, 'S', 8),
        (project) => setPipe(project, 'S', ['o>box'], { materialType: 'steel' }),
        (project) => moveBranch(project, 'S', 'a', 'free', pack),
      ),
    )
    expect(csvLines(lines, METRIC, await englishWords()).lines).toStrictEqual([
      ['3 pipes with the default length', 'Length', 'm', 3, 8, 5, 'changed', 'Designed, Installed'],
      ['Outdoor unit → Box 1', 'Material', '', null, 'steel', null, 'changed', ''],
      [
        'Box 1, port 1 → Open place 1',
        'Connection',
        '',
        'Box 1, port 1 → Hall · C4-036',
        'Box 1, port 1 → Open place 1',
        null,
        'moved',
        '',
      ],
      ['Box 1, port 3 → Hall · C4-036', 'Connection', '', 'Box 1, port 3 → Open place', 'Box 1, port 3 → Hall · C4-036', null, 'moved', ''],
    ])
  })

  it('a line of the comparison says in a spreadsheet which length is a default', async () => {
    const lines = await asBuiltLines(built((project) => setPipe(project, 'S', ['box>a'], { lengthM: 5 })))
    expect(csvLines(lines, METRIC, await englishWords()).lines.map((line) => line.slice(3))).toStrictEqual([
      [3, 5, 2, 'changed', 'Designed'],
    ])
  })
})
