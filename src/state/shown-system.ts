import type { Engine } from '../engine/engine'
import type { InspectContext } from '../engine/encode-design'
import type { ResidentSystem } from '../engine/resident/resident-system'
import type { SystemResult } from '../engine/system-result'
import type { Change } from '../model/change'
import { squash } from '../model/invert'
import type { System } from '../model/project'
import { logFailure } from '../platform/log'

interface Held {
  core: Engine
  id: string
  /** What was committed since the core last heard of the system. */
  changes: Change[]
  /** Missing while it opens. */
  resident?: ResidentSystem
}

/** The one system that stays in the core between its changes. */
let held: Held | null = null

/** Keeps a change for the system that is open. `touched` are the systems it concerns; null means all. */
export function noteChange(change: Change, touched: ReadonlySet<string> | null): void {
  if (held && (!touched || touched.has(held.id))) held.changes.push(change)
}

/** The id of the system that is open, null where none is. */
export function openedSystem(): string | null {
  return held?.id ?? null
}

/** Gives the open system up. */
export function closeShown(): void {
  const closing = held?.resident
  held = null
  void closing?.close().catch(giveWay)
}

/**
 * The result of the system on the screen. It is opened the first time, and told of its changes after that; whatever goes wrong on that way, it is inspected as
 * any other. Must not be called again before it has answered.
 */
export async function inspectShown(core: Engine, system: System, context: InspectContext): Promise<SystemResult> {
  const before = held
  const isOpen = before?.id === system.id && before.core === core && before.resident !== undefined
  const mine: Held = isOpen ? before : { core, id: system.id, changes: [] }
  held = mine
  try {
    if (mine.resident) {
      // One change out of all, read with what they have made of the system.
      await mine.resident.apply(squash('', mine.changes.splice(0)), system, context)
      return await mine.resident.result()
    }
    await before?.resident?.close()
    const resident = await core.open(system, context)
    const result = resident.result()
    // Another project, or another system, may have come meanwhile.
    if (held === mine) mine.resident = resident
    else void result.finally(() => resident.close()).catch(giveWay)
    return await result
  } catch (error) {
    giveWay(error)
    if (held === mine) closeShown()
    return core.inspect(system, context)
  }
}

function giveWay(error: unknown): void {
  logFailure('The open system is given up and inspected whole instead.', error)
}
