import type { Engine } from '../../engine/engine'
import type { InspectContext } from '../../engine/encode/encode-design'
import type { ResidentSystem } from '../../engine/resident/resident-system'
import type { SystemResult } from '../../engine/decode/system-result'
import type { Change } from '../../model/change/change'
import { squash } from '../../model/change/invert'
import type { System } from '../../model/project/project'
import { logFailure } from '../../platform/log'

interface Held {
  core: Engine
  id: string
  /** Changes that were committed since the core's mirror was last updated. */
  changes: Change[]
  /** Missing while the system is being opened. */
  resident?: ResidentSystem
  /** System and context of the last request. */
  asked: { system: System; context: InspectContext }
  /** Cancels the listing of findings that is in progress. */
  listing: AbortController
}

/** Reading a change of more rows than this takes longer than a frame should. */
const MOST_ROWS = 500

/** The one system of which the core keeps a mirror. */
let held: Held | null = null

/** Queues a change for the core's mirror. `touched` are the ids of the systems that the change concerns; null means all. */
export function noteChange(change: Change, touched: ReadonlySet<string> | null): void {
  if (!held || (touched && !touched.has(held.id))) return
  held.changes.push(change)
  held.listing.abort()
}

/** Tells whether the queued changes write more than a few rows; reading those takes longer than a frame should. */
export function hasMuchToTell(): boolean {
  return held?.changes.some(({ ops }) => ops.some((op) => op.table === 'diagram' || ('rows' in op && op.rows.length > MOST_ROWS))) ?? false
}

/** Returns the id of the system that the core mirrors; null where there is none. */
export function openedSystem(): string | null {
  return held?.id ?? null
}

/** Returns the core's mirror where it has every change; null otherwise. */
export function openResident(): ResidentSystem | null {
  return held && held.changes.length === 0 ? (held.resident ?? null) : null
}

/** Closes the core's mirror. */
export function closeShown(): void {
  const closing = held?.resident
  held?.listing.abort()
  held = null
  void closing?.close().catch(giveWay)
}

/**
 * Inspects the system on the screen; its findings are still to be listed. The first call opens the core's mirror, later calls send it the changes; after a
 * failure the system is inspected like any other. A second call must wait for the first answer.
 */
export async function inspectShown(core: Engine, system: System, context: InspectContext): Promise<SystemResult> {
  const before = held
  const isOpen = before?.id === system.id && before.core === core && before.resident !== undefined
  const mine: Held = isOpen ? before : { core, id: system.id, changes: [], asked: { system, context }, listing: new AbortController() }
  if (!isOpen) before?.listing.abort()
  mine.asked = { system, context }
  held = mine
  try {
    // All queued changes are sent as one, read together with the system that results from them.
    if (mine.resident) return await mine.resident.follow(squash('', mine.changes.splice(0)), system, context)
    await before?.resident?.close()
    const resident = await core.open(system, context)
    const result = resident.follow({ label: '', ops: [] }, system, context)
    // Another project or another system may be on the screen by now.
    if (held === mine) mine.resident = resident
    else closeAfter(result, resident)
    return await result
  } catch (error) {
    giveWay(error)
    if (held === mine) closeShown()
    return core.inspect(system, context)
  }
}

function closeAfter(result: Promise<SystemResult>, resident: ResidentSystem): void {
  const close = (): Promise<void> => resident.close()
  void result.then(close, close).catch(giveWay)
}

/** Lists the findings of a result; null where a later change has come meanwhile or the mirror was closed. */
export async function listShown(result: SystemResult): Promise<SystemResult | null> {
  const mine = held
  if (mine?.id !== result.systemId || mine.changes.length > 0) return null
  mine.listing = new AbortController()
  try {
    return (await mine.resident?.list(result, mine.listing.signal)) ?? null
  } catch (error) {
    giveWay(error)
    if (held === mine) closeShown()
    return mine.core.inspect(mine.asked.system, mine.asked.context)
  }
}

function giveWay(error: unknown): void {
  logFailure('The open system is given up and inspected whole instead.', error)
}
