import { ref } from 'valtio'
import type { Engine } from '../../engine/engine'
import type { SystemResult } from '../../engine/decode/system-result'
import type { System } from '../../model/project/project'
import { omit } from '../../model/change/omit'
import { nextSlice } from '../../schedule/next-slice'
import { afterPaint } from '../../schedule/after-paint'
import { isOvertaken, noteTouched } from './answers'
import { onCommitted, onReplaced } from '../piping/commit'
import { engine } from './engine'
import { inspectContext } from './inspect-context'
import { currentProject, projectState } from '../piping/project'
import { results } from './results'
import { settleAnswer, settlePlaces } from './settle-answer'
import { closeShown, hasMuchToTell, inspectShown, listShown, noteChange, openedSystem } from './shown-system'
import { UnseenChanges } from './unseen-changes'
import { idle } from '../../schedule/idle'
import { SLICE_MS, slice } from '../../schedule/slice'
import { workplace } from '../page/workplace'
import type { Diagram } from '../../model/diagram/diagram'
import { indexOf } from '../../model/change/row-index'

/** Rows that are indexed between two checks of the clock. */
const ROWS_A_STEP = 5_000

/** Builds the index from ids to rows of a diagram in slices: building it at once takes longer than a frame for a large drawing. */
function indexRows(diagram: Diagram): Promise<void> {
  return slice(indexing(diagram))
}

function* indexing(diagram: Diagram): Generator<void, void> {
  const { nodes, edges } = indexOf(diagram)
  for (const ids of [nodes, edges]) while (!ids.takeIn(ROWS_A_STEP)) yield
}

/** Answers are shown in batches at this interval, so that a project of many systems does not redraw the screen for each. */
const SHOW_EVERY_MS = 100
/** While more answers than this are due, batches are shown at this interval instead; the system on the screen has its answer by then. */
const MANY = 64
const SHOW_MANY_EVERY_MS = 600

const waiting = new Set<string>()
const unseen = new UnseenChanges()
let running = false

/** Recalculates every system that a change touches, the shown system first. Drops an answer when a later change has made it stale. */
export function startRecalculation(): () => void {
  const stops = [
    onCommitted((change, touched) => {
      noteChange(change, touched)
      for (const id of touched ?? projectState.current?.systemOrder ?? []) touch(id)
      void run()
    }),
    onReplaced(() => {
      waiting.clear()
      closeShown()
      replaceResults({})
      results.error = null
      for (const id of projectState.current?.systemOrder ?? []) touch(id)
      void run()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

function touch(id: string): void {
  waiting.add(id)
  noteTouched(id)
}

async function run(): Promise<void> {
  if (running || (waiting.size === 0 && !toBeListed())) return
  running = true
  results.computing = true
  results.error = null
  try {
    await inspectWaiting(await engine())
    await listWaiting()
  } catch (error) {
    fail(error)
  } finally {
    running = false
    results.computing = false
  }
  if (waiting.size > 0 && !hasFailed()) await run()
}

async function inspectWaiting(core: Engine): Promise<void> {
  let answers: SystemResult[] = []
  let shownAt = 0
  let busySince = Date.now()
  for (let id = next(); id !== undefined; id = next()) {
    // Systems that are not on the screen wait for an idle page.
    if (id !== workplace.systemId && Date.now() - busySince > SLICE_MS) {
      await idle()
      busySince = Date.now()
    }
    try {
      const answer = await inspect(core, id)
      if (answer) answers.push(answer)
    } catch (error) {
      fail(error)
    }
    const pace = waiting.size > MANY ? SHOW_MANY_EVERY_MS : SHOW_EVERY_MS
    if (Date.now() - shownAt < pace && waiting.size > 0) continue
    show(answers)
    answers = []
    shownAt = Date.now()
  }
}

/** Lists the findings of the system on the screen once its answer has been painted, and only while no newer change waits. */
async function listWaiting(): Promise<void> {
  const result = toBeListed()
  if (!result) return
  await afterPaint()
  if (waiting.size > 0) return
  const listed = await listShown(result)
  if (listed && results.bySystem[listed.systemId]?.revision === listed.revision)
    replaceResults({ ...results.bySystem, [listed.systemId]: listed })
}

function toBeListed(): SystemResult | null {
  const id = openedSystem()
  const result = id === null ? undefined : results.bySystem[id]
  return result && !result.isListed ? result : null
}

function hasFailed(): boolean {
  return results.error !== null
}

function fail(error: unknown): void {
  results.error = error instanceof Error ? error.message : String(error)
}

function next(): string | undefined {
  const shown = workplace.systemId
  const id = shown !== null && waiting.has(shown) ? shown : waiting.values().next().value
  if (id !== undefined) waiting.delete(id)
  return id
}

async function inspect(core: Engine, id: string): Promise<SystemResult | null> {
  const shown = workplace.systemId === id ? projectState.current?.systems[id] : undefined
  // The edit is painted first; changes that come meanwhile are sent with it.
  if (shown && hasMuchToTell()) await nextSlice()
  if (shown) await indexRows(shown.diagram)
  const project = currentProject()
  const system = project?.systems[id]
  const isShown = workplace.systemId === id && system?.active
  if (openedSystem() === id && !isShown) closeShown()
  if (!project || !system?.active) {
    if (results.bySystem[id]) replaceResults(omit(results.bySystem, id))
    if (system) await arrangeInactive(core, system)
    return null
  }
  const context = inspectContext(project)
  return isShown ? inspectShown(core, system, context) : core.inspect(system, context)
}

/** Arranges a system that is inactive, and therefore not calculated: its nodes get positions instead of all sharing one. */
async function arrangeInactive(core: Engine, system: System): Promise<void> {
  const { diagram, id } = system
  if (diagram.nodeCount === 0) return
  const { revision } = projectState
  const { x, y } = await core.arrange(system)
  // A change that came meanwhile starts its own arranging, or belongs to another project.
  if (projectState.revision !== revision || projectState.current?.systems[id]?.diagram !== diagram) return
  settlePlaces(id, x, y)
  results.arrangings++
}

// The record is replaced and never written to, so that readers need not proxy thousands of systems.
function show(answers: readonly SystemResult[]): void {
  const bySystem = { ...results.bySystem }
  for (const answer of answers) {
    const id = answer.systemId
    const isLate = isOvertaken(answer)
    if (!projectState.current?.systems[id] || isLate) {
      if (isLate) unseen.add(answer)
      continue
    }
    bySystem[id] = unseen.joinedTo(settleAnswer(answer))
  }
  replaceResults(bySystem)
}

function replaceResults(bySystem: Record<string, SystemResult>): void {
  ref(bySystem)
  results.bySystem = bySystem
}
