// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readCore } from '../../../../src/engine/host/core-file'
import { startMeasure } from '../../../../src/engine/measure/measure'
import { SystemsList } from '../../../../src/features/selection/systems/systems-list'
import selection from '../../../../src/locales/en/selection.json'
import ui from '../../../../src/locales/en/ui.json'
import { replaceProject } from '../../../../src/state/document/commit'
import { packState } from '../../../../src/state/core/pack'
import { currentProject } from '../../../../src/state/document/project'
import { workplace } from '../../../../src/state/page/workplace'
import { pack } from '../../../drawing/board-labels'
import { projectBuilder } from '../../../helpers/project-builder'

function show(names: readonly string[], picked: string): void {
  const builder = projectBuilder()
  for (const name of names) builder.system(name, (draw) => draw, { name })
  replaceProject(builder.build())
  workplace.systemId = picked
  render(
    <MantineProvider>
      <SystemsList picked={picked} />
    </MantineProvider>,
  )
}
const rowOf = (name: string): HTMLElement => document.getElementById(`system-${name}`) ?? document.body
const focused = (): string => document.activeElement?.id ?? ''
const order = (): readonly string[] => currentProject()?.systemOrder ?? []

describe('the list of systems', () => {
  beforeAll(async () => {
    window.matchMedia = (query) =>
      ({
        matches: false,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList
    globalThis.ResizeObserver = class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    }
    Element.prototype.scrollIntoView = () => undefined
    Element.prototype.scrollTo = () => undefined
    await startMeasure(readCore())
    packState.pack = pack
    await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { selection, ui } } })
  })
  afterEach(cleanup)

  it.each([
    ['C', 'D'],
    ['E', 'D'],
  ])('goes on, where %s is removed that is not picked, with %s, which stands there now', async (removed, next) => {
    show(['A', 'B', 'C', 'D', 'E'], 'A')
    rowOf(removed).focus()
    fireEvent.keyDown(rowOf(removed), { key: 'Delete' })
    await waitFor(() => expect(focused()).toBe(`system-${next}`))
    expect(order()).not.toContain(removed)
    expect(workplace.systemId).toBe('A')
  })

  it('keeps the focus in a list of which only a part is drawn', async () => {
    const names = Array.from({ length: 300 }, (_, place) => `Tower ${String(place).padStart(3, '0')}`)
    show(names, 'Tower 250')
    rowOf('Tower 002').focus()
    fireEvent.keyDown(rowOf('Tower 002'), { key: 'Delete' })
    await waitFor(() => expect(focused()).toBe('system-Tower 003'))
  })

  it('keeps the focused row of a long list where it is scrolled out of sight, and the way to the picked one', () => {
    const names = Array.from({ length: 300 }, (_, place) => `Tower ${String(place).padStart(3, '0')}`)
    show(names, 'Tower 250')
    const row = rowOf('Tower 002')
    const byTab = (): string[] => screen.getAllByRole('button').flatMap(({ id, tabIndex }) => (tabIndex === 0 && id ? [id] : []))
    expect(byTab()).toContain('system-Tower 250')
    row.focus()
    const box = screen.getByRole('list').parentElement ?? document.body
    Object.defineProperty(box, 'clientHeight', { value: 320 })
    for (const top of [8_000, 0, 16_000, 160]) {
      box.scrollTop = top
      fireEvent.scroll(box)
      expect(document.activeElement, `at ${top} px`).toBe(row)
      expect(byTab()).toContain('system-Tower 002')
      expect(rowOf(names[top / 80] ?? '').id).toBe(`system-${names[top / 80]}`)
    }
    expect(screen.getAllByRole('listitem').length).toBeLessThan(100)
  })

  it('removes once for a key that is held', async () => {
    show(['A', 'B', 'C', 'D'], 'B')
    fireEvent.keyDown(rowOf('B'), { key: 'Delete' })
    await waitFor(() => expect(focused()).toBe('system-C'))
    for (let times = 0; times < 5; times++) fireEvent.keyDown(rowOf('C'), { key: 'Delete', repeat: true })
    expect(order()).toEqual(['A', 'C', 'D'])
  })
})
