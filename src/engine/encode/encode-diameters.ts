import * as P from '../../../assembly/common/layout/layout-pack'

/** Columns of the encoded pack's tables that contain diameters of pipes. */
const DIAMETERS: readonly (readonly [table: number, width: number, columns: readonly number[]])[] = [
  [P.PACK_MAIN2, P.MAIN_WIDTH, [P.MAIN_GAS, P.MAIN_LIQUID, P.MAIN_HIGH, P.MAIN_LONG_GAS, P.MAIN_LONG_LIQUID]],
  [P.PACK_MAIN_MINI, P.MAIN_WIDTH, [P.MAIN_GAS, P.MAIN_LIQUID, P.MAIN_HIGH]],
  [P.PACK_MAIN3, P.MAIN_WIDTH, [P.MAIN_GAS, P.MAIN_LIQUID, P.MAIN_HIGH]],
  ...[P.PACK_BRANCH2, P.PACK_BRANCH3, P.PACK_STUB, P.PACK_LONG_STUB].map(
    (table) => [table, P.PIPE_WIDTH, [P.PIPE_GAS, P.PIPE_LIQUID, P.PIPE_HIGH]] as const,
  ),
  [P.PACK_BOX, P.BOX_WIDTH, [P.BOX_PIPE_GAS, P.BOX_PIPE_LIQUID, P.BOX_REDUCER_GAS, P.BOX_REDUCER_LIQUID]],
  [P.PACK_UPSIZE, P.LINE_WIDTH, [P.LINE_X, P.LINE_Y]],
]
/** Most diameters that one byte can number, "no such line" included. */
const MOST = 256

/**
 * Returns every diameter of the pipe tables, ascending, after a NaN that means "no such line".
 * @throws RangeError where a pack has more of them than a byte can tell apart
 */
export function diametersOf(tables: readonly (readonly number[])[]): number[] {
  const found = new Set<number>()
  for (const [table, width, columns] of DIAMETERS) {
    const cells = tables[table] ?? []
    for (let row = 0; row < cells.length; row += width) {
      for (const column of columns) {
        const mm = cells[row + column] ?? NaN
        if (mm > 0) found.add(mm)
      }
    }
  }
  if (found.size >= MOST)
    throw new RangeError(`The pack's pipe tables have ${found.size} diameters; at most ${MOST - 1} can be told apart.`)
  return [NaN, ...[...found].sort((a, b) => a - b)]
}
