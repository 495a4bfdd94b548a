import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { cell, rowsOf, tableOf } from '../pack'
import { kindOf, pack, sourceOf, targetOf } from '../system'
import { loadTable } from './diameter'
import { pipeLength } from './length'
import { isLongStub } from './pipe-size'

/** The least capacity index at which one of the pipe tables ends: no pipe below it is beyond its table. */
export let leastEnd: i32 = 0

/** Looks up the ends of the tables; once for each system. */
export function openTableEnds(): void {
  const two = lastIndex(P.PACK_BRANCH2)
  const three = lastIndex(P.PACK_BRANCH3)
  const stub = lastIndex(P.PACK_STUB)
  const least = Math.min(Math.min(known(two), known(three)), known(stub))
  leastEnd = least < i32.MAX_VALUE ? (Math.floor(least) as i32) : i32.MAX_VALUE
}

/** Returns infinity for a table without a given end. */
function known(end: f64): f64 {
  return isNaN(end) ? Infinity : end
}

function lastIndex(table: i32): f64 {
  return cell(tableOf(pack, table), P.PIPE_WIDTH, rowsOf(pack, table) - 1, P.PIPE_INDEX)
}

/** Returns the table whose end bounds a pipe's load, -1 for the main pipe and the pipe of one port. The larger stubs of a long pipe count where they extend beyond the usual ones. */
export function endTableOf(feed: i32): i32 {
  const source = sourceOf(feed)
  if (kindOf(source) == L.KIND_OUTDOOR) return -1
  const table = loadTable(source, targetOf(feed))
  if (table == P.PACK_BOX) return -1
  const goesOn = table == P.PACK_STUB && isLongStub(pipeLength(feed)) && rowsOf(pack, P.PACK_LONG_STUB) > 0
  return goesOn && lastIndex(P.PACK_LONG_STUB) > lastIndex(table) ? P.PACK_LONG_STUB : table
}

/** Returns the load in kW at which the table of a pipe ends, NaN where it has no end. */
export function tableEndKw(feed: i32): f64 {
  const table = endTableOf(feed)
  return table < 0 ? NaN : lastIndex(table) / 10
}
