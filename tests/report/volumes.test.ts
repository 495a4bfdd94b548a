import { describe, expect, it } from 'vitest'
import { volumesOf } from '../../src/report/pdf/volumes'
import type { Chapter } from '../../src/report/document/report-document'

const chapter = (system: number | null, rows: number): Chapter => ({ id: `${system ?? 'own'}-${rows}`, rows, system, parts: () => [] })
const systems = (count: number, rows: number): Chapter[] => Array.from({ length: count }, (_, place) => chapter(place + 1, rows))

describe('the files of a report', () => {
  it('a report that can be laid out at once is one file, with its own parts around the systems', () => {
    const chapters = [chapter(null, 3), ...systems(3, 40), chapter(null, 0)]
    expect(volumesOf(chapters, 200)).toEqual([{ chapters, systems: { from: 1, to: 3 } }])
    const withoutSystems = [chapter(null, 500), chapter(null, 0)]
    expect(volumesOf(withoutSystems, 200)).toEqual([{ chapters: withoutSystems, systems: null }])
  })

  it('a large report is divided between systems, in their order, each file within the limit or a single system', () => {
    const chapters = [chapter(null, 30), ...systems(9, 60), chapter(10, 900), chapter(11, 60), chapter(null, 0)]
    const volumes = volumesOf(chapters, 200)
    expect(volumes.flatMap((volume) => volume.chapters)).toEqual(chapters)
    expect(volumes.map((volume) => volume.systems)).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 5 },
      { from: 6, to: 8 },
      { from: 9, to: 9 },
      { from: 10, to: 10 },
      { from: 11, to: 11 },
    ])
    for (const { chapters: own } of volumes) {
      const rows = own.reduce((sum, each) => sum + each.rows, 0)
      expect(rows <= 200 || own.filter(({ system }) => system !== null).length === 1).toBe(true)
    }
  })
})
