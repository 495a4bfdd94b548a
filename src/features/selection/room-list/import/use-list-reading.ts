import { proxy, wrap, type Remote } from 'comlink'
import { useEffect, useRef, useState } from 'react'
import type { ColumnMatch, TableMatch } from '../../../../contract/room-list/match-columns'
import type { ListedRoom } from '../../../../contract/room-list/read-rooms'
import type { RoomListRefusal, TablePlace } from '../../../../contract/room-list/room-table'
import { workerFailure } from '../../../../platform/worker-failure'
import type { ListContent, ListReader, ListSummary, ReadingOptions, SheetView } from './list-reader'

/** A list that someone pasted, dropped or picked. */
export interface ListSource {
  /** Name of the file; '' for the clipboard. */
  name: string
  content: () => Promise<ListContent>
}

type State =
  | { kind: 'reading' }
  | { kind: 'refused'; refusal: RoomListRefusal; place: TablePlace | null }
  | { kind: 'open'; sheets: readonly SheetView[]; sheet: number; match: TableMatch }

export interface ListReading {
  state: State
  /** Rooms, problems and sums; null while they are read. */
  summary: ListSummary | null
  /** Share of the rows that are read, 0 to 1. */
  progress: number
  chooseSheet: (sheet: number) => void
  chooseHeadings: (row: number) => void
  editColumn: (at: number, patch: Partial<ColumnMatch>) => void
  /** Returns all rooms, in pieces that do not stop the page. */
  rooms: () => Promise<ListedRoom[]>
}

/** The rooms as they were read with certain columns and options. */
interface Read {
  match: TableMatch
  options: ReadingOptions
  known: readonly Pick<ListedRoom, 'name' | 'floor'>[]
  progress: number
  summary: ListSummary | null
}

const PIECE = 2_000

/** Opens a list in a worker and reads its rooms again with every change of its columns. */
export function useListReading(
  source: ListSource,
  options: ReadingOptions,
  known: readonly Pick<ListedRoom, 'name' | 'floor'>[],
): ListReading {
  const reader = useRef<Remote<ListReader> | null>(null)
  const [state, setState] = useState<State>({ kind: 'reading' })
  const [read, setRead] = useState<Read | null>(null)

  useEffect(() => {
    const worker = new Worker(new URL('./read-list.worker.ts', import.meta.url), { type: 'module', name: 'rooms' })
    const remote = wrap<ListReader>(worker)
    let isWanted = true
    reader.current = remote
    const refuse = (): void => setState({ kind: 'refused', refusal: 'notReadable', place: null })
    const open = async (): Promise<void> => {
      const opened = await Promise.race([remote.open(await source.content()), workerFailure(worker)])
      if (!isWanted) return
      if ('refusal' in opened) setState({ kind: 'refused', ...opened })
      else setState({ kind: 'open', sheets: opened.sheets, sheet: opened.likely, match: opened.sheets[opened.likely]?.match ?? NO_MATCH })
    }
    open().catch(() => isWanted && refuse())
    return () => {
      isWanted = false
      worker.terminate()
    }
  }, [source])

  const { sheet, match } = state.kind === 'open' ? state : { sheet: -1, match: NO_MATCH }
  useEffect(() => {
    if (sheet < 0 || !reader.current) return
    let isWanted = true
    const asked = { match, options, known }
    const onProgress = (progress: number): void => {
      if (isWanted) setRead({ ...asked, progress, summary: null })
    }
    void reader.current
      .read(sheet, match, options, known, proxy(onProgress))
      .then((found) => isWanted && setRead({ ...asked, progress: 1, summary: found }))
    return () => {
      isWanted = false
    }
  }, [sheet, match, options, known])

  const isCurrent = read?.match === match && read.options === options && read.known === known
  const summary = isCurrent ? read.summary : null
  const update = (change: (open: Extract<State, { kind: 'open' }>) => State): void =>
    setState((before) => (before.kind === 'open' ? change(before) : before))
  return {
    state,
    summary,
    progress: isCurrent ? read.progress : 0,
    chooseSheet: (chosen) => update((open) => ({ ...open, sheet: chosen, match: open.sheets[chosen]?.match ?? NO_MATCH })),
    chooseHeadings: (row) => {
      void reader.current
        ?.match(sheet, row)
        .then((matched) => update((open) => (open.sheet === sheet ? { ...open, match: matched } : open)))
    },
    editColumn: (at, patch) => update((open) => ({ ...open, match: { ...open.match, columns: patched(open.match.columns, at, patch) } })),
    rooms: async () => {
      const all: ListedRoom[] = []
      for (let from = 0; from < (summary?.roomCount ?? 0); from += PIECE)
        all.push(...((await reader.current?.rooms(from, from + PIECE)) ?? []))
      return all
    },
  }
}

const NO_MATCH: TableMatch = { columns: [], headingRow: -1, firstRow: 0 }

/** A field belongs to one column: the one that had it before gives it up. */
function patched(columns: readonly ColumnMatch[], at: number, patch: Partial<ColumnMatch>): ColumnMatch[] {
  return columns.map((column, place) => {
    if (place === at) return { ...column, ...patch }
    return patch.field !== null && patch.field !== undefined && column.field === patch.field ? { ...column, field: null } : column
  })
}
