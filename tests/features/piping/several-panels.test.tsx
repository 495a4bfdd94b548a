// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { pickedParts } from '../../../src/features/piping/inspector/several/picked-parts'
import { SeveralPanel } from '../../../src/features/piping/inspector/several/several-panel'
import { pickedPlaces } from '../../../src/drawing/view/picked'
import type { Picked } from '../../../src/drawing/view/picked'
import type { OpenSystem } from '../../../src/workbench/open-system/use-open-system'
import { local } from '../../../src/workbench/open-system/local'
import panels from '../../../src/locales/en/panels.json'
import lines from '../../../src/locales/en/lines.json'
import piping from '../../../src/locales/en/piping.json'
import ui from '../../../src/locales/en/ui.json'
import { edgeRow, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { METRIC } from '../../../src/model/project/quantity'
import type { Project, System } from '../../../src/model/project/project'
import { commit, replaceProject } from '../../../src/state/piping/commit'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { englishLabels, pack } from '../../drawing/board-labels'
import { projectBuilder } from '../../helpers/project-builder'

const PICKED = ['z>b', 'x>c']

function open(): { project: Project; system: System } {
  const project = currentProject()
  const system = project?.systems['S']
  if (!project || !system) throw new Error('no open system')
  return { project, system }
}

const lengths = (ids: readonly string[]): (number | undefined)[] => {
  const { diagram } = open().system
  return ids.map((id) => diagram.edgeLengthM[edgeRow(diagram, id)])
}

beforeAll(async () => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui, piping, lines, panels } } })
})
afterEach(cleanup)

/** A system with pipes whose rows change when its free place goes, as the panels are shown it. */
async function shownSystem(): Promise<OpenSystem> {
  replaceProject(
    projectBuilder()
      .system('S', (draw) =>
        draw
          .outdoor('o', ['X4P-10'])
          .joint('y', 'o', { lengthM: 20 })
          .placeholder('a', 'y')
          .joint('z', 'y', { lengthM: 4 })
          .unit('b', 'z', 'C4-036', { lengthM: 5 })
          .joint('x', 'z', { lengthM: 4 })
          .unit('c', 'x', 'C4-036', { lengthM: 5 })
          .unit('d', 'x', 'C4-036', { lengthM: 6 }),
      )
      .build(),
  )
  const { project, system } = open()
  const drawing = createDrawing(system.diagram, null, packEquipment(pack))
  return {
    ...{ project, system, pack, drawing, revision: projectState.revision, result: null, unitSettings: METRIC },
    ...{ labels: await englishLabels(), names: { node: () => '', tag: () => '', order: [], pipes: [] }, sentence: () => '' },
  }
}

const partsOf = ({ drawing }: OpenSystem, picked: Picked) => pickedParts(drawing, pickedPlaces(drawing, picked))

it('a length typed for several pipes is theirs, though their rows moved before it was typed to the end', async () => {
  const shown = await shownSystem()
  const edges = PICKED.map((id) => edgeRow(shown.drawing.diagram, id))
  render(
    <MantineProvider>
      <SeveralPanel open={shown} parts={partsOf(shown, { nodes: [], edges: PICKED })} />
    </MantineProvider>,
  )
  commit(removeFromDrawing(open().project, 'S', { nodes: ['a'], edges: [] }, pack))
  expect(PICKED.map((id) => edgeRow(open().system.diagram, id))).not.toEqual(edges)
  const field = screen.getByLabelText(piping.pipe.length)
  fireEvent.change(field, { target: { value: '9' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(lengths(PICKED)).toEqual([9, 9])
  expect(lengths(['z>x', 'x>d'])).toEqual([4, 6])
})

it('a level typed for several units is theirs, though their rows moved before it was typed to the end', async () => {
  const shown = await shownSystem()
  const ids = ['b', 'c']
  const rows = ids.map((id) => nodeRow(shown.drawing.diagram, id))
  render(
    <MantineProvider>
      <SeveralPanel open={shown} parts={partsOf(shown, { nodes: ids, edges: [] })} />
    </MantineProvider>,
  )
  commit(removeFromDrawing(open().project, 'S', { nodes: ['a'], edges: [] }, pack))
  const { diagram } = open().system
  expect(ids.map((id) => nodeRow(diagram, id))).not.toEqual(rows)
  const field = screen.getByLabelText(piping.unit.level)
  fireEvent.change(field, { target: { value: '3' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(['b', 'c', 'd', 'x'].map((id) => open().system.diagram.nodeHeightM[nodeRow(open().system.diagram, id)])).toEqual([3, 3, NaN, NaN])
})

it('units, joints and pipes picked together have a part each, and one kind is picked alone', async () => {
  const shown = await shownSystem()
  const everything = { nodes: ['o', 'y', 'z', 'a', 'b', 'c'], edges: ['z>b', 'x>d'] }
  render(
    <MantineProvider>
      <SeveralPanel open={shown} parts={partsOf(shown, everything)} />
    </MantineProvider>,
  )
  const parts = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(parts).toEqual(['2 units', '2 joints and boxes', '2 pipes', '2 others'])
  // The pipes differ in length, so the field shows none and says why.
  const pipes = within(screen.getByRole('region', { name: '2 pipes' }))
  expect(pipes.getByLabelText<HTMLInputElement>(piping.pipe.length).placeholder).toBe(piping.pipe.various)
  const units = within(screen.getByRole('region', { name: '2 units' }))
  fireEvent.change(units.getByLabelText(piping.unit.level), { target: { value: '-4' } })
  fireEvent.keyDown(units.getByLabelText(piping.unit.level), { key: 'Enter' })
  const levels = ['b', 'c', 'y', 'z'].map((id) => open().system.diagram.nodeHeightM[nodeRow(open().system.diagram, id)])
  expect(levels).toEqual([-4, -4, NaN, NaN])
  fireEvent.click(within(screen.getByRole('region', { name: '2 joints and boxes' })).getByRole('button', { name: piping.several.only }))
  expect(local.picked).toEqual({ nodes: ['y', 'z'], edges: [] })
})
