import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startJournal } from '../../../../src/state/document/storage/journal'
import type { JournalStart } from '../../../../src/state/document/storage/journal'
import { journalStore } from '../../../../src/state/document/storage/journal-store'
import type { JournalHead } from '../../../../src/state/document/storage/journal-store'

const start: JournalStart = { projectId: 'p', savedRevision: 1, number: 5, isSaved: true, adopted: [], after: Promise.resolve() }
const left: JournalHead = {
  writer: 'left',
  projectId: 'p',
  picture: 'left',
  upTo: 1,
  savedRevision: 1,
  acknowledged: 1,
  last: 3,
  touchedAt: 0,
}

beforeEach(async () => {
  const store = await journalStore()
  for (const name of store.objectStoreNames) await store.clear(name)
})

describe('a journal', () => {
  it('whose first picture could not be kept counts a change that the second one has as not saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let number = 5
    let refusals = 1
    const keepPicture = (): Promise<void> => (refusals-- > 0 ? Promise.reject(new Error('The disk is full.')) : Promise.resolve())
    const journal = startJournal(start, keepPicture, () => number)
    await journal.settled()
    number = 6
    journal.append(6, { label: 'edit', ops: [] })
    await journal.settled()
    const [head] = await (await journalStore()).getAll('heads')
    expect(head).toMatchObject({ upTo: 6, last: 6, acknowledged: 5 })
    vi.restoreAllMocks()
  })

  it('that ends before it began still gives up what it adopted', async () => {
    const store = await journalStore()
    await store.put('heads', left)
    await store.put('changes', { writer: 'left', number: 2, change: { label: 'given up', ops: [] } })
    await startJournal(
      { ...start, adopted: ['left'] },
      () => Promise.resolve(),
      () => 5,
    ).close()
    expect([await store.count('heads'), await store.count('changes')]).toStrictEqual([0, 0])
  })

  it('that ends does not ask for a picture again: it would be of what is shown next', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let asked = 0
    const keepPicture = (): Promise<void> => {
      asked++
      return Promise.reject(new Error('The disk is full.'))
    }
    const journal = startJournal({ ...start, isSaved: false }, keepPicture, () => 6)
    journal.append(6, { label: 'edit', ops: [] })
    await journal.close()
    expect(asked).toBe(1)
    vi.restoreAllMocks()
  })
})
