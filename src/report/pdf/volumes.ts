import type { Chapter } from '../document/report-document'

/** Of this many rows one file is laid out in some ten seconds and half a gigabyte; twice as many take four times as long. */
const MOST_ROWS = 4_000

/** What goes into one file, and which systems of the report that are; null where there are none. */
export interface Volume {
  chapters: Chapter[]
  systems: { from: number; to: number } | null
}

/** Divides a report into the files it is printed as: one, unless it is too large for that. A system stays whole. */
export function volumesOf(chapters: readonly Chapter[], mostRows = MOST_ROWS): Volume[] {
  const volumes: Volume[] = []
  let rows = Infinity
  for (const chapter of chapters) {
    const isNew = volumes.length === 0 || (chapter.system !== null && rows + chapter.rows > mostRows)
    if (isNew) {
      volumes.push({ chapters: [], systems: null })
      rows = 0
    }
    const volume = volumes.at(-1)
    if (!volume) continue
    volume.chapters.push(chapter)
    rows += chapter.rows
    const { system } = chapter
    if (system !== null) volume.systems = { from: volume.systems?.from ?? system, to: system }
  }
  return volumes
}
