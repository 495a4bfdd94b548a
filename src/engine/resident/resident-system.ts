import type { OutdoorOutput } from '../../contract/system-record'
import type { Change } from '../../model/change/change'
import type { Finding } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import type { DropItem } from '../drop/drop-item'
import type { DropMask } from '../drop/drop-mask'
import type { DropVerdict } from '../drop/drop-verdict'
import type { InspectContext } from '../encode/encode-design'
import type { LimitMeter } from '../meters/limit-meter'
import type { SystemResult } from '../decode/system-result'

// See docs/decisions/0006-an-edit-is-answered-in-two-parts.md.
/**
 * A system that stays in the core between its changes; each change updates only the results that depend on it. Calls are answered in order. After a failed call
 * every later one fails too: close it, and open the system anew.
 */
export interface ResidentSystem {
  /**
   * Sends a change of the project to the core: `system` is the changed system, and every change that touches it must be passed in
   * order. The system is read at once. `context` applies from now on; without it the previous one stays.
   */
  apply(change: Change, system: System, context?: InspectContext): Promise<ResidentEdit>
  /**
   * Does the same and returns at once the part that a board draws: the result with every column and figure, while its findings are those listed last (see `isListed`).
   * `change` names the difference to the result this call returned before.
   */
  follow(change: Change, system: System, context?: InspectContext): Promise<SystemResult>
  /** Returns the result of the last `follow` with its findings and repairs, computed in slices; null once the signal is aborted. */
  list(result: SystemResult, signal: AbortSignal): Promise<SystemResult | null>
  /** Returns where an item may be dropped, as `Engine.dropMask` does for the same system. */
  dropMask(item: DropItem): Promise<DropMask>
  /**
   * Returns whether an item may be dropped on this node, as `Engine.drop` does for the same system.
   * @throws InputError where the system has no such node
   */
  drop(nodeId: string, item: DropItem): Promise<DropVerdict>
  /** Returns the whole answer, equal in every field to that of `Engine.inspect`. */
  result(): Promise<SystemResult>
  /**
   * Returns at most `count` findings (at most 10,000 at once) after the first `from` of all: errors first, both in the order in which the core checks. Pages
   * reach beyond the findings a result carries; within a page findings follow the order of the drawing's rows.
   */
  findings(from: number, count: number): Promise<Finding[]>
  /** Returns how near the system is to every limit of the pack, equal in every field to `Engine.meters`. */
  meters(): Promise<LimitMeter[]>
  /** Releases the memory; no call may follow. */
  close(): Promise<void>
}

/** The outcome of a change, without the columns. */
export interface ResidentEdit {
  /**
   * How the change was answered: nothing to send, dependent results updated, the system checked whole in place, or opened anew (rows added or removed; another
   * outdoor unit, design or room; a column that no row used before).
   */
  way: 'untouched' | 'followed' | 'checked' | 'opened'
  /** Number of all findings, and of the errors among them. */
  findingCount: number
  errorCount: number
  /** kW, m and kg as in a result; null where nothing can be calculated. */
  outdoor: OutdoorOutput | null
}
