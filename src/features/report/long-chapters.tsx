import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { Chapter } from '../../report/document/report-document'
import { lineOffsets, linesBetween } from '../../ui/table/line-offsets'
import { ChapterView } from './chapter-view'
import { watchScroll } from '../../ui/table/watch-scroll'

/** Chapters within this distance of the view, in px, are drawn, so that scrolling shows no gaps. */
const AROUND_PX = 1_200
const STEP_PX = 300
/** Height in px of a chapter that was never drawn: its headings, drawing and short tables, and its rows. */
const HEADINGS_PX = 1_100
const ROW_PX = 20
/** The part of the page that scrolls. */
const SCROLLED = '[data-scroll]'

/** Renders those of many chapters that are near the view; the others are empty places of their height. */
export function LongChapters({ chapters }: { chapters: readonly Chapter[] }) {
  const [list, setList] = useState<HTMLDivElement | null>(null)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const heightOf = useCallback((chapter: Chapter) => heights.get(chapter.id) ?? HEADINGS_PX + ROW_PX * chapter.rows, [heights])
  const offsets = useMemo(() => lineOffsets(chapters.length, (at) => (chapters[at] ? heightOf(chapters[at]) : 0)), [chapters, heightOf])
  const watch = useCallback(
    (changed: () => void) => {
      const box = list?.closest(SCROLLED)
      return box ? watchScroll(box, changed) : () => undefined
    },
    [list],
  )
  const top = useSyncExternalStore(watch, () => Math.floor(seenTop(list) / STEP_PX) * STEP_PX)
  const height = useSyncExternalStore(watch, () => list?.closest(SCROLLED)?.clientHeight ?? 0)
  const { from, to } = linesBetween(offsets, top - AROUND_PX, top + height + STEP_PX + AROUND_PX)
  const measure = useCallback((id: string, px: number) => {
    setHeights((known) => (Math.abs((known.get(id) ?? -1) - px) < 1 ? known : new Map(known).set(id, px)))
  }, [])
  return (
    <div ref={setList}>
      <div style={{ blockSize: offsets[from] ?? 0 }} />
      {chapters.slice(from, to).map((chapter) => (
        <ChapterView key={chapter.id} chapter={chapter} reservedPx={heightOf(chapter)} onHeight={measure} />
      ))}
      <div style={{ blockSize: (offsets[chapters.length] ?? 0) - (offsets[to] ?? 0) }} />
    </div>
  )
}

/** How far the top of the view lies below the top of the list. */
function seenTop(list: HTMLElement | null): number {
  const box = list?.closest(SCROLLED)
  return list && box ? box.getBoundingClientRect().top - list.getBoundingClientRect().top : 0
}
