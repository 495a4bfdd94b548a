// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import ui from '../../../src/locales/en/ui.json'
import { SearchField } from '../../../src/ui/filter/search-field'
import { PagedTable } from '../../../src/ui/paged/paged-table'
import { knownSort, usePaged } from '../../../src/ui/paged/use-paged'

interface Person {
  name: string
}
interface Filter {
  text?: string
  sort?: { key: 'name'; direction: 'ascending' | 'descending' }
}

const PEOPLE: readonly Person[] = Array.from({ length: 101 }, (_, place) => ({ name: `Person ${String(place).padStart(3, '0')}` }))
const EVERYBODY: Filter = {}
const columns = [{ key: 'name', header: 'Name', value: ({ name }: Person) => name }]
const nameOf = ({ name }: Person): string => name

/** A server with these people, which answers as the paged calls do. */
const listOf =
  (people: () => readonly Person[]) =>
  ({ text = '', sort }: Filter, { current, size }: { current: number; size: number }) => {
    const found = people().filter(({ name }) => name.includes(text))
    const ordered = sort?.direction === 'descending' ? found.toReversed() : found
    return Promise.resolve({ records: ordered.slice((current - 1) * size, current * size), current, size, total: found.length })
  }

function People({ list }: { list: ReturnType<typeof listOf> }) {
  const paged = usePaged(EVERYBODY, list)
  return (
    <>
      <SearchField label="Find" value={paged.filter.text ?? ''} onText={(text) => paged.refine({ text })} />
      <button onClick={paged.reload}>Again</button>
      <PagedTable
        paged={paged}
        label="People"
        columns={columns}
        rowKey={nameOf}
        onSort={(sort) => paged.refine({ sort: knownSort(['name'], sort) })}
        toolbar={<SearchField label="Find in the table" value="" onText={(text) => paged.refine({ text })} />}
        empty="Nobody"
      />
    </>
  )
}

const show = (list: ReturnType<typeof listOf>) =>
  render(
    <MantineProvider>
      <People list={list} />
    </MantineProvider>,
  )

describe('a list by pages', () => {
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
    await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } }, interpolation: { escapeValue: false } })
  })
  afterEach(cleanup)

  it('a list by pages says that it is being loaded', () => {
    show(() => new Promise(() => undefined))
    expect(screen.getByRole('status').textContent).toBe('Loading')
  })

  it('a list by pages turns its pages', async () => {
    show(listOf(() => PEOPLE))
    await screen.findByText('1–50 of 101')
    expect(screen.getByRole('status').textContent).toBe('1–50 of 101')
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('51–100 of 101')
  })

  it('a list by pages begins at the first page of what is searched for', async () => {
    show(listOf(() => PEOPLE))
    await screen.findByText('1–50 of 101')
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('51–100 of 101')
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find' }), { target: { value: 'Person 1' } })
    await screen.findByText('1–1 of 1')
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find' }), { target: { value: 'nobody' } })
    await screen.findByText('Nobody')
  })

  it('a list by pages asks for the order chosen in the head', async () => {
    show(listOf(() => PEOPLE))
    fireEvent.click(await screen.findByRole('button', { name: 'Name' }))
    fireEvent.click(screen.getByRole('button', { name: 'Name' }))
    await screen.findByText('Person 100')
  })

  it('a list by pages goes back a page when the last one has been emptied', async () => {
    let people = PEOPLE
    show(listOf(() => people))
    await screen.findByText('1–50 of 101')
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('51–100 of 101')
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('101–101 of 101')
    people = PEOPLE.slice(0, 100)
    fireEvent.click(screen.getByRole('button', { name: 'Again' }))
    await screen.findByText('51–100 of 100')
  })

  it('a list by pages dims the rows of an older question while the answer takes its time, and not the field that asks it', async () => {
    let isQuick = true
    const list = listOf(() => PEOPLE)
    show((...question) => (isQuick ? list(...question) : new Promise(() => undefined)))
    const row = await screen.findByText('Person 001')
    const field = screen.getByRole('searchbox', { name: 'Find in the table' })
    expect([row, field].map((part) => part.closest('[aria-busy="true"]'))).toEqual([null, null])
    isQuick = false
    fireEvent.change(field, { target: { value: 'x' } })
    await waitFor(() => expect(row.closest('[aria-busy="true"]')).not.toBeNull())
    expect(field.closest('[aria-busy="true"]')).toBeNull()
  })

  it('a list by pages says why there is no list, and tries again', async () => {
    let isUp = false
    const list = listOf(() => PEOPLE)
    show((...question) => (isUp ? list(...question) : Promise.reject(new Error('The server does not answer.'))))
    expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.')
    isUp = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('1–50 of 101')
  })
})
