// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { linesOf } from '../../../src/workbench/lines/lines'
import { AdjustForm } from '../../../src/features/piping/side-table/adjust-form'
import type { OpenSystem } from '../../../src/workbench/open-system/use-open-system'
import lines from '../../../src/locales/en/lines.json'
import ui from '../../../src/locales/en/ui.json'
import { METRIC } from '../../../src/model/project/quantity'
import { replaceProject } from '../../../src/state/piping/commit'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { englishLabels, pack } from '../../drawing/board-labels'
import { projectBuilder } from '../../helpers/project-builder'

const labels = await englishLabels()

function open(): OpenSystem {
  const project = currentProject()
  const system = project?.systems['S']
  if (!project || !system) throw new Error('no open system')
  const drawing = createDrawing(system.diagram, null, packEquipment(pack))
  const names = { node: () => '', tag: () => '', order: [], pipes: [] }
  return {
    ...{ project, system, pack, drawing, labels, names, revision: projectState.revision, result: null },
    ...{ unitSettings: METRIC, sentence: () => '' },
  }
}

/** Fills the form in for all pipes and applies it; answers what it says against it. */
function apply(property: string, how: string, text: string): string | null {
  fireEvent.change(screen.getByLabelText(lines.side.property), { target: { value: property } })
  fireEvent.change(screen.getByLabelText(lines.side.how), { target: { value: how } })
  const field = screen.getByLabelText(lines.side.value)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: lines.side.apply }))
  return screen.queryByRole('alert')?.textContent ?? null
}
const pipe = (): { bends: number | undefined; material: string | undefined } => {
  const { diagram } = open().system
  return { bends: diagram.edgeBends[0], material: diagram.edgeRest[0]?.materialType }
}

beforeAll(async () => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui, lines } } })
})

beforeEach(() => {
  replaceProject(
    projectBuilder()
      .system('S', (draw) => draw.outdoor('o', ['X4P-10']).unit('a', 'o', 'C4-036', { bends: 500 }, { indoorUnitId: 'A' }))
      .build(),
  )
  const shown = open()
  const own = linesOf(shown.drawing, [0, 1])
  const which = Array.from({ length: own.count }, (_, line) => line).filter((line) => (own.edge[line] ?? -1) >= 0)
  render(
    <MantineProvider>
      <AdjustForm open={shown} lines={own} which={which} isMarked={false} />
    </MantineProvider>,
  )
})
afterEach(cleanup)

describe('changing many pipes at once', () => {
  it('changing many pipes at once takes no more bends than a cell of the table does, and says how many those are', () => {
    expect(apply('bends', 'set', '1000')).toContain('999')
    expect(apply('bends', 'multiply', '2')).toContain('999')
    expect(pipe().bends).toBe(500)
    expect(apply('bends', 'add', '499')).toBeNull()
    expect(pipe().bends).toBe(999)
  })

  it('changing many pipes at once takes no longer name of a material than a cell of the table does', () => {
    expect(apply('material', 'set', 'x'.repeat(41))).toBe('Enter at most 40 characters.')
    expect(pipe().material).toBeUndefined()
    expect(apply('material', 'set', ` ${'x'.repeat(40)} `)).toBeNull()
    expect(pipe().material).toBe('x'.repeat(40))
  })
})
