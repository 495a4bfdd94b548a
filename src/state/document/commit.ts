import { applyChange } from '../../model/change/apply'
import type { Change } from '../../model/change/change'
import { continued, touchedSystems } from '../../model/change/invert'
import type { Project } from '../../model/project/project'
import { stacks } from './history-stacks'
import { holdProject, plainChange, renewSystems } from './hold'
import { projectState } from './project'

/** `touched` are the systems the change concerns; null means all. */
export type CommitListener = (change: Change, touched: Set<string> | null) => void
export type OpenListener = (project: Project | null) => void

export type SettleListener = (systemId: string) => void

const settleListeners = new Set<SettleListener>()
const commitListeners = new Set<CommitListener>()
const openListeners = new Set<OpenListener>()

/** Applies a change to the open project, remembers how to take it back, bumps the revision. False where the project may only be read. */
export function commit(change: Change): boolean {
  const done = write(change)
  if (done) stacks.remember(done)
  return done !== null
}

/**
 * As `commit`, for what is written again and again while it is typed: it goes on with `step`, the one that such a commit answered before, as long as that is the last one.
 * Answers the step as it is now; null where there is none.
 */
export function commitInStep(change: Change, step: Change | null): Change | null {
  const done = write(change)
  if (!done) return step
  if (!step || stacks.lastDone() !== step) {
    stacks.remember(done)
    return done
  }
  const longer = continued(step, done)
  stacks.goOnWith(longer)
  return longer
}

/** As `commit`, for a change that history itself brings back or forth. */
export function commitFromHistory(change: Change): boolean {
  return write(change) !== null
}

/** Puts another project in place of the open one; null closes it. History starts anew. */
export function replaceProject(project: Project | null, readOnly = false): void {
  projectState.current = project && holdProject(project)
  projectState.readOnly = readOnly
  projectState.revision++
  stacks.clear()
  for (const listener of openListeners) listener(project)
}

/** Notes the number of the save that the server has acknowledged. */
export function markSaved(revision: number): void {
  if (projectState.current) projectState.current.savedRevision = revision
}

/** Writes arranged positions into the drawing of a system: a result of the present drawing, so neither history nor journal hears of it. */
export function settlePositions(systemId: string, x: Float64Array, y: Float64Array): void {
  const diagram = projectState.current?.systems[systemId]?.diagram
  if (!diagram || x.length < diagram.nodeCount || y.length < diagram.nodeCount) return
  const { nodeCount, nodeX, nodeY } = diagram
  let hasMoved = false
  for (let row = 0; row < nodeCount; row++) {
    const toX = x[row] ?? NaN
    const toY = y[row] ?? NaN
    if (Number.isNaN(toX) || Number.isNaN(toY) || (toX === nodeX[row] && toY === nodeY[row])) continue
    nodeX[row] = toX
    nodeY[row] = toY
    hasMoved = true
  }
  if (hasMoved) for (const listener of settleListeners) listener(systemId)
}

/** Hears of every change after it has been applied. */
export function onCommitted(listener: CommitListener): () => void {
  commitListeners.add(listener)
  return () => commitListeners.delete(listener)
}

/** Hears when a drawing of the open project was given other positions. */
export function onSettled(listener: SettleListener): () => void {
  settleListeners.add(listener)
  return () => settleListeners.delete(listener)
}

/** Hears when another project is opened or the open one is closed. */
export function onReplaced(listener: OpenListener): () => void {
  openListeners.add(listener)
  return () => openListeners.delete(listener)
}

function write(change: Change): Change | null {
  const project = projectState.current
  if (!project) throw new Error('There is no open project to change.')
  if (projectState.readOnly || change.ops.length === 0) return null
  const plain = plainChange(change)
  const renewed = renewSystems(project.systems, plain)
  if (renewed) project.systems = renewed
  applyChange(project, plain)
  projectState.revision++
  const touched = touchedSystems(plain)
  for (const listener of commitListeners) listener(plain, touched)
  return plain
}
