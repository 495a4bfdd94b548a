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
 * A system that stays in the core between its changes; each is answered by what depends on it. Calls are answered in their order. After a call that failed
 * every later one fails alike: close it, and open the system anew.
 */
export interface ResidentSystem {
  /**
   * Tells the core of a change of the project: `system` is what the change made of this system, and every change that touches it must be told, in their
   * order. The system is read at once. `context` counts from now on, the one before where not given.
   */
  apply(change: Change, system: System, context?: InspectContext): Promise<ResidentEdit>
  /**
   * The same, and answers at once what a board draws of it: the result in every column and figure, while its findings are those listed last (`isListed` tells).
   * `change` names what differs from the result that this call gave before.
   */
  follow(change: Change, system: System, context?: InspectContext): Promise<SystemResult>
  /** Returns the result that `follow` gave last with its findings and their repairs, made in slices; null once the signal is aborted. */
  list(result: SystemResult, signal: AbortSignal): Promise<SystemResult | null>
  /** Where an item may be dropped, as `Engine.dropMask` says of the same system. */
  dropMask(item: DropItem): Promise<DropMask>
  /**
   * May an item be dropped on this node, as `Engine.drop` says of the same system.
   * @throws InputError where the system has no such node
   */
  drop(nodeId: string, item: DropItem): Promise<DropVerdict>
  /** The whole answer, in every field what `Engine.inspect` says of the same system. */
  result(): Promise<SystemResult>
  /**
   * At most `count` findings (10,000 and no more at once) after the first `from` of all: errors first, both in the order in which the core checks. Pages
   * reach beyond those that a result carries; within a page findings stand in the order of the drawing's rows.
   */
  findings(from: number, count: number): Promise<Finding[]>
  /** How near it is to every limit of the pack, in every field what `Engine.meters` says of the same system. */
  meters(): Promise<LimitMeter[]>
  /** Gives the memory up; nothing may be asked after. */
  close(): Promise<void>
}

/** What a change came to, without the columns. */
export interface ResidentEdit {
  /**
   * How it was answered: nothing to tell, what depends on it found anew, the system checked whole in place, or opened anew (rows come or go; another
   * outdoor unit, design or room; a column that no row used before).
   */
  way: 'untouched' | 'followed' | 'checked' | 'opened'
  /** Findings in all, and the errors among them. */
  findingCount: number
  errorCount: number
  /** kW, m, kg as in a result; null where nothing can be calculated. */
  outdoor: OutdoorOutput | null
}
