// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { FindingsPanel } from '../../../src/workbench/findings/findings-panel'
import { LimitsPanel } from '../../../src/workbench/limits/limits-panel'
import { showProof } from '../../../src/workbench/proof/proof-trail'
import { ProofPanel } from '../../../src/workbench/proof/proof-panel'
import { RightColumn } from '../../../src/features/piping/screen/right-column'
import { rightTabs } from '../../../src/workbench/frame/right-tabs'
import { StatusStrip } from '../../../src/workbench/frame/status-strip'
import { SystemPanel } from '../../../src/features/piping/inspector/system-panel'
import type { OpenSystem } from '../../../src/workbench/open-system/use-open-system'
import limits from '../../../src/locales/en/limits.json'
import panels from '../../../src/locales/en/panels.json'
import piping from '../../../src/locales/en/piping.json'
import proof from '../../../src/locales/en/proof.json'
import systems from '../../../src/locales/en/systems.json'
import ui from '../../../src/locales/en/ui.json'
import { METRIC } from '../../../src/model/project/quantity'
import { replaceProject } from '../../../src/state/piping/commit'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { englishLabels, pack } from '../../drawing/board-labels'
import { projectBuilder } from '../../helpers/project-builder'

const labels = await englishLabels()
const nowhere = (): void => undefined

/** An inactive system as its panels are shown it: without a result, for none is asked for. */
function open(): OpenSystem {
  const project = currentProject()
  const system = project?.systems['S']
  if (!project || !system) throw new Error('no open system')
  return {
    ...{ project, system, pack, labels, revision: projectState.revision, result: null, unitSettings: METRIC },
    ...{ drawing: createDrawing(system.diagram, null, packEquipment(pack)) },
    ...{ names: { node: () => '', tag: () => '', order: [], pipes: [] }, sentence: () => '' },
  }
}

const PANELS: readonly (readonly [name: string, panel: () => ReactNode, waiting: string])[] = [
  ['the system', () => <SystemPanel open={open()} row={0} isRoot />, piping.outdoor.computing],
  ['limits', () => <LimitsPanel open={open()} onGoTo={nowhere} />, limits.reading],
  ['findings', () => <FindingsPanel open={open()} onGoTo={nowhere} />, panels.findings.waiting],
  ['a proof', () => <ProofPanel open={open()} />, proof.asking],
]
const show = (panel: ReactNode) => render(<MantineProvider>{panel}</MantineProvider>)

beforeAll(async () => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  globalThis.ResizeObserver = class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui, piping, panels, limits, proof, systems } } })
})

beforeEach(() => {
  replaceProject(
    projectBuilder()
      .system('S', (draw) => draw.outdoor('o', ['X4P-10']).unit('a', 'o', 'C4-036', { lengthM: 5 }), { active: false })
      .build(),
  )
  showProof('S', { outdoor: true, quantity: 'ratedCR' })
})
afterEach(cleanup)

describe.each(PANELS)('the panel of %s', (_, panel, waiting) => {
  it('says of an inactive system that nothing is calculated, and waits for nothing', () => {
    show(panel())
    expect(screen.getByText(systems.inactiveWhy)).toBeTruthy()
    expect(screen.queryByText(waiting)).toBeNull()
  })

  it('makes the system active again', () => {
    show(panel())
    fireEvent.click(screen.getByRole('button', { name: systems.activate }))
    expect(currentProject()?.systems['S']?.active).toBe(true)
    cleanup()
    show(panel())
    expect(screen.queryByText(systems.inactiveWhy)).toBeNull()
    expect(screen.getByText(waiting)).toBeTruthy()
  })
})

it('the line below the board says why there are no figures in it', () => {
  show(<StatusStrip open={open()} board={{ current: null }} />)
  expect(screen.getByText(systems.inactive)).toBeTruthy()
})

it('who made it active by key is in the panel then, and not nowhere', () => {
  rightTabs.tab = 'findings'
  const column = () => (
    <MantineProvider>
      <RightColumn open={open()} onGoTo={nowhere} onLeave={nowhere} />
    </MantineProvider>
  )
  const { rerender } = render(column())
  const button = screen.getByRole('button', { name: systems.activate })
  button.focus()
  fireEvent.click(button)
  rerender(column())
  expect(screen.queryByText(systems.inactiveWhy)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

it('who may only look cannot make a system active', () => {
  projectState.readOnly = true
  show(<FindingsPanel open={open()} onGoTo={nowhere} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: systems.activate }).disabled).toBe(true)
  projectState.readOnly = false
})
