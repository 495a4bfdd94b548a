import { boxEquipment, boxPorts, portLimitKw, unitEquipment } from './equipment'
import type { Feed } from './graph'
import { isFree, isUnit } from './graph'
import { feedActualM } from './lengths'
import { isAbove } from './limit'
import type { PackTables } from './pack-tables'
import type { CheckedSystem } from './system-check'
import { loadKw } from './system-check'
import { branchRow, lastOf } from './table'

/** Outer diameters in mm; `gas` is the low-pressure gas of a three-pipe system, `high` its high-pressure gas. */
export interface Sizes {
  gas: number
  liquid: number
  high: number | null
}

/** Size of one pipe under a main of the given size, before any up-sizing (section 4.4 "pipes at a box", "stub over 10 m actual"). */
export function pipeSize(checked: CheckedSystem, feed: Feed, main: Sizes): Sizes {
  if (feed.upper.kind === 'outdoor') return main
  const size = tableSize(checked, feed)
  return isClamped(feed) ? smallerOf(size, main) : size
}

/** No pipe of a branch is larger than the same pipe of the main, except into and behind boxes. */
export function isClamped(feed: Feed): boolean {
  return feed.lower.kind !== 'box' && !isBehindBox(feed)
}

function isBehindBox(feed: Feed): boolean {
  return feed.upper.kind === 'box' || feed.upper.box !== null
}

export function tableSize(checked: CheckedSystem, feed: Feed): Sizes {
  const { pack, isThreePipe } = checked
  const { upper, lower } = feed
  const load = loadKw(checked, lower)
  if (lower.kind === 'box') return isThreePipe ? threePipeBranch(pack, load) : twoPipeBranch(pack, load)
  const endsPipe = isUnit(lower) || isFree(lower)
  if (endsPipe && upper.kind === 'box' && !isAbovePort(checked, feed)) return portSize(checked, feed)
  if (endsPipe) return stubSize(pack, load, feedActualM(checked, feed))
  return isThreePipe && !isBehindBox(feed) ? threePipeBranch(pack, load) : twoPipeBranch(pack, load)
}

/** Load at which the table of a pipe ends; undefined for the main and the pipe of one port. */
export function tableEndKw(checked: CheckedSystem, feed: Feed): number | undefined {
  const { branch2, branch3, stub2 } = checked.pack.pipes
  const { upper, lower } = feed
  if (upper.kind === 'outdoor') return undefined
  const endsPipe = isUnit(lower) || isFree(lower)
  if (endsPipe && upper.kind === 'box' && !isAbovePort(checked, feed)) return undefined
  if (endsPipe) {
    const long = isAbove(feedActualM(checked, feed), stub2.longRun.overM) ? (stub2.longRun.rows.at(-1)?.maxKw ?? 0) : 0
    return Math.max(lastOf(stub2.items).toKw, long)
  }
  const isThree = checked.isThreePipe && (lower.kind === 'box' || !isBehindBox(feed))
  return isThree ? lastOf(branch3.items).toKw : lastOf(branch2.items).toKw
}

function isAbovePort(checked: CheckedSystem, feed: Feed): boolean {
  const { pack } = checked
  return isUnit(feed.lower) && boxPorts(feed.upper, pack) > 1 && unitEquipment(feed.lower, pack).coolingKw > portLimitKw(feed.upper, pack)
}

/** Port pipe of the box; its reducer takes 12.7/6.35 mm up to 4.5 kW, the first row of the stub table (pack, `portPipeReducer`). */
function portSize(checked: CheckedSystem, feed: Feed): Sizes {
  const { gasMm, liquidMm } = boxEquipment(feed.upper, checked.pack).portPipe
  return loadKw(checked, feed.lower) <= 4.5 ? { gas: 12.7, liquid: 6.35, high: null } : { gas: gasMm, liquid: liquidMm, high: null }
}

/** Engineering reference section 4.3 with the long rows; load ≤ bound. */
function stubSize(pack: PackTables, load: number, actualM: number): Sizes {
  const { items, longRun } = pack.pipes.stub2
  const long = isAbove(actualM, longRun.overM) ? longRun.rows.find((row) => load <= row.maxKw) : undefined
  const row = long ?? items.find((item) => load <= item.toKw) ?? lastOf(items)
  return { gas: row.gasMm, liquid: row.liquidMm, high: null }
}

function twoPipeBranch(pack: PackTables, load: number): Sizes {
  const row = branchRow(pack.pipes.branch2.items, load)
  return { gas: row.gasMm, liquid: row.liquidMm, high: null }
}

function threePipeBranch(pack: PackTables, load: number): Sizes {
  const row = branchRow(pack.pipes.branch3.items, load)
  return { gas: row.lpGasMm, liquid: row.liquidMm, high: row.hpGasMm }
}

/** Each pipe of the pair for itself. */
export function smallerOf(size: Sizes, bound: Sizes): Sizes {
  return {
    gas: Math.min(size.gas, bound.gas),
    liquid: Math.min(size.liquid, bound.liquid),
    high: size.high === null ? null : Math.min(size.high, bound.high ?? Infinity),
  }
}

/** One step up in the pack's list of tube sizes (engineering reference section 4.6). */
export function oneStepUp(pack: PackTables, diameterMm: number): number {
  return pack.pipes.upsizeOneStep.map[String(diameterMm)] ?? diameterMm
}
