import type { Engine } from '../../engine/engine'
import type { InspectContext } from '../../engine/encode/encode-design'
import type { ResidentSystem } from '../../engine/resident/resident-system'
import type { SystemResult } from '../../engine/decode/system-result'
import { withParts } from '../../engine/decode/with-parts'
import type { Change } from '../../model/change/change'
import { invert, squash } from '../../model/change/invert'
import type { System } from '../../model/project/project'
import { logFailure } from '../../platform/log'
import { UnseenChanges } from './unseen-changes'

interface Held {
  core: Engine
  id: string
  /** What was committed since the core last heard of the system. */
  changes: Change[]
  /** Missing while it opens. */
  resident?: ResidentSystem
  /** What was asked last. */
  asked: { system: System; context: InspectContext }
  foreseen: Foreseen | null
}

/** A change that the core was told of before it is made. Its answer is for nobody until then. */
interface Foreseen {
  change: Change
  answer: Promise<SystemResult>
  /** The answer once it has come. */
  known: SystemResult | null
  /** Another change has come instead: it is told together with taking this one back. */
  state: 'waiting' | 'made' | 'overtaken'
}

/** So many rows are a few. */
const MOST_ROWS = 500

/** The one system that stays in the core between its changes. */
let held: Held | null = null

/** Keeps a change for the system that is open. `touched` are the systems it concerns; null means all. */
export function noteChange(change: Change, touched: ReadonlySet<string> | null): void {
  if (!held || (touched && !touched.has(held.id))) return
  const { foreseen, changes } = held
  if (foreseen?.state === 'waiting') {
    foreseen.state = foreseen.change === change ? 'made' : 'overtaken'
    if (foreseen.state === 'made') return
    changes.push(invert(foreseen.change))
  }
  changes.push(change)
}

/**
 * Tells the core of a change of the open system that is likely to come: `changed` is what it would make of the system. Where it is committed, as this very object, the
 * answer is there. False where the core is busy with the system, or was told of another one already.
 */
export function tellAhead(change: Change, changed: System): boolean {
  if (!held?.resident || held.id !== changed.id || held.changes.length > 0 || held.foreseen) return false
  const { context } = held.asked
  // No revision of the project: what answers to it has been seen by nobody.
  const answer = held.resident.follow(change, changed, { ...context, revision: context.revision + 0.5 })
  const foreseen: Foreseen = { change, answer, known: null, state: 'waiting' }
  const mine = held
  answer.then((known) => (foreseen.known = known), closing(mine))
  mine.foreseen = foreseen
  return true
}

/** Whether the core was told of a change that is still to be made. */
export function isToldAhead(change: Change): boolean {
  return held?.foreseen?.state === 'waiting' && held.foreseen.change === change
}

/** The answer to the change that was made last, where the core had given it before; `system` and `context` are what the change has made of both. */
export function answerAhead(system: System, context: InspectContext): SystemResult | null {
  const { foreseen, resident, changes } = held ?? {}
  if (!held || held.id !== system.id || foreseen?.state !== 'made' || !foreseen.known || !resident || changes?.length !== 0) return null
  held.foreseen = null
  held.asked = { system, context }
  resident.adopt(system, context)
  return withParts(foreseen.known, { revision: context.revision })
}

/** The change that the core was told of ahead will not come. Nothing was committed since, so the core is where it was. */
export function takeBackAhead(): void {
  if (!held?.resident || held.foreseen?.state !== 'waiting') return
  const { change } = held.foreseen
  const { system, context } = held.asked
  held.foreseen = null
  held.resident.follow(invert(change), system, context).catch(closing(held))
}

/** Whether what the core has to be told of the open system is more than a few rows: reading it takes longer than a frame should. */
export function hasMuchToTell(): boolean {
  return held?.changes.some(({ ops }) => ops.some((op) => op.table === 'diagram' || ('rows' in op && op.rows.length > MOST_ROWS))) ?? false
}

/** The id of the system that is open, null where none is. */
export function openedSystem(): string | null {
  return held?.id ?? null
}

/** The open system itself, where the core has heard of all its changes; null else. */
export function openResident(): ResidentSystem | null {
  takeBackAhead()
  return held && held.changes.length === 0 ? (held.resident ?? null) : null
}

/** Gives the open system up. */
export function closeShown(): void {
  const closing = held?.resident
  held = null
  void closing?.close().catch(giveWay)
}

/**
 * The result of the system on the screen, its findings still to be listed. It is opened the first time, and told of its changes after that; whatever goes
 * wrong on that way, it is inspected as any other. Must not be called again before it has answered.
 */
export async function inspectShown(core: Engine, system: System, context: InspectContext): Promise<SystemResult> {
  const before = held
  const isOpen = before?.id === system.id && before.core === core && before.resident !== undefined
  const mine: Held = isOpen ? before : { core, id: system.id, changes: [], asked: { system, context }, foreseen: null }
  mine.asked = { system, context }
  held = mine
  try {
    if (mine.resident) return await follow(mine, mine.resident)
    await before?.resident?.close()
    const resident = await core.open(system, context)
    const result = resident.follow({ label: '', ops: [] }, system, context)
    // Another project, or another system, may have come meanwhile.
    if (held === mine) mine.resident = resident
    else closeAfter(result, resident)
    return await result
  } catch (error) {
    giveWay(error)
    if (held === mine) closeShown()
    return core.inspect(system, context)
  }
}

async function follow(mine: Held, resident: ResidentSystem): Promise<SystemResult> {
  takeBackAhead()
  const { foreseen, changes, asked } = mine
  const { system, context } = asked
  mine.foreseen = null
  if (foreseen?.state === 'made' && changes.length === 0) {
    resident.adopt(system, context)
    return withParts(await foreseen.answer, { revision: context.revision })
  }
  // One change out of all, read with what they have made of the system.
  const answer = await resident.follow(squash('', changes.splice(0)), system, context)
  return foreseen ? joined(await foreseen.answer, answer) : answer
}

/** An answer as a change of what was shown before another one that nobody has seen. */
function joined(hidden: SystemResult, answer: SystemResult): SystemResult {
  const unseen = new UnseenChanges()
  unseen.add(hidden)
  return unseen.joinedTo(answer)
}

function closeAfter(result: Promise<SystemResult>, resident: ResidentSystem): void {
  const close = (): Promise<void> => resident.close()
  void result.then(close, close).catch(giveWay)
}

/** The same result with its findings listed; null where a later change has come meanwhile, or the system has been closed. */
export async function listShown(result: SystemResult): Promise<SystemResult | null> {
  const mine = held
  const isWanted = (): boolean => held === mine && mine?.changes.length === 0
  if (mine?.id !== result.systemId || !isWanted()) return null
  try {
    return (await mine.resident?.list(result, isWanted)) ?? null
  } catch (error) {
    giveWay(error)
    if (held === mine) closeShown()
    return mine.core.inspect(mine.asked.system, mine.asked.context)
  }
}

/** Gives up what has failed, if it is still the open one: whatever is asked of it after would fail alike. */
function closing(mine: Held): (error: unknown) => void {
  return (error) => {
    if (held !== mine) return
    giveWay(error)
    closeShown()
  }
}

function giveWay(error: unknown): void {
  logFailure('The open system is given up and inspected whole instead.', error)
}
