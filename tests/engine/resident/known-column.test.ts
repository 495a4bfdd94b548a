import '../../helpers/seeded-properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as A from '../../../assembly/common/layout/layout-answer'
import { KnownColumn } from '../../../src/engine/resident/known-column'

const ROWS = 12

interface Telling {
  cells: Map<number, number>
  /** Whether somebody reads the column after it. */
  isRead: boolean
}

const anyTelling: fc.Arbitrary<Telling> = fc.record({
  cells: fc.array(fc.tuple(fc.nat(ROWS - 1), fc.integer({ min: -1000, max: 1000 })), { maxLength: 4 }).map((cells) => new Map(cells)),
  isRead: fc.boolean(),
})

const rowsOf = ({ cells }: Telling): ArrayBuffer => Int32Array.from(cells.keys()).buffer

describe('a column of an open system', () => {
  it.each([
    ['f64', A.ANSWER_GAS_MM, Float64Array],
    ['i32', A.ANSWER_LOAD, Int32Array],
    ['i16', A.ANSWER_FITTING, Int16Array],
    ['u8', A.ANSWER_EDGE_WORST, Uint8Array],
  ] as const)(
    'a column of an open system of %s is what was told of it, whenever it is read, and stays what it was',
    (_, column, Column) => {
      fc.assert(
        fc.property(fc.array(anyTelling, { maxLength: 150 }), (tellings) => {
          const plain = Array.from({ length: ROWS }, (_each, row) => row)
          let known = KnownColumn.whole(column, Column.from(plain).buffer, ROWS)
          const kept: [KnownColumn, number[]][] = [[known, [...plain]]]
          for (const telling of tellings) {
            known = known.with({ rows: rowsOf(telling), cells: Column.from(telling.cells.values()).buffer })
            for (const [row, cell] of telling.cells) plain[row] = Column.of(cell)[0] ?? 0
            if (telling.isRead) expect(Array.from(known.values())).toStrictEqual(plain)
            kept.push([known, [...plain]])
          }
          for (const [one, as] of kept) expect(Array.from(one.values())).toStrictEqual(as)
          expect(known.values()).toBe(known.values())
        }),
      )
    },
  )

  it('a column of an open system is copied at last where many were told and nobody has read it, and every one before is what it was', () => {
    let known = KnownColumn.whole(A.ANSWER_EDGE_WORST, new ArrayBuffer(ROWS), ROWS)
    const kept = [known]
    const told = 200
    for (let telling = 1; telling <= told; telling++) {
      known = known.with({ rows: Int32Array.of(telling % ROWS).buffer, cells: Uint8Array.of(telling).buffer })
      kept.push(known)
    }
    const lastTold = (row: number, upTo: number): number => (upTo - row < 0 ? 0 : upTo - ((upTo - row) % ROWS))
    for (const upTo of [told, 0, 1, 63, 64, 65, 66, 128, 129, 130, 199]) {
      const rows = Array.from({ length: ROWS }, (_, row) => lastTold(row, upTo))
      expect(Array.from(kept[upTo]?.values() ?? []), `after ${upTo}`).toStrictEqual(rows)
    }
  })

  it('a column of an open system becomes another where something was told, and the one before stays itself', () => {
    const whole = KnownColumn.whole(A.ANSWER_LOAD, Int32Array.of(1, 2, 3).buffer, 3)
    const nothing = new ArrayBuffer(0)
    expect(whole.with({ rows: nothing, cells: nothing }).values()).not.toBe(whole.values())
    expect(whole.values()).toBe(whole.values())
  })
})
