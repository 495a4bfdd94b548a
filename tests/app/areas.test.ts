// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { decideNavigation } from '../../src/app/routes/guard'
import { routes } from '../../src/app/routes/routes'
import { menuEntryOf } from '../../src/app/shell/menu'
import { PERMISSION_CODES } from '../../src/contract/account/permissions'
import { addressesOf, AREAS, editorOf, holdsSystems, listOf, PROJECT_LISTS, STEPS } from '../../src/platform/areas'
import { PROJECT_KINDS } from '../../src/contract/project/project-calls'
import { startTranslations } from '../../src/platform/words/i18n'

const ADMINISTRATOR = {
  version: 'fetched',
  isSignedIn: true,
  isUserLoaded: true,
  permissions: PERMISSION_CODES,
  role: 'superAdmin',
  isCadOn: true,
  project: 'open',
  hasFailed: false,
} as const

beforeAll(async () => {
  // The library of charts asks for it when it is loaded, and this page has none.
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }))
  await startTranslations()
})

/** Looks a key up in the English texts; undefined where there is none. */
function english(key: string): unknown {
  const [namespace = '', path = ''] = key.split(':')
  const texts: unknown = JSON.parse(readFileSync(`src/locales/en/${namespace}.json`, 'utf8'))
  return path.split('.').reduce((found, word) => (found as Record<string, unknown> | undefined)?.[word], texts)
}

describe('the table of areas', () => {
  it('the table of areas gives every row an id and addresses of its own', () => {
    const ids = AREAS.map(({ id }) => id)
    const addresses = AREAS.flatMap(addressesOf)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(AREAS)('the table of areas has a label in English for $id', ({ label, text }) => {
    expect(english(label), label).toEqual(expect.stringMatching(/\S/))
    if (text !== undefined) expect(english(text), text).toEqual(expect.stringMatching(/\S/))
  })

  it.each(AREAS.flatMap((area) => addressesOf(area).map((address) => ({ ...area, address }))))(
    'the table of areas shows the screen of $id at $address to the administrator',
    async (area) => {
      const address = area.address.replace(':token', 'abc')
      expect(decideNavigation(ADMINISTRATOR, address)).toEqual({ kind: 'open', isCounted: true })
      const route = matchRoutes(routes, address)?.at(-1)?.route
      const isParent = AREAS.some(({ parent }) => parent === area.id)
      if (area.screen === null || isParent) {
        expect(route?.loader).toBeTypeOf('function')
        return
      }
      if (typeof route?.lazy !== 'function') throw new Error('No screen is loaded at this address.')
      const { element } = (await route.lazy()) as { element: { type: unknown; props: { area: { id: string } } } }
      expect(element.type).toBeTruthy()
      expect(element.props.area.id).toBe(area.id)
    },
    60_000,
  )

  it.each(AREAS.filter(({ isInMenu }) => isInMenu).concat(STEPS))(
    'the table of areas has an icon for $id, which menus show, and a label of the shell',
    (area) => {
      expect(menuEntryOf(area).Icon).toBeTruthy()
      expect(area.label).toMatch(/^app:/)
    },
  )

  it.each(STEPS)('the table of areas has status, sentence, texts and a key of its own for the step $id', (step) => {
    expect(menuEntryOf(step).status).toBeTypeOf('function')
    expect(step.text).toMatch(/^app:/)
    expect(step.texts?.length).toBeGreaterThan(0)
    expect(STEPS.filter(({ shortcut }) => shortcut !== undefined && shortcut === step.shortcut).length).toBeLessThan(2)
  })

  it('the table of areas has one list for every kind of project, and knows which kinds hold systems and have an editor', () => {
    expect(PROJECT_LISTS.map(({ kind }) => kind)).toEqual(PROJECT_KINDS)
    expect(PROJECT_KINDS.filter(holdsSystems)).toEqual(['mssp', 'cad'])
    expect(PROJECT_KINDS.map(editorOf)).toEqual(['/navbar/mssp/selection', null, null, null])
    expect(listOf('cad').path).toBe('/list/mssp/cad')
  })
})

describe('the rest of the source', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && name !== 'platform/area-table.ts')
  const codeOf = (name: string): string =>
    readFileSync(`src/${name}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')

  it('the rest of the source writes no address of an area', () => {
    const addresses = /['"`#](\/(?:navbar|list|gateway|login|regist|auth-redirect|share)\b[^'"`]*)['"`]/
    expect(files.flatMap((name) => addresses.exec(codeOf(name))?.[1] ?? []).sort()).toEqual([])
  })

  it('the rest of the source compares no kinds of project in screens', () => {
    const comparison = new RegExp(`[!=]== '(?:${PROJECT_KINDS.join('|')})'`)
    expect(files.filter((name) => /^(app|features)\//.test(name) && comparison.test(codeOf(name)))).toEqual([])
  })

  it('the rest of the source lists no ids of steps', () => {
    const steps = AREAS.filter(({ isStep }) => isStep).map(({ id }) => id)
    const word = new RegExp(`(?<![\\w.:-])(['"]?)(${steps.join('|')})\\1(?=\\s*[:,\\]|)])|'(${steps.join('|')})'`, 'g')
    const listed = files
      .filter((name) => /^(app|features|platform|state|ui)\//.test(name))
      .flatMap((name) => {
        const code = codeOf(name).replace(/\b(?:useTranslation|t)\((?:[^()]|\([^()]*\))*\)/g, '')
        const found = new Set([...code.matchAll(word)].map((match) => match[2] ?? match[3]))
        return found.size > 1 ? [`${name}: ${[...found].join(', ')}`] : []
      })
    expect(listed).toEqual([])
  })
})
