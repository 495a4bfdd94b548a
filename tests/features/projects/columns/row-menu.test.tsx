// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ProjectListItem } from '../../../../src/contract/project/project-calls'
import { RowMenu } from '../../../../src/features/projects/columns/row-menu'
import projects from '../../../../src/locales/en/projects.json'

const nothing = (): void => undefined
const acts = { open: nothing, editData: nothing, clone: nothing, exportFiles: nothing, share: nothing, remove: nothing }
const project = { id: 'p', projectName: 'Harbour', right: 'own' } as ProjectListItem

function Menu() {
  const { t } = useTranslation('projects')
  return <RowMenu project={project} isOwn acts={acts} t={t} />
}

describe('the menu of a project', () => {
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
    await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { projects } } })
  })
  afterEach(cleanup)

  it('the menu of a project opens at its button, which looks afterwards as before', async () => {
    render(
      <MantineProvider>
        <Menu />
      </MantineProvider>,
    )
    const button = (): HTMLElement => screen.getByRole('button', { name: /Harbour/ })
    const looks = button().className.trim()
    expect(looks).not.toBe('')
    fireEvent.click(button())
    await screen.findByRole('menuitem', { name: projects.act.share })
    expect(button().className.split(' ')).toContain(looks)
    expect(button().getAttribute('aria-expanded')).toBe('true')
  })
})
